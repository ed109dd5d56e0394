import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { inLanes } from '../testkit/lanes.ts';
import type { Attacked } from './desk-attack.ts';
import type { Target } from './desk-target.ts';

/** As many at a time as a desk with few people ever has. */
const lanes = 24;

type Guess = { what: string; path: string; cookie?: string; form?: string; json?: string; refused: (status: number, body: string) => boolean };

/**
 * Tokens of sessions, links and invitations, and references without a session: the right length and alphabet, half of them a letter away from
 * one that is valid. All are refused, in a time that the figures tell.
 */
export async function attackByGuessing({ desk, partner, requests }: Target, { guesses, seed }: { guesses: number; seed: number }): Promise<Attacked> {
  const failures: string[] = [];
  const invite = await desk.invite('second');
  const session = partner.visitor.cookies.get('__Host-desk') ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const started = performance.now();
  const each = Math.ceil(guesses / lanes);
  await inLanes(
    lanes,
    Array.from({ length: lanes }, (_, lane) => lane),
    async (lane) => {
      for (let at = 0; at < each; at++) {
        const random = randomFrom(`${seed} ${lane} ${at}`);
        const guess = guessOf(at, random, { session, invite, link: requests[0]?.token ?? '' });
        const { status, body } = await answered(desk.port, desk.origin, agent, guess);
        if (!guess.refused(status, body)) failures.push(`${guess.what} was answered with ${status}`);
      }
    },
  );
  agent.destroy();
  const seconds = (performance.now() - started) / 1000;
  if (!(await partner.visitor.isIn())) failures.push('guessing signed somebody out');
  return { trials: each * lanes, failures, figures: { perSecond: Math.round((each * lanes) / seconds) } };
}

function guessOf(at: number, random: Buffer, { session, invite, link }: { session: string; invite: string; link: string }): Guess {
  const near = at % 2 === 1;
  const like = (valid: string) => (near ? oneLetterAway(valid, random) : random.toString('base64url').repeat(2).slice(0, valid.length));
  switch (at % 10) {
    case 6:
    case 7:
      return { what: 'a link', path: '/a', form: `link=${like(link)}`, refused: (status) => status === 404 };
    case 8:
      return {
        what: 'an invitation',
        path: '/passkeys/options',
        json: JSON.stringify({ wish: { purpose: 'enroll', invite: like(invite) } }),
        refused: (_, body) => body.includes('"refused"'),
      };
    case 9:
      return { what: 'a reference', path: `/requests/${random.toString('hex').toUpperCase().slice(0, 8)}`, refused: (status) => status === 302 };
    default:
      return { what: 'a session', path: '/people', cookie: `__Host-desk=${like(session)}`, refused: (status) => status === 302 };
  }
}

function oneLetterAway(valid: string, random: Buffer): string {
  const at = (random[0] ?? 0) % valid.length;
  const letter = valid[at] === 'A' ? 'B' : 'A';
  return valid.slice(0, at) + letter + valid.slice(at + 1);
}

/** The same guesses for the same seed. */
function randomFrom(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A desk that has too much to do answers nobody: that is no way in, but it is no answer either. */
async function answered(port: number, origin: string, agent: Agent, guess: Guess, tries = 5): Promise<{ status: number; body: string }> {
  const answer = await send(port, origin, agent, guess);
  return answer.status < 500 || tries === 1 ? answer : answered(port, origin, agent, guess, tries - 1);
}

function send(port: number, origin: string, agent: Agent, { path, cookie, form, json }: Guess): Promise<{ status: number; body: string }> {
  const body = form ?? json;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET', headers: headersOf() }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        if (text.length < 1_000) text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

  function headersOf(): Record<string, string> {
    return {
      ...(cookie ? { cookie } : {}),
      ...(body
        ? { origin, 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) }
        : {}),
    };
  }
}
