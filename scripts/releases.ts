import { runCommand } from '#server/process.ts';
import { describeChanges } from '#server/publisher/outcome-words.ts';
import { waiting } from '#server/publisher/publish.ts';
import { currentIn, releasesIn } from '#server/publisher/releases.ts';
import { readPublishing } from '#server/publisher/settings.ts';

/** `npm run releases`: which there are, which is published, and what is edited and not yet published. */
await runCommand(readPublishing, async (settings) => {
  const current = currentIn(settings.releases);
  const all = releasesIn(settings.releases);
  for (const { name, by, changed, version } of all)
    process.stdout.write(`${name === current ? '*' : ' '} ${name}  ${version}  by ${by}  ${changed ? describeChanges(changed) : 'the first release'}\n`);
  if (!all.length) process.stdout.write('Nothing is published yet: npm run publish\n');
  const edited = waiting(settings);
  if (edited?.length) process.stdout.write(`Not yet published: ${describeChanges(edited)}\n`);
});
