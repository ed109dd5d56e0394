import { setTimeout as wait } from 'node:timers/promises';
import { breakBuild } from '../testkit/broken-build.ts';
import { askForAll, networkOf } from '../testkit/chat.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { forbiddenBeside, forbiddenIn } from '../testkit/forbidden.ts';
import { inLanes } from '../testkit/lanes.ts';
import { type Behaviour, hostile, lastQuestion, modelName, slow } from '../testkit/model-behaviours.ts';
import { startProduct } from '../testkit/product.ts';
import { type Prompt, prompts } from '../testkit/prompts.ts';
import { startStandIn } from '../testkit/stand-in-model.ts';
import type { Result } from './fault-runs.ts';

/** `choice`: what a model wrote is shown. `counties`: what it calls a county is believed. `patience`: it is waited for longer. */
export type Turned = 'choice' | 'counties' | 'patience';

export type Hostile = { questions: number; seed: number; without?: Turned };

/**
 * The built assistant against a provider that does everything wrong, over HTTP, streamed and whole. Whatever the provider says, each line
 * of an answer must stand in the firm's own content, what comes beside it must be from closed lists, and it must be there in time.
 */
export async function runAssistant({ questions, seed, without }: Hostile): Promise<Result> {
  const build = breakBuild([...tireless, ...(without ? broken[without] : [])]);
  const model = await startStandIn();
  const product = await startProduct(
    { ASSISTANT_BASE_URL: model.url, ASSISTANT_API_KEY: 'the-key', ASSISTANT_MODEL: modelName, ASSISTANT_DAILY_TOKENS: '1000000000', TRUSTED_PROXY: 'true' },
    build.folder,
  );
  const failures: string[] = [];
  const played = new Map<string, Behaviour>();
  let [trials, longestMs] = [0, 0];
  model.behave((asked) => played.get(/vk\d{5}/.exec(lastQuestion(asked))?.[0] ?? '') ?? 'honest');
  try {
    // The first question in a language reads all that the chat knows in it.
    for (const hello of ['What is OWI?', '¿Cuánto cuesta un abogado?', 'أين المكتب؟']) await askForAll(product.url, hello);
    const all = prompts(questions, seed).map((prompt, number) => ({ prompt, behaviour: behaviourAt(number), number }));
    for (const { prompt, behaviour } of all) played.set(prompt.mark, behaviour);
    // Those that keep a visitor waiting come first, side by side but not in one moment: they should wait for the provider, and not for each other.
    await inLanes(slowAtOnce, all.slice(0, slowAtOnce), async (one) => {
      await wait(one.number * 300);
      await trial(one);
    });
    await inLanes(quickAtOnce, all.slice(slowAtOnce), trial);
    failures.push(...toldIn(product.web.lines));
  } finally {
    await product.stop();
    await model.stop();
    build.remove();
  }
  const asked = model.received.length;
  // If hardly any question reached the provider, this would prove nothing.
  if (asked <= trials / 2) failures.push(`only ${asked} of ${trials} questions reached a model`);
  return { trials, failures, figures: { seed, kinds: hostile.length, replies: asked, longestMs: Math.round(longestMs) } };

  async function trial({ prompt: { question, before, mark }, behaviour, number }: Trial): Promise<void> {
    const started = cpuClockMs();
    const { text, beside } = await askForAll(product.url, question, { before, visitor: networkOf(number), stream: number % 2 === 0 });
    const ms = cpuClockMs() - started;
    longestMs = Math.max(longestMs, ms);
    trials++;
    const wrong = [...forbiddenIn(text), ...forbiddenBeside(beside)];
    if (!/\(810\) 555-0146|\b911\b|\b988\b/.test(text)) wrong.push('no number to call');
    if (text.includes(mark)) wrong.push('what the visitor typed');
    if (ms > 10_000) wrong.push(`answered after ${Math.round(ms)} ms`);
    if (wrong.length) failures.push(`${behaviour}: ${wrong.join(', ')}: ${question}`);
  }
}

type Trial = { prompt: Prompt; behaviour: Behaviour; number: number };

/** Below the 32 who may ask the model at once. */
const slowAtOnce = 16;
/** As many as keep the process busy. */
const quickAtOnce = 4;
const quick = hostile.filter((one) => !slow.includes(one));

function behaviourAt(number: number): Behaviour {
  const kinds = number < slowAtOnce ? slow : quick;
  return kinds[number % kinds.length] ?? 'silent';
}

/** A log has no place for what visitors or models say. */
function toldIn(lines: readonly string[]): string[] {
  return lines.filter((line) => /vk\d{5}|dismissed|evil|1-900-555/.test(line)).map((line) => `in the log: ${line}`);
}

/** After three failures the model would rest for 30 s and most questions would reach nobody. That rest has a test of its own. */
const tireless = [{ find: 'failuresToRest = 3;', put: 'failuresToRest = Infinity;' }];

const broken: Record<Turned, { find: string; put: string }[]> = {
  choice: [
    { find: 'const read = readChoice(reply.text, candidates.length);', put: 'return { answers: [{ ...candidates[0], title: reply.text }], slots: {} };' },
  ],
  counties: [{ find: 'return county ? { county } : {};', put: 'return name ? { county: name } : {};' }],
  patience: [{ find: 'whole: 9e3', put: 'whole: 12e3' }],
};
