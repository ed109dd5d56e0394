import { defineConfig, type Plugin } from 'vite';
import { firmFacts } from './site/firm-facts.ts';

/** What runs in the browser: a small loader, and React only once a visitor reaches for an island. */
export default defineConfig({
  base: '/islands/',
  publicDir: false,
  define: firmFacts(),
  plugins: [plainImports()],
  worker: { format: 'es' },
  build: {
    outDir: 'public/islands',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: false,
    // A stylesheet inside a script would be inline, which our content security policy forbids.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { input: 'site/islands/loader.ts' },
  },
});

/** Islands load their own styles, so that nothing is to be loaded before them: Vite's helper for that is a third of the loader. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
