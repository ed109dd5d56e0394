import { untilReady } from '#scripts/until-ready.ts';
import { type Running, run } from './product.ts';

/** The desk of a world whose worker makes links to it. */
export async function startDeskProcess(env: NodeJS.ProcessEnv, folder?: string): Promise<Running & { url: string }> {
  const process = run('desk', env, folder);
  await untilReady(`http://127.0.0.1:${env['DESK_PORT']}/ready`);
  return { ...process, url: env['DESK_URL'] ?? '' };
}
