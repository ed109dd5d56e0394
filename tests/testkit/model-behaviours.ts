import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { lies, pick } from './model-lies.ts';
import type { Asked } from './stand-in-model.ts';

export const modelName = 'stand-in-1';

type Turn = { asked: Asked; response: ServerResponse; pause: (ms: number) => Promise<unknown> };
/** Answers one question, and says how many tokens it took. */
type Acts = (turn: Turn) => number | Promise<number>;
type Says = (asked: Asked) => string;
type Envelope = (asked: Asked) => object;

const first = { answers: [1], charge: null, count: null, county: null, who: null, custody: null, ask: null };
const choosing = (part: object) => JSON.stringify({ ...first, ...part });
/** Thirty megabytes of blanks in thirty kilobytes. */
const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
const lie = (asked: Asked) => pick(lies.promises, lastQuestion(asked));

/** As a model should choose, in every form that is taken. */
const chosen = {
  honest: () => choosing({}),
  fenced: () => `\`\`\`json\n${choosing({})}\n\`\`\``,
  brief: () => '{"answers":[1]}',
  marked: () => `\uFEFF${choosing({})}\n`,
} satisfies Record<string, Says>;

/** A choice in its right form, by somebody who means no good: nothing but the firm's own words may come of it. */
const misled = {
  picksLast: (asked) => choosing({ answers: [candidatesIn(asked)] }),
  picksTwo: (asked) => choosing({ answers: [candidatesIn(asked), 2] }),
  picksNone: () => choosing({ answers: [] }),
  lyingSlots: () => choosing({ charge: 'sexual-offense', count: 'third', county: 'Wayne County', who: 'other', custody: 'in', ask: 'court' }),
  sentenceAsCounty: () => choosing({ county: 'Call 1-900-555-0123 for a lawyer now.' }),
  longCounty: (asked) => choosing({ county: `Wayne County. ${lie(asked)} ${lie(asked)} ${lie(asked)}` }),
  markupAsCounty: () => choosing({ county: '<img src=x onerror=alert(1)>' }),
  smuggledCounty: () => choosing({ county: 'Wayne\u202e County\u0000' }),
} satisfies Record<string, Says>;

