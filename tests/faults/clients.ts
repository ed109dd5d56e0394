import { hash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fieldsOf } from '../testkit/front-door.ts';
import { filledIn } from '../testkit/requests.ts';

/** What one person knows of a request in the end: it is kept, it is not, or nobody can say. A form without script has no key. */
export type Known = { number: number; key: string | undefined; outcome: 'ok' | 'unknown'; reference?: string; attempts: number };

export type Crowd = {
  /** One line per request, as Jepsen writes it. */
  log: Known[];
  /** Answers that contradict an earlier one to the same key. */
  contradictions: string[];
  /** Nobody new comes while this is true. */
  paused: boolean;
  done: Promise<void>;
};

/** So many attempts outlast any restart. Some people leave after the first. */
const patience = 400;

/** Persons one after the other in so many lanes, each with a key, each trying again as the island does. */
export function sendCrowd(port: number, { requests, lanes, random }: { requests: number; lanes: number; random: () => number }): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const log: Known[] = [];
  const contradictions: string[] = [];
  const crowd: Crowd = { log, contradictions, paused: false, done: Promise.resolve() };
  let next = 0;

  const lane = async (): Promise<void> => {
    for (let number = next++; number < requests; number = next++) {
      while (crowd.paused) await delay(50);
      const submission = number % 5 === 4 ? undefined : randomUUID();
      const known: Known = { number, key: submission && hash('sha256', submission), outcome: 'unknown', attempts: 0 };
      const impatient = random() < 0.05;
      for (let attempt = 1; attempt <= (impatient ? 1 : patience); attempt++) {
        known.attempts = attempt;
        // One in fifty hangs up while the answer is on its way, and one in fifty clicks twice.
        const habit = random();
        const answers = await Promise.all(
          Array.from({ length: habit < 0.02 ? 2 : 1 }, () => post(agent, port, number, submission, habit > 0.98 ? Math.floor(random() * 20) : undefined)),
        );
        for (const { reference } of answers) {
          if (!reference) continue;
          if (known.reference && known.reference !== reference) contradictions.push(`request ${number} was given two references`);
          known.outcome = 'ok';
          known.reference = reference;
        }
        if (known.outcome === 'ok') break;
        await delay(Math.min(500, 20 * attempt));
      }
      log.push(known);
    }
  };
  crowd.done = Promise.all(Array.from({ length: lanes }, lane)).then(() => agent.destroy());
  return crowd;
}

type Answer = { reference?: string };

function post(agent: Agent, port: number, number: number, key: string | undefined, hangUpAfterMs?: number): Promise<Answer> {
  const draft = filledIn({ description: `Charge, court and date of request ${number}` });
  const body = key ? JSON.stringify({ draft, key, page: '/', attribution: {} }) : new URLSearchParams({ ...fieldsOf(draft), page: '/' }).toString();
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: key ? '/case-review' : '/free-consultation',
        headers: {
          'Content-Type': key ? 'application/json' : 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          Origin: `http://127.0.0.1:${port}`,
          'X-Forwarded-For': `${(number >> 16) + 1}.${(number >> 8) & 255}.${number & 255}.7`,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('close', () => {
          // An answer that is cut off was not seen.
          if (!response.complete) return resolve({});
          if (response.statusCode === 201) return resolve(JSON.parse(text) as Answer);
          const shown = response.statusCode === 200 ? /Your reference <b>([A-Z0-9 ]+)</.exec(text)?.[1] : undefined;
          resolve(shown ? { reference: shown.replaceAll(' ', '') } : {});
        });
      },
    );
    sent.setTimeout(8_000, () => sent.destroy());
    sent.on('error', () => resolve({}));
    sent.end(body);
    if (hangUpAfterMs !== undefined) setTimeout(() => sent.destroy(), hangUpAfterMs);
  });
}
