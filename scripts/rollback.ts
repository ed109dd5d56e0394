import { runCommand } from '#server/process.ts';
import { told } from '#server/publisher/outcome-words.ts';
import { rollBack } from '#server/publisher/publish.ts';
import { readPublishing } from '#server/publisher/settings.ts';

/** `npm run rollback`: the release before the present one in its place, or the one that is named: `npm run rollback -- 2026-11-17-171203`. */
await runCommand(readPublishing, async (settings) => {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const outcome = await rollBack(settings, { say }, process.argv[2]);
  for (const line of told(outcome)) say(line);
  process.exitCode = outcome.kind === 'rolled-back' ? 0 : 1;
});
