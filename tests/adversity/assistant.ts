import { ask, networkOf, startChat } from '../world/chat.ts';
import { forbiddenIn } from '../world/forbidden.ts';
import { type Behaviour, failing, hostile } from '../world/model-behaviours.ts';
import { type Prompt, prompts } from '../world/prompts.ts';
import { startStandIn } from '../world/stand-in-model.ts';

export type Trial = { behaviour: Behaviour; prompt: Prompt; answer: string; ms: number };
export type Failed = Trial & { why: string[] };
export type Run = {
  /** How many prompts for each behaviour of the hostile provider. */
  prompts: number;
  seed: number;
  /** `off` shows what the guard is for: the run must then fail. */
  guard?: 'on' | 'off';
  behaviours?: readonly Behaviour[];
};

/** The assistant against providers that do everything wrong, over HTTP. The answers are judged by rules that are not the guard's. */
export async function runAssistant({
  prompts: count,
  seed,
  guard = 'on',
  behaviours = hostile,
}: Run): Promise<{ trials: number; asked: number; failures: Failed[] }> {
  const failures: Failed[] = [];
  let [trials, asked] = [0, 0];
  // Those that keep visitors waiting first, beside the quick ones.
  const queue = [...behaviours].toSorted((a, b) => Number(slow.includes(b)) - Number(slow.includes(a)));
  await inParallel(queue, behavioursAtOnce, async (behaviour, at) => {
    const model = await startStandIn(behaviour);
    const chat = await startChat({ model: model.url, guard });
    await inParallel(prompts(count, seed + at), visitorsAtOnce, async (prompt, number) => {
      const started = performance.now();
      const answer = await ask(chat.url, prompt.question, { before: prompt.before, visitor: networkOf(number), stream: number % 2 === 0 });
      const trial = { behaviour, prompt, answer, ms: performance.now() - started };
      const why = wrongWith(trial);
      if (why.length) failures.push({ ...trial, why });
      trials++;
    });
    asked += model.received.length;
    await chat.stop();
    await model.stop();
  });
  return { trials, asked, failures };
}

const slow: Behaviour[] = ['silent', 'humming', 'stalls'];
const behavioursAtOnce = 8;
const visitorsAtOnce = 12;

function wrongWith({ behaviour, answer, ms }: Trial): string[] {
  const wrong = forbiddenIn(answer);
  if (!/\(810\) 555-0146|\b911\b|\b988\b/.test(answer)) wrong.push('no number to call');
  if (failing.includes(behaviour) && ms > 10_000) wrong.push(`answered after ${Math.round(ms)} ms`);
  return wrong;
}

async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T, at: number) => Promise<void>): Promise<void> {
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) await work(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** `node tests/adversity/assistant.ts [prompts] [seed]`: the long run. 2,000 prompts for each behaviour take some minutes. */
if (import.meta.main) {
  const [count = '2000', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
  const { trials, asked, failures } = await runAssistant({ prompts: Number(count), seed: Number(seed) });
  for (const { behaviour, prompt, why, answer } of failures.slice(0, 20))
    process.stdout.write(`${behaviour}: ${why.join(', ')}\n  ${prompt.question}\n  ${answer}\n`);
  process.stdout.write(`${trials} trials, ${asked} reached a model, ${failures.length} failed (seed ${seed})\n`);
  process.exit(failures.length ? 1 : 0);
}
