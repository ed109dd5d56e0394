import { spawn } from 'node:child_process';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';

/** Runs a built command as whoever runs the site does, in the environment that the runbook names for it, and gives back all it said. */
export async function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [`build/server/${name}.js`, ...args], { env: { PATH: process.env['PATH'], ...secretsFor(name), ...env } });
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

function secretsFor(name: string): NodeJS.ProcessEnv {
  if (name === 'desk-invite') return demoKeys.desk;
  return { ...demoSecrets, ...(['on-call', 'drill'].includes(name) ? demoKeys.worker : demoKeys.desk) };
}
