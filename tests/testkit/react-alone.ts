import { build, type Rolldown } from 'vite';

/** React and its browser part, packed as islands are, and nothing else: what any island costs before it does anything. */
export async function reactAlone(): Promise<string> {
  const entry = 'virtual:react-alone';
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    // Under tests Vite would pack React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry ? `import * as react from 'react'; import { hydrateRoot } from 'react-dom/client'; globalThis.kept = [react, hydrateRoot];` : null,
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}
