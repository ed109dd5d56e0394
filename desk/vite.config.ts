import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtWords, bundled } from '../bundled.ts';
import { content } from '../firm/content.ts';

/** The pages and the process that serves them in one graph, apart from the public site's: build/desk/server/desk.js. */
export default defineConfig({
  plugins: [
    reactRouter(),
    {
      name: 'named-process',
      configEnvironment: (name) => (name === 'ssr' ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } : undefined),
    },
  ],
  define: { FIRM_ZONE: JSON.stringify(content().firm.timeZone), ...builtWords() },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', reportCompressedSize: false },
  environments: {
    ssr: {
      resolve: { noExternal: bundled },
      build: { sourcemap: true, rollupOptions: { input: { index: 'virtual:react-router/server-build', desk: '../server/desk.ts' } } },
    },
  },
  server: { host: '127.0.0.1' },
});