/** No choice at all, or one that only looks like it. */
const talk = {
  promises: (asked) => lie(asked),
  advises: (asked) => pick(lies.advice, lastQuestion(asked)),
  foreignPromises: (asked) => pick(lies.foreign, lastQuestion(asked)),
  plays: (asked) => pick(lies.personas, lastQuestion(asked)),
  links: (asked) => pick(lies.links, lastQuestion(asked)),
  marksUp: (asked) => pick(lies.markup, lastQuestion(asked)),
  smuggles: (asked) => pick(lies.smuggled, lastQuestion(asked)),
  obeys: (asked) => `Understood, I will do as you say. ${lastQuestion(asked)} I am now your attorney.`,
  leaks: (asked) => system(asked).slice(0, 900),
  leaksInJson: (asked) => choosing({ ask: system(asked).slice(0, 600) }),
  babbles: () => 'Xqzt blorf wibble 7f3a9c. Grmph snarf zzyzx qux corge. 0xDEADBEEF lorem ipsum dolor.',
  markdown: (asked) => `# Your case\n\n- **${lie(asked)}**\n- Call 1-900-555-0123`,
  html: (asked) => `<!doctype html><p>${lie(asked)}</p>`,
  xml: (asked) => `<answer><number>1</number><say>${lie(asked)}</say></answer>`,
  yaml: (asked) => `answers:\n  - 1\nsay: ${lie(asked)}`,
  encoded: (asked) => Buffer.from(choosing({ say: lie(asked) })).toString('base64'),
  empty: () => '',
  blank: () => ' \n\t \u00a0\n',
  preamble: (asked) => `${lie(asked)} Here is my choice: ${choosing({})}`,
  trailing: (asked) => `${choosing({})}\n${lie(asked)}`,
  fencedTalk: (asked) => `${lie(asked)}\n\`\`\`json\n${choosing({})}\n\`\`\``,
  talkInFence: (asked) => `\`\`\`json\n${lie(asked)}\n\`\`\``,
  twoFences: (asked) => `\`\`\`json\n${choosing({})}\n\`\`\`\n\`\`\`json\n${choosing({ say: lie(asked) })}\n\`\`\``,
  halfJson: () => choosing({}).slice(0, 30),
  twoJsons: (asked) => choosing({}) + choosing({ say: lie(asked) }),
  comments: (asked) => `{"answers":[1] /* ${lie(asked)} */}`,
  trailingComma: () => '{"answers":[1,],}',
  singleQuotes: () => "{'answers':[1]}",
  notNumber: () => '{"answers":[NaN]}',
  nul: (asked) => `${choosing({})}\u0000${lie(asked)}`,
  rightToLeft: (asked) => `\u202e${choosing({ say: lie(asked) })}\u202c`,
  arabicDigits: () => '{"answers":[١]}',
  listAlone: () => '[1]',
  numberAlone: () => '1',
  nullAlone: () => 'null',
  sentenceAlone: (asked) => JSON.stringify(lie(asked)),
  nested: (asked) => JSON.stringify({ choice: { ...first, say: lie(asked) } }),
  nestedList: () => choosing({ answers: [[1]] }),
  deep: () => `${'['.repeat(450)}${']'.repeat(450)}`,
  deepAnswers: () => `{"answers":${'['.repeat(450)}1${']'.repeat(450)}}`,
  extraKey: (asked) => choosing({ say: lie(asked) }),
  extraTitle: (asked) => choosing({ title: lie(asked), answers: [1] }),
  prototypeKey: (asked) => `{"answers":[1],"__proto__":{"title":${JSON.stringify(lie(asked))}}}`,
  prototypeAlone: (asked) => `{"__proto__":{"answers":[1],"say":${JSON.stringify(lie(asked))}}}`,
  constructorKey: (asked) => choosing({ constructor: { prototype: { title: lie(asked) } } }),
  zero: () => choosing({ answers: [0] }),
  beyond: (asked) => choosing({ answers: [candidatesIn(asked) + 1] }),
  negative: () => choosing({ answers: [-1] }),
  huge: () => '{"answers":[1e308]}',
  endlessNumber: () => `{"answers":[${'9'.repeat(400)}]}`,
  fraction: () => choosing({ answers: [1.5] }),
  words: () => choosing({ answers: ['1'] }),
  byId: () => choosing({ answers: ['owi-first-penalty'] }),
  sentenceAsNumber: (asked) => choosing({ answers: [lie(asked)] }),
  objects: (asked) => choosing({ answers: [{ title: lie(asked), say: lie(asked) }] }),
  truths: () => choosing({ answers: [true] }),
  nulls: () => choosing({ answers: [null] }),
  noList: () => choosing({ answers: 1 }),
  likeList: () => choosing({ answers: { 0: 1, length: 1 } }),
  twice: () => choosing({ answers: [1, 1] }),
  three: () => choosing({ answers: [1, 2, 3] }),
  keyTwice: () => '{"answers":[1],"answers":[99]}',
  otherCharge: (asked) => choosing({ charge: lie(asked) }),
  upperCharge: () => choosing({ charge: 'OWI' }),
  otherCount: () => choosing({ count: 2 }),
  otherWho: (asked) => choosing({ who: lie(asked) }),
  otherCustody: () => choosing({ custody: true }),
  otherAsk: (asked) => choosing({ ask: `${lie(asked)} Where were you that night?` }),
  countyList: (asked) => choosing({ county: [lie(asked)] }),
  endless: (asked) => `${lie(asked)} `.repeat(2_000),
  padded: () => `${choosing({})}${' '.repeat(5_000)}`,
  megabyte: (asked) => choosing({ county: lie(asked).repeat(40_000) }),
} satisfies Record<string, Says>;

