import { runProcess } from '#server/process.ts';

/** A process with a mistake that nothing catches, in whose message stands what a visitor typed. */
await runProcess('worker', async () => {
  setTimeout(() => {
    if (process.argv[2] === 'rejection') void Promise.reject(new Error('Jordan Avery, 810 555 0100'));
    else throw new Error('Jordan Avery, 810 555 0100');
  }, 50);
  setInterval(() => undefined, 1_000);
  return async () => undefined;
});
