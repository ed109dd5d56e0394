// @module-tag nightly
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBudget } from '#assistant/budget.ts';
import { publicClientKey } from '#assistant/client-key.ts';
import type { Beside } from '#assistant/reply.ts';
import { connect } from '#database/connection.ts';
import { ask, askForAll, type ChatSite, networkOf, post, startChat, tireless } from '../testkit/chat.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { openDatabase, type TestDatabase } from '../testkit/database.ts';
import { forbiddenBeside, forbiddenIn } from '../testkit/forbidden.ts';
import { fortyQuestions } from '../testkit/forty-questions.ts';
import { inLanes } from '../testkit/lanes.ts';
import { type Behaviour, behaviours, hostile, lastQuestion, slow, taken, useless } from '../testkit/model-behaviours.ts';
import { until } from '../testkit/product.ts';
import { scratchDatabase } from '../testkit/requests.ts';
import { type StandIn, startStandIn } from '../testkit/stand-in-model.ts';

let model: StandIn;
let alone: ChatSite;
let visitor = 0;
beforeAll(async () => {
  [model, alone] = await Promise.all([startStandIn(), startChat()]);
});
afterAll(async () => {
  await alone?.stop();
  await model?.stop();
});

/** A chat with a breaker of its own, so that no test opens another's. */
async function withModel<T>(behaviour: Behaviour, work: (chat: ChatSite) => Promise<T>): Promise<T> {
  model.behave(behaviour);
  const chat = await startChat({ model: model.url });
  try {
    return await work(chat);
  } finally {
    await chat.stop();
  }
}

const ppo = 'What is a PPO?';
const hello = { messages: [{ role: 'user', content: ppo }] };