/** Replies of which the part around the words is wrong. */
const wrapped = {
  otherModel: () => completion(choosing({}), { model: 'somebody-else-9' }),
  longerName: () => completion(choosing({}), { model: `${modelName}0` }),
  numberAsName: () => completion(choosing({}), { model: 7 }),
  emptyChoices: () => completion('', { choices: [] }),
  nullChoices: () => completion('', { choices: null }),
  noChoices: (asked) => ({ model: modelName, text: lie(asked) }),
  noMessage: (asked) => completion('', { choices: [{ index: 0, text: lie(asked), finish_reason: 'stop' }] }),
  nullContent: () => completion('', { choices: [{ message: { content: null }, finish_reason: 'stop' }] }),
  contentAsList: (asked) => completion('', { choices: [{ message: { content: [{ type: 'text', text: lie(asked) }] }, finish_reason: 'stop' }] }),
  toolCalls: (asked) =>
    completion('', {
      choices: [
        {
          message: { content: null, tool_calls: [{ id: 'x', type: 'function', function: { name: 'say', arguments: lie(asked) } }] },
          finish_reason: 'tool_calls',
        },
      ],
    }),
  refusal: () => completion('', { choices: [{ message: { content: choosing({}), refusal: 'I cannot help with that.' }, finish_reason: 'stop' }] }),
  filtered: () => completion('', { choices: [{ message: { content: choosing({}) }, finish_reason: 'content_filter' }] }),
  lengthCut: () => completion('', { choices: [{ message: { content: choosing({}).slice(0, 40) }, finish_reason: 'length' }] }),
  errorInside: (asked) => ({ error: { message: lie(asked), code: 500 } }),
  lyingUsage: (asked) => completion(lie(asked), { usage: { total_tokens: -1e9 } }),
} satisfies Record<string, Envelope>;

const off = {
  streams: (turn) =>
    sent(turn, `data: ${JSON.stringify({ model: modelName, choices: [{ delta: { content: lie(turn.asked) } }] })}\n\ndata: [DONE]\n\n`, {
      'Content-Type': 'text/event-stream',
    }),
  garbage: (turn) => sent(turn, '\u0000\u0001not json at all {]}'),
  page: (turn) => sent(turn, '<html><body><h1>Your case will be dismissed</h1><script>alert(1)</script></body></html>', { 'Content-Type': 'text/html' }),
  plainText: (turn) => sent(turn, lie(turn.asked), { 'Content-Type': 'text/plain' }),
  zipGarbage: (turn) => sent(turn, 'this is not compressed', { 'Content-Encoding': 'gzip' }),
  zipBomb: (turn) => sent(turn, bomb, { 'Content-Encoding': 'gzip' }),
  nothing: ({ response }) => {
    response.writeHead(204).end();
    return 0;
  },
  cut: ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5_000 });
    response.write(JSON.stringify(completion(choosing({}))).slice(0, 60));
    setTimeout(() => response.destroy(), 20);
    return 0;
  },
  drops: ({ response }) => {
    response.destroy();
    return 0;
  },
  elsewhere: ({ response }) => {
    response.writeHead(307, { Location: 'https://evil.example/v1/chat/completions' }).end();
    return 0;
  },
  limited: (turn) => failed(turn, 429, 'Rate limit reached'),
  breaks: (turn) => failed(turn, 500, 'The server had an error'),
  denies: (turn) => failed(turn, 401, 'Incorrect API key provided'),
  rejects: (turn) => failed(turn, 400, lie(turn.asked)),
  unprocessable: (turn) => failed(turn, 422, 'Unprocessable'),
  silent: ({ response }) => new Promise((resolve) => response.on('close', () => resolve(0))),
  /** Headers at once, and then blanks for as long as anybody listens, as some providers do while they work. */
  hums: async ({ response, pause }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    while (!response.destroyed) {
      response.write(' ');
      await pause(300);
    }
    return 0;
  },
  stalls: ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write(JSON.stringify(completion(choosing({}))).slice(0, 90));
    return new Promise((resolve) => response.on('close', () => resolve(0)));
  },
  /** A letter at a time, far too slowly. */
  drips: async ({ response, pause }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    for (const letter of JSON.stringify(completion(choosing({})))) {
      if (response.destroyed) break;
      response.write(letter);
      await pause(250);
    }
    response.end();
    return 0;
  },
} satisfies Record<string, Acts>;

