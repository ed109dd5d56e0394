import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '#database/connection.ts';
import { openRequest } from '#followup/sealed-request.ts';
import { spoken } from '#intake/spoken.ts';
import type { People } from '#server/local/drill/people.ts';
import { freePort } from '#server/local/ports.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { untilReady } from '#server/local/until-ready.ts';

/** Opens some of the restored requests, and says which are not what was sent. An erased one must have no key. */
export async function opensWrong(db: Database, { sent, erased, vault }: People, count: number): Promise<string[]> {
  const all = [...sent.keys()];
  const ids = Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / Math.min(count, all.length))] ?? '');
  const rows = await db
    .selectFrom('case_reviews')
    .innerJoin('request_keys', 'case_review_id', 'id')
    .select(['id', 'answers', 'wrapped_key', 'key_version'])
    .where('id', 'in', [...ids, ...erased.map(({ id }) => id)])
    .execute();
  const wrong = rows.filter((row) => {
    const { answers } = openRequest<{ answers: unknown }>(vault, { ...row, answers: row.answers ?? Buffer.alloc(0) });
    return JSON.stringify(answers) !== JSON.stringify(sent.get(row.id)?.answers);
  });
  return [
    ...(rows.length === ids.length ? [] : [`${rows.length} of ${ids.length} samples have a key`]),
    ...(wrong.length === 0 ? [] : [`${wrong.length} samples are not what was sent, or were erased before`]),
  ];
}

/** Starts the built web process on the restored database, as production does, and visits it. */
export async function servesWrong(databaseUrl: string, { sent, erased }: People): Promise<string[]> {
  const port = await freePort();
  const web = spawn(process.execPath, ['build/web.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...localSecrets,
      LAUNCH_CHECK: 'off',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(`http://127.0.0.1:${port}/ready/intake`, 60);
    const shows = async (path: string, word: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return response.status === 200 && (await response.text()).includes(word);
    };
    const kept = [...sent.values()].at(-1);
    const gone = erased.at(-1);
    const visits: [string, boolean][] = [
      ['the home page', await shows('/', '</html>')],
      ['the last receipt', await shows(`/receipt/${kept?.receipt}`, spoken(kept?.reference ?? '?'))],
      ['the receipt of an erased request', await shows(`/receipt/${gone?.receipt}`, 'erased')],
    ];
    return visits.filter(([, well]) => !well).map(([what]) => `${what} is not served as it was`);
  } finally {
    web.kill('SIGKILL');
    if (web.exitCode === null) await once(web, 'exit');
  }
}
