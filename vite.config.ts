import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { builtWords, bundled } from './bundled.ts';
import { firmFacts } from './site/firm-facts.ts';

/** The two processes, the commands for whoever runs them, and the app that answers requests, for tests that break a page. */
const processes = {
  web: 'server/web.ts',
  worker: 'server/worker.ts',
  app: 'server/http/app.ts',
  ...Object.fromEntries(
    ['migrate', 'preflight', 'keys', 'rewrap', 'erase', 'export', 'import', 'consent', 'on-call', 'drill', 'desk-invite'].map((name) => [
      name,
      `server/commands/${name}.ts`,
    ]),
  ),
};

export default defineConfig({
  plugins: [reactRouter(), namedProcesses()],
  define: { ...firmFacts(), ...builtWords() },
  build: {
    // The words that everything is made from are in build/ too; scripts/build-from-words.ts empties what is made anew.
    emptyOutDir: false,
    // Drawings and fonts stay files of their own: cached once, never repeated inside a page or stylesheet.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      resolve: { noExternal: bundled },
      // One graph: the pages and the processes that serve them share every module.
      build: { sourcemap: true, rollupOptions: { input: { index: 'virtual:react-router/server-build', ...processes } } },
    },
  },
  server: { host: '127.0.0.1' },
});

/** React Router names its only output index.js; here there are several. */
function namedProcesses(): Plugin {
  return {
    name: 'named-processes',
    configEnvironment: (name) => (name === 'ssr' ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } : undefined),
  };
}
