import type { Config } from '@react-router/dev/config';

/** The desk is a project of its own beside the public site: its own addresses, its own build, its own process. */
export default {
  appDirectory: '.',
  // `npm run dev` builds into a folder of its own, beside what production and tests run.
  buildDirectory: `../${process.env['DESK_BUILD'] ?? 'build/desk'}`,
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
