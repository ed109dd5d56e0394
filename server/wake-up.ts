import { learnWakeUp, type WakeUp } from '#database/queue.ts';

/** How long to wait before asking again for a queue that is not there yet. */
const againAfterMs = 2_000;

/** Learns, in the background and until it succeeds, how a request wakes a worker. Requests are taken meanwhile. */
export function wakeUpOf(url: string): () => WakeUp | undefined {
  let known: WakeUp | undefined;
  const learn = async (): Promise<void> => {
    try {
      known = await learnWakeUp(url);
    } catch {
      setTimeout(() => void learn(), againAfterMs).unref();
    }
  };
  void learn();
  return () => known;
}
