import { createSecretKey, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { enter } from '#followup/way-in.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { timesInLanes } from '../world/lanes.ts';
import { startPractice } from '../world/practice.ts';
import type { Result } from './plays.ts';

/** How many work at once; more would only wait for each other. */
const lanes = 24;

/** P10: whatever visits a call sheet's address, and whatever guesses a token, takes nothing. */
export async function runMachines({ hits, forged, without }: { hits: number; forged: number; without?: 'choice' }): Promise<Result> {
  const practice = await startPractice();
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  try {
    const { link, id } = await practice.request({ full_name: 'Machines' });
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

    const secret = createSecretKey(Buffer.from(localSecrets.INTAKE_SECRET));
    let opened = 0;
    await timesInLanes(lanes, forged, async () => {
      if (await enter(practice.scratch.db, secret, { token: randomBytes(32).toString('base64url') })) opened++;
    });
    if (opened > 0) failures.push(`${opened} forged tokens open a sheet`);
    await taken('by forged tokens');
    return { trials: hits + forged, failures, figures: { hits, forged } };
  } finally {
    agent.destroy();
    await practice.stop();
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
