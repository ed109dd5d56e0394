import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { spoken } from '#case-review/reference.ts';
import { openAnswers } from '#case-review/sealed.ts';
import type { Database } from '#database/connection.ts';
import type { People } from '#scripts/drill/people.ts';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoSecrets } from '#server/demo-secrets.ts';

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
    const answers = openAnswers(vault, { ...row, answers: row.answers ?? Buffer.alloc(0) });
    const asSent: Record<string, unknown> = { ...sent.get(row.id)?.answers };
    return Object.entries(answers).some(([field, text]) => text !== (asSent[field] ?? ''));
  });
  return [
    ...(rows.length === ids.length ? [] : [`${rows.length} of ${ids.length} samples have a key`]),
    ...(wrong.length === 0 ? [] : [`${wrong.length} samples are not what was sent, or were erased before`]),
  ];
}

/** Starts the built web process on the restored database, as production does, and visits it. */
export async function servesWrong(databaseUrl: string, { sent, erased }: People): Promise<string[]> {
  const port = await freePort();
  const web = spawn(process.execPath, ['build/server/web.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...demoSecrets,
      LAUNCH_CHECK: 'off',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(`http://127.0.0.1:${port}/ready/intake`, 60);
    const shows = async (path: string, word: string, sent?: { token: string }) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, sent && { method: 'POST', body: new URLSearchParams(sent) });
      return response.status === 200 && (await response.text()).includes(word);
    };
    const kept = [...sent.values()].at(-1);
    const gone = erased.at(-1);
    const visits: [string, boolean][] = [
      ['the home page', await shows('/', '</html>')],
      ['the last receipt', await shows('/receipt', spoken(kept?.reference ?? '?'), { token: kept?.receipt ?? '' })],
      ['the receipt of an erased request', await shows('/receipt', 'erased', { token: gone?.receipt ?? '' })],
    ];
    return visits.filter(([, well]) => !well).map(([what]) => `${what} is not served as it was`);
  } finally {
    web.kill('SIGKILL');
    if (web.exitCode === null) await once(web, 'exit');
  }
}
