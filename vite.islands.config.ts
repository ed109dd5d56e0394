import { defineConfig } from 'vite';

/** What runs in the browser: a small loader, and React only once a visitor reaches for an island. */
export default defineConfig({
  base: '/islands/',
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'public/islands',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: false,
    // A stylesheet inside a script would be an inline one, which no page allows.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { input: 'site/islands/loader.ts' },
  },
});
