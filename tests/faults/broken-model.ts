import { ask, startChat } from '../testkit/chat.ts';
import { cpuClockMs } from '../testkit/cpu-clock.ts';
import { type LinkFault, startFaultProxy } from '../testkit/fault-proxy.ts';
import { startStandIn } from '../testkit/stand-in-model.ts';

/** A question while the link to the model is broken. The words of the question choose an answer, soon. */
export async function askThrough(fault: LinkFault): Promise<{ ms: number; wrong: string[] }> {
  const model = await startStandIn('honest');
  const proxy = await startFaultProxy(Number(new URL(model.url).port));
  const chat = await startChat({ model: `http://127.0.0.1:${proxy.port}/v1` });
  try {
    await proxy.meet(fault);
    const started = cpuClockMs();
    const answer = await ask(chat.url, 'What does it cost to talk to a lawyer?').catch((error: unknown) => String(error));
    const ms = cpuClockMs() - started;
    return {
      ms,
      wrong: [
        ...(/\(810\) 555-0146/.test(answer) ? [] : [`model ${fault}: the answer names no number: ${answer.slice(0, 200)}`]),
        ...(ms <= 10_000 ? [] : [`model ${fault}: answered after ${Math.round(ms)} ms`]),
      ],
    };
  } finally {
    await chat.stop();
    await proxy.close();
    await model.stop();
  }
}
