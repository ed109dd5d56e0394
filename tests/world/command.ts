import { spawn } from 'node:child_process';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';

/** Runs a built command as whoever runs the site does, with the keys of the desk, and gives back all it said. */
export async function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [`build/server/${name}.js`, ...args], { env: { PATH: process.env['PATH'], ...demoSecrets, ...demoKeys.desk, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { status, said };
}
