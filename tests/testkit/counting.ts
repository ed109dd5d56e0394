import { openWatch } from '#server/progress.ts';

/** A command that counts to three, for a look at what a terminal is given. */
await openWatch()('counting', async (told) => {
  for (const done of [1, 2, 3]) {
    told(done, 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
