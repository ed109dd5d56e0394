import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { enter } from '#followup/call-sheet/access.ts';
import { demoSecrets } from '#server/demo-secrets.ts';
import { openSecrets } from '#vault/secrets.ts';
import { breakBuild } from '../world/broken-build.ts';
import { timesInLanes } from '../world/lanes.ts';
import { startPractice } from '../world/practice.ts';
import { built } from '../world/product.ts';
import type { Result } from './plays.ts';

/** How many work at once; more would only wait for each other. */
const lanes = 24;

/** `choice`: somebody is chosen already for whoever presses. `lockout`: codes can be typed without end. */
export type Machines = { hits: number; forged: number; without?: 'choice' | 'lockout' };

/** P10: whatever visits a call sheet's address, and whatever guesses a token or types codes, takes nothing. */
export async function runMachines({ hits, forged, without }: Machines): Promise<Result> {
  const broken = without === 'lockout' ? breakBuild([{ find: '<= mostTries', put: '<= 1e9' }]) : undefined;
  const practice = await startPractice({}, broken ? broken.folder : built);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  try {
    const { link, id, reference, code } = await practice.request({ full_name: 'Machines' });
    const token = link.split('#')[1] ?? '';
    const failures: string[] = [];
    const taken = async (when: string) => {
      if ((await practice.followup(id))['acknowledged_at'] !== null) failures.push(`acknowledged ${when}`);
    };
    // A break in the product that the same play must show: a choice that is made for whoever presses.
    if (without === 'choice') await press(practice.product.url, { token, do: 'acknowledge', who: 'attorney' });

    const addresses = [`/call`, `/call?token=${token}&do=acknowledge&who=attorney`, `/call/${token}`];
    await timesInLanes(lanes, hits, (at) => visit(agent, practice.product.url + addresses[at % 3], ['GET', 'HEAD', 'OPTIONS'][at % 3] ?? 'GET', at));
    await taken('by visits');

    const secrets = openSecrets(demoSecrets.INTAKE_SECRET);
    let opened = 0;
    await timesInLanes(lanes, forged, async () => {
      if (await enter(practice.scratch.db, secrets, { token: randomBytes(32).toString('base64url') })) opened++;
    });
    if (opened > 0) failures.push(`${opened} forged tokens open a sheet`);
    await taken('by forged tokens');
    // Typed by a machine, many at once: after ten wrong ones not even the right code opens the sheet, for an hour.
    const typed = 300;
    await timesInLanes(lanes, typed, async (at) => {
      const { status } = await press(practice.product.url, { reference, code: `AAAA${String(at).padStart(4, '2')}`, do: 'acknowledge', who: 'attorney' });
      if (status !== 404) failures.push(`a wrong code is answered with ${status}`);
    });
    const right = await press(practice.product.url, { reference, code, do: 'acknowledge', who: 'attorney' });
    if (right.status !== 404) failures.push('the right code still opens it after 300 wrong ones');
    await taken('by typed codes');
    return { trials: hits + forged + typed, failures, figures: { hits, forged, typed } };
  } finally {
    agent.destroy();
    await practice.stop();
    broken?.remove();
  }
}

function visit(agent: Agent, url: string, method: string, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: at % 2 ? { 'Sec-Purpose': 'prefetch' } : {} }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    });
    sent.on('error', reject);
    sent.end();
  });
}

function press(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/call`, { method: 'POST', headers: { origin: url }, body: new URLSearchParams(fields) });
}
