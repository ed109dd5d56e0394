import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { content } from '#firm/content.ts';
import { openByLink } from '#replies/alert-link/open.ts';
import { links } from '../testkit/alert-link.ts';
import { startDesk } from '../testkit/desk.ts';
import { timesInLanes } from '../testkit/lanes.ts';
import type { Result } from './fault-runs.ts';

/** How many work at once; more would only wait for each other. */
const lanes = 24;

/** `choice`: the machines know a name and move the bar, as only a person does. */
export type Machines = { hits: number; forged: number; without?: 'choice' };

/** P10: whatever visits the address of an alert's link, presses what it finds there, or guesses a token, takes nothing. */
export async function runMachines({ hits, forged, without }: Machines): Promise<Result> {
  const practice = await startDesk();
  const { deskUrl } = practice;
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  try {
    const { link, id } = await practice.request({ full_name: 'Machines' });
    const token = link.split('#')[1] ?? '';
    const failures: string[] = [];
    const unmoved = async (when: string) => {
      const { acknowledged_at, ladder_step } = await practice.followup(id);
      if (acknowledged_at !== null) failures.push(`acknowledged ${when}`);
      if (ladder_step !== 1) failures.push(`passed on ${when}`);
    };
    if (without === 'choice') await press(deskUrl, { link: token, do: 'take', who: 'attorney', moved: '100' });

    const addresses = ['/a', `/a?link=${token}&do=take&who=attorney&moved=100`, `/a/${token}`];
    await timesInLanes(lanes, hits, (at) => visit(agent, deskUrl + addresses[at % 3], ['GET', 'HEAD', 'OPTIONS'][at % 3] ?? 'GET', at));
    await unmoved('by visits');

    // Every choice, every button, and the bar where a program leaves it: at its beginning, or where it was pressed.
    const choices = ['', 'looked', 'other', ...Object.keys(content().firm.onCall.people)];
    const presses = choices.flatMap((who) =>
      ['take', 'cannot', 'mine', 'go'].flatMap((wanted) => ['', '0', '50'].map((moved) => ({ who, do: wanted, moved }))),
    );
    for (const fields of presses) {
      const { status } = await press(deskUrl, { link: token, ...fields });
      if (status >= 500) failures.push(`a press is answered with ${status}`);
    }
    await unmoved('by presses');

    const ladder = content().firm.onCall;
    let opened = 0;
    await timesInLanes(lanes, forged, async () => {
      if (await openByLink({ db: practice.scratch.db, links, ladder }, randomBytes(28).toString('base64url'))) opened++;
    });
    if (opened > 0) failures.push(`${opened} forged tokens open something`);
    await unmoved('by forged tokens');
    return { trials: hits + forged + presses.length, failures, figures: { hits, forged, presses: presses.length } };
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
  return fetch(`${url}/a`, { method: 'POST', redirect: 'manual', headers: { origin: url }, body: new URLSearchParams(fields) });
}
