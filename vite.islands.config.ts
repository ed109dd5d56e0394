import { defineConfig } from 'vite';
import { firmFacts } from './site/firm-facts.ts';

/** What runs in the browser: a small loader, and React only once a visitor reaches for an island. */
export default defineConfig({
  base: '/islands/',
  publicDir: false,
  define: firmFacts(),
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
