import type { Config } from '@react-router/dev/config';
import { addressesToPrerender } from './site/addresses.ts';

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  ssr: true,
  prerender: { paths: addressesToPrerender, concurrency: 2 },
} satisfies Config;
