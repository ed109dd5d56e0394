import type { Config } from '@react-router/dev/config';

/** What can be finished before it is asked for is rendered by scripts/render-pages.ts. */
export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
} satisfies Config;