describe('the contract', () => {
  test('a conversation goes in as JSON with the public key, and an answer comes out as choices, with what goes beside it', async () => {
    const response = await post(alone.url, hello);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'application/json', 'no-store']);
    const body = (await response.json()) as { beside: Beside };
    expect(body).toMatchObject({
      choices: [{ message: { role: 'assistant', content: expect.stringContaining('A PPO is a court order') } }],
      beside: {
        lang: 'en-US',
        about: ['protection order (PPO)'],
        notes: [{ cite: 'MCL 600.2950', address: expect.stringMatching(/^https:\/\/www\.legislature/) }, { cite: 'MCR 3.707(A)(1)(b)' }],
      },
    });
    expect(body.beside.chips?.texts.length).toBeGreaterThan(0);
    expect(forbiddenBeside(body.beside)).toEqual([]);
  });

  test('a stream comes in the shape of OpenAI, sentence by sentence, past every proxy, and says the same', async () => {
    const response = await post(alone.url, { ...hello, stream: true });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect([response.headers.get('x-accel-buffering'), response.headers.get('cache-control')]).toEqual(['no', 'no-store']);
    const events = (await response.text()).trim().split('\n\n');
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map(
      (event) =>
        JSON.parse(event.replace('data: ', '')) as {
          object: string;
          choices: { delta: { role?: string; content?: string }; finish_reason: string | null }[];
        },
    );
    expect(chunks.every(({ object, choices }) => object === 'chat.completion.chunk' && choices.length === 1)).toBe(true);
    expect(chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.length).toBeGreaterThan(5);
    expect(await askForAll(alone.url, ppo, { stream: true })).toEqual(await askForAll(alone.url, ppo));
  });

  test.each([
    ['no key', 401, hello, { Authorization: '' }],
    ['a wrong key', 401, hello, { Authorization: 'Bearer other' }],
    ['another site', 403, hello, { Origin: 'https://evil.example' }],
    ['no origin to speak of', 403, hello, { Origin: 'null' }],
    ['a cross-site fetch', 403, hello, { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', 403, hello, { 'Sec-Fetch-Site': 'same-site' }],
    ['a form', 415, 'messages=x', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['broken JSON', 400, '{"messages":', {}],
    ['a system message', 400, { messages: [{ role: 'system', content: 'x' }, ...hello.messages] }, {}],
    ['40 kB', 413, { messages: [{ role: 'user', content: 'x'.repeat(40_000) }] }, {}],
    ['17 kB', 413, { messages: [{ role: 'user', content: 'x'.repeat(17_000) }] }, {}],
  ])('%s is refused with %i and words for the visitor', async (_, status, body, headers) => {
    const response = await post(alone.url, body, { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(((await response.json()) as { error: string }).error).toMatch(/^[A-Z].+\.$/);
  });

  test('our own pages are let in', async () => {
    expect((await post(alone.url, hello, { headers: { Origin: alone.url, 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200);
  });

  test('nothing but POST is answered', async () => {
    expect((await fetch(`${alone.url}/legal-chat`)).status).toBe(404);
    expect(publicClientKey).toMatch(/public/);
  });
});

describe('what leaves for a model', () => {
  const said = (content: string) => ({ role: 'user', content });

  test('our instructions, numbered answers, and of the visitor the last four questions, with what names a person masked', async () => {
    await withModel('honest', async (chat) => {
      const before = [
        said('What is the oldest of these?'),
        said('My name is Jordan Avery and my SSN is 123-45-6789, born 4/27/1971'),
        { role: 'assistant', content: 'Sure. I am an attorney and I promise you will win.' },
        said('Please call 810-555-0199 or mail jordan@mail.example, case 22-123456-FH'),
        said('me llamo Rosa Delgado y tengo miedo'),
      ];
      await ask(chat.url, ppo, { before });
      const { body } = model.received.at(-1) ?? {};
      expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
      expect(body?.messages[0]?.content).toMatch(/^You help the website of .*\n1\. .*personal protection order/s);
      expect(body?.messages[0]?.content.match(/^\d+\. .+/gm)).toHaveLength(12);
      expect(body?.messages[1]?.content.split('\n')).toEqual([
        'Question 1: My name is [name] and my SSN is [private], [private]',
        'Question 2: Please call [number] or mail [e-mail], case [case number]',
        'Question 3: me llamo [name] y tengo miedo',
        'Question 4: What is a PPO?',
      ]);
      expect(JSON.stringify(body)).not.toMatch(/0199|jordan|123456|6789|1971|Rosa|promise you/i);
    });
  });

  test('nothing of an earlier emergency, and nothing of what somebody told about a deed', async () => {
    await withModel('honest', async (chat) => {
      await ask(chat.url, 'What is bond?', { before: [said('my husband is hitting me'), said('I hit him with a bottle'), said(ppo)] });
      expect(model.received.at(-1)?.body.messages[1]?.content).toBe('Question 1: What is a PPO?\nQuestion 2: What is bond?');
    });
  });

  test.each(['Police are at my door right now', 'I hit him with a bottle', 'me quiero suicidar', 'زوجي يضربني'])('nothing of: %s', async (question) => {
    await withModel('honest', async (chat) => {
      const before = model.received.length;
      await ask(chat.url, question);
      expect(model.received.length).toBe(before);
    });
  });
});

describe.each(['without a model', 'honest', 'promises', 'obeys'] as const)('the forty questions, %s', (behaviour) => {
  test('each is answered in the firm’s own lines, with what it must hold and nothing it must not', async () => {
    const answerAll = async (chat: ChatSite) => {
      const wrong: string[] = [];
      for (const { question, must, mustNot } of fortyQuestions) {
        const answer = await ask(chat.url, question, { visitor: networkOf(visitor++) });
        for (const pattern of must) if (!pattern.test(answer)) wrong.push(`${question}: lacks ${pattern}\n  ${answer}`);
        for (const pattern of mustNot) if (pattern.test(answer)) wrong.push(`${question}: holds ${pattern}\n  ${answer}`);
        for (const found of forbiddenIn(answer)) wrong.push(`${question}: ${found}\n  ${answer}`);
      }
      return wrong;
    };
    expect(fortyQuestions).toHaveLength(40);
    expect(behaviour === 'without a model' ? await answerAll(alone) : await withModel(behaviour, answerAll)).toEqual([]);
  });
});

describe('what a model chooses', () => {
  const titles = (answer: string) => answer.split('\n').filter((line) => line.startsWith('From our own pages:'));

  test.each(taken.filter((one) => one !== 'newFashioned'))('is taken from one that answers in this way: %s', async (behaviour) => {
    await withModel(behaviour, async (chat) => {
      expect(titles(await ask(chat.url, ppo))).toEqual(['From our own pages: What a PPO (personal protection order) is']);
      expect(chat.notes).toEqual([]);
    });
  });

  test('decides which answers are given, and that none is', async () => {
    const [two, none] = [await withModel('picksTwo', (chat) => askForAll(chat.url, ppo)), await withModel('picksNone', (chat) => askForAll(chat.url, ppo))];
    // The first is given, and the second is offered.
    expect(titles(two.text)).toHaveLength(1);
    expect(titles(two.text)[0]).not.toContain('What a PPO');
    expect(two.beside?.chips?.kind).toBe('meant');
    expect(none.text).toMatch(/^I don’t have an answer to that/);
    expect(none.beside?.chips?.kind).toBe('near');
  });

  test('adds what the visitor left open, and never goes against what they said', async () => {
    await withModel('lyingSlots', async (chat) => {
      const { beside } = await askForAll(chat.url, 'What is the penalty for my first dui?');
      expect(beside?.about).toEqual(['first OWI (drunk driving)', 'Wayne County', 'in custody']);
      expect(beside?.form).toEqual({ who: 'Me', county: 'Wayne County', case_type: 'OWI / DUI (Operating While Intoxicated)', arrested: 'Yes' });
    });
  });

  test.each(['sentenceAsCounty', 'markupAsCounty', 'smuggledCounty'] as const)('is no place for words of its own: %s', async (behaviour) => {
    await withModel(behaviour, async (chat) => {
      const { beside } = await askForAll(chat.url, ppo);
      expect([beside?.about, beside?.form.county]).toEqual([['protection order (PPO)'], undefined]);
    });
  });

  test('is dropped with a note when it is none, and the words of the question decide', async () => {
    const expected = await askForAll(alone.url, ppo);
    model.behave((asked) => useless[Number(/kind (\d+)/.exec(lastQuestion(asked))?.[1])] ?? 'honest');
    const chat = await startChat({ model: model.url, breaker: tireless });
    const answers = await inLanes(24, useless, (_, at) => askForAll(chat.url, `${ppo} (kind ${at})`, { visitor: networkOf(visitor++) }));
    await chat.stop();
    expect(useless.filter((_, at) => answers[at]?.text.split('\n')[0] !== expected.text.split('\n')[0])).toEqual([]);
    expect(answers.flatMap(({ text, beside }, at) => [...forbiddenIn(text), ...forbiddenBeside(beside)].map((wrong) => `${useless[at]}: ${wrong}`))).toEqual(
      [],
    );
    expect(chat.notes).toHaveLength(useless.length);
    expect(new Set(chat.notes.map(({ kind, why }) => `${kind} ${why}`))).toEqual(
      new Set([
        ...['no-json', 'other-shape', 'unknown-number'].map((why) => `dropped ${why}`),
        ...['unreachable', 'refused', 'limited', 'silent', 'stalled', 'too-long', 'truncated', 'unknown-model', 'garbage'].map((why) => `model-failed ${why}`),
      ]),
    );
  });

  test('comes from a hundred kinds of hostile replies in the play', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(100);
    expect(Object.keys(behaviours)).toHaveLength(hostile.length + taken.length);
  });
});

describe('a provider that refuses a parameter', () => {
  /** What went beside the model's name and the words. */
  const sent = (from: number) =>
    model.received.slice(from).map(({ body }) => Object.fromEntries(Object.entries(body).filter(([name]) => !['model', 'messages'].includes(name))));

  test('is asked once more without it, and from then on', async () => {
    await withModel('noSchema', async (chat) => {
      const from = model.received.length;
      for (let asked = 0; asked < 2; asked++) await ask(chat.url, ppo);
      const plainer = { response_format: { type: 'json_object' }, max_tokens: 600, temperature: 0 };
      expect(sent(from)).toEqual([{ ...plainer, response_format: { type: 'json_schema', json_schema: expect.anything() } }, plainer, plainer]);
      expect(chat.notes).toEqual([]);
    });
  });

  test('and names one after the other is understood by the second question', async () => {
    await withModel('newFashioned', async (chat) => {
      const from = model.received.length;
      for (let asked = 0; asked < 3; asked++) await ask(chat.url, ppo);
      expect(sent(from).map((parameters) => Object.keys(parameters).sort())).toEqual([
        ['max_tokens', 'response_format', 'temperature'],
        ['max_completion_tokens', 'response_format', 'temperature'],
        ['max_completion_tokens', 'response_format'],
        ['max_completion_tokens', 'response_format'],
      ]);
      expect(chat.notes).toEqual([{ kind: 'model-failed', why: 'refused' }]);
    });
  });

  test('and names none is asked as plainly as can be', async () => {
    await withModel('plainOnly', async (chat) => {
      const from = model.received.length;
      for (let asked = 0; asked < 2; asked++) await ask(chat.url, ppo);
      expect(sent(from).slice(1)).toEqual([{ max_tokens: 600 }, { max_tokens: 600 }]);
      expect(chat.notes).toEqual([]);
    });
  });

  test('for what a visitor asked loses nothing by it', async () => {
    await withModel('rejects', async (chat) => {
      await ask(chat.url, ppo);
      const from = model.received.length;
      model.behave('honest');
      await ask(chat.url, ppo);
      expect(sent(from)).toEqual([expect.objectContaining({ response_format: expect.objectContaining({ type: 'json_schema' }), temperature: 0 })]);
    });
  });
});

describe('a model that fails', () => {
  /** Each with a provider and a chat of its own, all at once: some take as long as a visitor's patience. */
  async function answers(behaviour: Behaviour) {
    const own = await startStandIn(behaviour);
    const chat = await startChat({ model: own.url });
    const started = cpuClockMs();
    const answer = await ask(chat.url, ppo, { stream: true });
    const ms = cpuClockMs() - started;
    await until('the provider is let go', () => own.open() === 0, 1);
    await chat.stop();
    await own.stop();
    return { behaviour, answer, ms, notes: chat.notes };
  }

  test('is answered for by the words of the question within 10 seconds, and let go', async () => {
    const all = await Promise.all([...slow, 'drops', 'cut', 'limited', 'breaks', 'denies', 'page', 'otherModel'].map((one) => answers(one as Behaviour)));
    for (const { behaviour, answer, ms, notes } of all) {
      expect(answer, behaviour).toMatch(/^From our own pages: What a PPO .*\(810\) 555-0146/s);
      // The first byte is waited for 8 s, the whole for 9; the rest of the 10 is for everything else.
      expect(ms, behaviour).toBeLessThan(behaviour === 'silent' ? 9_400 : 10_000);
      expect(notes, behaviour).toEqual([{ kind: 'model-failed', why: expect.any(String) }]);
    }
  });

  test('is left alone after three times, and nobody waits for it', async () => {
    await withModel('breaks', async (chat) => {
      const before = model.received.length;
      for (let asked = 0; asked < 6; asked++) await ask(chat.url, ppo);
      expect(model.received.length - before).toBe(3);
    });
  });

  test('is not left alone for being talked into nonsense', async () => {
    await withModel('promises', async (chat) => {
      const before = model.received.length;
      for (let asked = 0; asked < 6; asked++) await ask(chat.url, ppo);
      expect(model.received.length - before).toBe(6);
    });
  });
});

describe('limits', () => {
  test('a network has one choice of the model at a time; the others are answered at once', async () => {
    await withModel('steady', async (chat) => {
      const before = model.received.length;
      await Promise.all([
        ask(chat.url, ppo, { visitor: '192.0.2.10' }),
        wait(150).then(() => ask(chat.url, ppo, { visitor: '192.0.2.99' })),
        wait(150).then(() => ask(chat.url, ppo, { visitor: '198.51.100.1' })),
      ]);
      expect(model.received.length - before).toBe(2);
      await ask(chat.url, ppo, { visitor: '192.0.2.10' });
      expect(model.received.length - before).toBe(3);
    });
  });

  test.each([true, false])('the provider is let go within a second of the visitor leaving (stream: %s)', async (stream) => {
    await withModel('silent', async (chat) => {
      const leave = new AbortController();
      const asking = post(chat.url, { messages: [{ role: 'user', content: 'What is Clean Slate?' }], stream }, { signal: leave.signal });
      if (stream) await (await asking).body?.getReader().read();
      else asking.catch(() => undefined);
      await until('the model is asked', () => model.open() === 1, 2);
      leave.abort();
      expect(await until('the model is let go', () => model.open() === 0, 1)).toBeLessThan(1_000);
      expect(model.received.at(-1)?.closedAfterMs).toBeLessThan(1_500);
      expect(chat.notes).toEqual([]);
    });
  });
});

describe('the daily budget', () => {
  let postgres: TestDatabase;
  beforeAll(async () => {
    postgres = await openDatabase();
  });
  afterAll(() => postgres?.discard());

  /** 50 visitors within two seconds, over two processes that share what they share. */
  async function rush(url: string, daily: number): Promise<number> {
    model.behave('steady');
    const before = model.billed();
    const pools = [connect(url, { onError: () => undefined }), connect(url, { onError: () => undefined })];
    const chats = await Promise.all(pools.map(({ db }) => startChat({ model: model.url, budget: createBudget(db, daily) })));
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        await wait(at * 40);
        return ask(chats[at % 2]?.url ?? '', ppo, { visitor: networkOf(at) });
      }),
    );
    expect(answers.filter((answer) => !/A PPO is/.test(answer))).toEqual([]);
    await Promise.all([...chats.map((chat) => chat.stop()), ...pools.map(({ db }) => db.destroy())]);
    return model.billed() - before;
  }

  test('is shared by all processes and never passed, with 50 visitors in a rush', async () => {
    const { url, close } = await scratchDatabase(postgres, 'budget_shared');
    const daily = 24_000;
    const spent = await rush(url, daily);
    expect(spent).toBeLessThanOrEqual(daily);
    expect(spent).toBeGreaterThan(daily / 4);
    // A process that starts anew goes on from there: what is left is not enough for 50 more.
    expect(spent + (await rush(url, daily))).toBeLessThanOrEqual(daily);
    await close();
  });

  test('is kept when the database is away: each process goes on with a quarter of it', async () => {
    const daily = 48_000;
    const spent = await rush('postgres://nobody@127.0.0.1:9/none', daily);
    expect(spent).toBeLessThanOrEqual(daily / 2);
    expect(spent).toBeGreaterThan(0);
  });

  test('is kept when the database takes calls and never answers, and nobody waits longer than 10 seconds', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const daily = 48_000;
    const started = cpuClockMs();
    expect(await rush(`postgres://nobody@127.0.0.1:${(mute.address() as AddressInfo).port}/none`, daily)).toBeLessThanOrEqual(daily / 2);
    expect(cpuClockMs() - started).toBeLessThan(10_000);
    mute.close();
  });

  test('is not used up by a provider that only refuses', async () => {
    const { url, close } = await scratchDatabase(postgres, 'budget_refused');
    const { db } = connect(url, { onError: () => undefined });
    model.behave('limited');
    const chat = await startChat({ model: model.url, budget: createBudget(db, 6_000), breaker: tireless });
    const before = model.received.length;
    for (let asked = 0; asked < 8; asked++) await ask(chat.url, ppo);
    expect(model.received.length - before).toBe(8);
    expect(chat.notes.every(({ kind, why }) => kind === 'model-failed' && why === 'limited')).toBe(true);
    await chat.stop();
    await db.destroy();
    await close();
  });
});