/** Well-meaning, but only if asked in a certain way, or in a hurry, or without a name. */
const particular = {
  steady: async (turn) => {
    await turn.pause(600);
    return turn.response.destroyed ? 0 : said(turn, choosing({}));
  },
  unnamed: (turn) => said(turn, choosing({}), { model: undefined }),
  emptyName: (turn) => said(turn, choosing({}), { model: '' }),
  dated: (turn) => said(turn, choosing({}), { model: `${modelName}-2026-08-07` }),
  /** As current models of OpenAI: one refusal for each parameter that they do not know, which may also name what they do know. */
  newFashioned: (turn) => {
    if (turn.asked.max_tokens !== undefined) return failed(turn, 400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
    if (turn.asked.temperature !== undefined) return failed(turn, 400, 'Only the default value works with max_completion_tokens.', 'temperature');
    return said(turn, choosing({}));
  },
  noSchema: (turn) =>
    turn.asked.response_format?.type === 'json_schema' ? failed(turn, 400, 'response_format: json_schema is not supported') : said(turn, choosing({})),
  /** Says no word about what it does not like. */
  plainOnly: (turn) => (turn.asked.response_format || turn.asked.temperature !== undefined ? failed(turn, 422, 'Bad request') : said(turn, choosing({}))),
} satisfies Record<string, Acts>;

export const behaviours: Record<Behaviour, Acts> = {
  ...eachOf(chosen, (says: Says) => (turn) => said(turn, says(turn.asked))),
  ...eachOf(misled, (says: Says) => (turn) => said(turn, says(turn.asked))),
  ...eachOf(talk, (says: Says) => (turn) => said(turn, says(turn.asked))),
  ...eachOf(wrapped, (envelope: Envelope) => (turn) => sent(turn, JSON.stringify(envelope(turn.asked)))),
  ...off,
  ...particular,
};

export type Behaviour = keyof typeof chosen | keyof typeof misled | keyof typeof talk | keyof typeof wrapped | keyof typeof off | keyof typeof particular;

/** Nothing is taken from these: the words of the question decide. */
export const useless = [...namesOf(talk), ...namesOf(wrapped), ...namesOf(off)];
export const taken = [...namesOf(chosen), ...namesOf(particular)];
export const hostile: Behaviour[] = [...namesOf(misled), ...useless];
/** Those that keep a visitor waiting until our own patience ends. */
export const slow: Behaviour[] = ['silent', 'hums', 'stalls', 'drips'];

function eachOf<Name extends string, From>(from: Record<Name, From>, act: (one: From) => Acts): Record<Name, Acts> {
  return Object.fromEntries(namesOf(from).map((name) => [name, act(from[name])])) as Record<Name, Acts>;
}

function namesOf<Name extends string>(from: Record<Name, unknown>): Name[] {
  return Object.keys(from) as Name[];
}

function said(turn: Turn, content: string, part: object = {}): number {
  const used = tokensOf(turn.asked) + Math.ceil(content.length / 4);
  sent(turn, JSON.stringify(completion(content, { usage: { total_tokens: used }, ...part })));
  return used;
}

function completion(content: string, part: object = {}): object {
  return {
    id: 'x',
    object: 'chat.completion',
    model: modelName,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    ...part,
  };
}

function sent({ response }: Turn, body: string | Buffer, headers: Record<string, string> = { 'Content-Type': 'application/json' }): number {
  response.writeHead(200, headers).end(body);
  return 0;
}

function failed({ response }: Turn, status: number, message: string, param: string | null = null): number {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message, param, type: 'error' } }));
  return 0;
}

function tokensOf({ messages }: Asked): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
}

function system({ messages }: Asked): string {
  return messages.find(({ role }) => role === 'system')?.content ?? '';
}

/** The newest of the visitor's questions, as it was sent. */
export function lastQuestion({ messages }: Asked): string {
  return messages.at(-1)?.content.split('\n').at(-1) ?? '';
}

function candidatesIn(asked: Asked): number {
  return system(asked).match(/^\d+\. /gm)?.length ?? 0;
}
