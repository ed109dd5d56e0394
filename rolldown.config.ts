import { defineConfig } from 'rolldown';

/**
 * The two processes, and the commands for whoever runs them. Packages stay outside: production installs them from the lockfile.
 * React Email comes in, because all but its components is tools (docs/decisions/009-mails-in-react-email.md).
 */
export default defineConfig({
  input: Object.fromEntries(['web', 'worker', 'preflight', 'rewrap', 'erase', 'export', 'import'].map((name) => [name, `server/${name}.ts`])),
  platform: 'node',
  external: (id, importer) => !/^[#./]/.test(id) && !isMails(id, importer),
  output: { dir: 'build', format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js', sourcemap: true },
});

/** The package itself, and what it needs to turn components into HTML and text. React stays the one that is installed. */
function isMails(id: string, importer: string | undefined): boolean {
  if (/^(react(-dom)?($|\/)|node:)/.test(id)) return false;
  return id === 'react-email' || (importer?.includes('/node_modules/') ?? false);
}
