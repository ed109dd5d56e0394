import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from '#server/process.ts';
import { told } from '#server/publisher/outcome-words.ts';
import { openPreview } from '#server/publisher/preview.ts';
import { make, publish } from '#server/publisher/publish.ts';
import { releaseFolder } from '#server/publisher/releases.ts';
import { readPublishing } from '#server/publisher/settings.ts';

/**
 * `npm run publish`: checks the words, builds them into a release, shows it at a preview address, puts it in the place of what is published, and warms it up.
 * `--preview` stops before it is published, and shows it until Ctrl-C.
 */
await runCommand(readPublishing, async (settings) => {
  const { values } = parseArgs({ options: { preview: { type: 'boolean', default: false } } });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const ordered = { by: userInfo().username, say };
  const started = performance.now();
  const outcome = values.preview ? await make(settings, ordered) : await publish(settings, ordered);
  for (const line of told(outcome)) say(line);
  say(`${((performance.now() - started) / 1000).toFixed(1)} s in all`);
  if (values.preview && outcome.kind === 'made') {
    const { url } = await openPreview(releaseFolder(settings.releases, outcome.release.name), settings.previewPort);
    say(`preview ${settings.previewUrl ?? url} until Ctrl-C; "npm run publish" publishes it`);
    return;
  }
  process.exitCode = ['published', 'made', 'nothing'].includes(outcome.kind) ? 0 : 1;
});
