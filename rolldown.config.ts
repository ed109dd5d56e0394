import { defineConfig } from 'rolldown';

/** The two processes, and the command that changes keys. Packages stay outside: production installs them from the lockfile. */
export default defineConfig({
  input: { web: 'server/web.ts', worker: 'server/worker.ts', rewrap: 'server/rewrap.ts' },
  platform: 'node',
  external: (id) => !/^[#./]/.test(id),
  output: { dir: 'build', format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js', sourcemap: true },
});
