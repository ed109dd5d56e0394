import { ask, networkOf, startChat } from '../world/chat.ts';
import { forbiddenIn } from '../world/forbidden.ts';
import { givenMs } from '../world/given-time.ts';
import { inLanes } from '../world/lanes.ts';
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
  await inLanes(behavioursAtOnce, queue, async (behaviour, at) => {
    const model = await startStandIn(behaviour);
    const chat = await startChat({ model: model.url, guard });
    await inLanes(visitorsAtOnce, prompts(count, seed + at), async (prompt, number) => {
      const started = givenMs();
      const answer = await ask(chat.url, prompt.question, { before: prompt.before, visitor: networkOf(number), stream: number % 2 === 0 });
      const trial = { behaviour, prompt, answer, ms: givenMs() - started };
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
