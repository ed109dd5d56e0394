import { ownWorker } from '#ui/own-worker.ts';
import workerFile from './proof-worker.ts?worker&url';

/**
 * Begins a small computation when somebody first touches the form, and hands it in with the request. It is invisible,
 * it asks nothing of the visitor, and a request without it is taken all the same.
 */
export function startProof(): () => Promise<object | undefined> {
  const solving = solve().catch(() => undefined);
  // Send waits at most 0.3 s for it; a proof that is not ready by then is left out.
  return () => Promise.race([solving, new Promise<undefined>((resolve) => setTimeout(resolve, 300))]);
}

async function solve(): Promise<object | undefined> {
  const late = new AbortController();
  setTimeout(() => late.abort(), 10_000);
  const answer = await fetch('/challenge', { signal: late.signal });
  if (!answer.ok) return undefined;
  const challenge: unknown = await answer.json();
  const worker = new Worker(ownWorker(workerFile), { type: 'module' });
  const solution = await new Promise<object | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<object | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  });
  worker.terminate();
  return solution ? { challenge, solution } : undefined;
}
