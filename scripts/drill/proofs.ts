import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readContacts, readStories } from '#case-review/parts.ts';
import { spoken } from '#case-review/reference.ts';
import type { Database } from '#database/connection.ts';
import type { People } from '#scripts/drill/people.ts';
import { freePort } from '#scripts/ports.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';

/** Opens some of the restored requests, and says which are not what was sent. An erased one must have no key. */
export async function opensWrong(db: Database, { sent, erased, opener }: People, count: number): Promise<string[]> {
  const all = [...sent.keys()];
  const ids = Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / Math.min(count, all.length))] ?? '');
  const wanted = [...ids, ...erased.map(({ id }) => id)];
  const [contacts, stories] = [await readContacts(db, opener, wanted), await readStories(db, opener, wanted)];
  const wrong: string[] = [];
  for (const [id, { reasons: _reasons, ...contact }] of contacts) {
    const { attribution: _attribution, ...story } = stories.get(id) ?? { attribution: {} };
    const asSent: Record<string, unknown> = { ...sent.get(id)?.answers };
    if (Object.entries({ ...contact, ...story }).some(([field, text]) => text !== (asSent[field] ?? ''))) wrong.push(id);
  }
  return [
    ...(contacts.size === ids.length ? [] : [`${contacts.size} of ${ids.length} samples have a key`]),
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
      ...demoKeys.web,
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
