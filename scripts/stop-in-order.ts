/**
 * Returns a function that registers endings. When the process is told to stop, or breaks (a port that is taken, say), they run
 * one after the other, last first, and nothing that was started stays behind.
 */
export function stopInOrder(): (end: () => Promise<void>) => void {
  const endings: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const end of endings.toReversed()) await end().catch(complain);
    process.exit(code);
  };
  for (const signal of signals) process.on(signal, () => void stop(0));
  // Whoever read what is said may be gone. An error about that would be said there again, and again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Vite listens for the end too, and would exit before everything has stopped.
  process.on('newListener', (event: string, listener: () => void) => {
    if (signals.includes(event)) process.nextTick(() => process.off(event, listener));
  });
  process.on('uncaughtException', (error) => {
    complain(error);
    void stop(1);
  });
  return (end) => endings.push(end);
}

/** SIGHUP is a terminal that was closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

function complain(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}
