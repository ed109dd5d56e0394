import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { content, siteLanguages } from '#firm/content.ts';
import { hashOf, hashOfCode, hashOfFolder, hashOfWords, openSteps } from '#scripts/build-inputs.ts';
import { writeRightsWorker } from '#scripts/rights-worker.ts';
import { step } from '#scripts/steps.ts';
import { filesBelow } from '#server/http/stored-pages.ts';
import { openWatch, type Told } from '#server/progress.ts';
import { firmFacts } from '#site/firm-facts.ts';

/**
 * Drawings, islands, finished pages with their compressed forms, the three processes, and what the chat answers from, all from the words in
 * build/words. `--changed` leaves out steps whose inputs are those of the build that is in build/: a changed word needs no bundle.
 */
const { values: asked } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const ifChanged = openSteps(!asked.changed);
const code = hashOfCode();
const wordsOf = (names: RegExp) => hashOf(code, hashOfWords('build/words', names));
/** Seconds that each step takes on two shared cores, in their order. */
const watch = openWatch({
  drawings: 6,
  'share pictures': 20,
  islands: 3,
  'pages and processes': 25,
  desk: 15,
  'answers of the chat': 17,
  pages: 9,
  'smaller forms': 30,
});

await ifChanged('drawings', wordsOf(/^en\/(firm\.yaml|cities\/.*)$|\.(svg|png|jpe?g|webp)$/), 'site/generated/map.svg', () =>
  step('drawings', 'node', ['site/drawings/draw.ts'], watch),
);
await ifChanged('share pictures', wordsOf(/^(\w\w|law)\/(?!answers|utterances).*|\.svg$/), 'public/share', () =>
  step('share pictures', 'node', ['site/drawings/share-pictures.ts'], watch),
);
const look = hashOf(code, JSON.stringify(firmFacts()), hashOfFolder('site/generated'), hashOfFolder('ui/generated'));
await ifChanged('islands', look, 'public/islands/manifest.json', () =>
  step('islands', 'vite', ['build', '-c', 'vite.islands.config.ts', '--logLevel', 'warn'], watch),
);
const bundled = await ifChanged('pages and processes', look, 'build/server/web.js', () => {
  for (const folder of ['build/client', 'build/server']) rmSync(folder, { recursive: true, force: true });
  return step('pages and processes', 'react-router', ['build', '--logLevel', 'warn'], watch);
});
if (!bundled) copyPictures();
await ifChanged('desk', look, 'build/desk/server/desk.js', async () => {
  await step('desk', 'react-router', ['build', 'desk', '--logLevel', 'warn', '--emptyOutDir'], watch);
  removeLists('build/desk/client');
});
await ifChanged(
  'answers of the chat',
  hashOf(wordsOf(/^(\w\w\/(answers|utterances|cities)\/.*|law\/.*|en\/(firm|reviews|courts)\.yaml|en\/arrested\.md)$/), content().contact.title),
  'build/assistant/en.answers',
  () => step('answers of the chat', 'node', ['scripts/prepare-assistant.ts'], watch),
);
if (bundled) rmSync('build/rendered.json', { force: true });
await step('pages', 'node', ['scripts/render-pages.ts'], watch);
if (bundled) removeUnused('build/client');
for (const language of siteLanguages()) await writeRightsWorker('build/client', language);
await watch('smaller forms', (told) => compress(['build/client', 'build/desk/client'], told));

/** What the bundle would have copied: pictures that another title or photo changed. */
function copyPictures(): void {
  for (const name of ['share', 'firm', 'favicon.svg']) {
    const [from, to] = [join('public', name), join('build/client', name)];
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
}

/**
 * Pages are never hydrated as a whole, so the scripts that React Router builds for that are not shipped. Neither are styles that
 * no page names: the processes are built together with the pages, and their bundle repeats all of them.
 */
function removeUnused(folder: string): void {
  const files = filesBelow(folder);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(folder, file), 'utf8'));
  const isNamed = (file: string) => pages.some((page) => page.includes(file));
  for (const file of files) {
    const unused =
      /^assets\/.*\.js$/.test(file) || file.endsWith('.data') || file.startsWith('.vite/') || (/^assets\/server-.*\.css$/.test(file) && !isNamed(file));
    if (unused) rmSync(join(folder, file));
  }
}

/** Vite's own lists of what it built are for the build alone. */
function removeLists(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => name.startsWith('.vite/'))) rmSync(join(folder, file));
}

/** Made once here at the highest level, so that no request ever waits for a compressor. What did not change since is compressed already. */
async function compress(folders: readonly string[], told: Told): Promise<void> {
  const files = folders
    .flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))
    .filter((name) => /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(name) && changedAt(`${name}.br`) <= changedAt(name));
  let done = 0;
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(name);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
      writeFileSync(`${name}.br`, await promisify(brotliCompress)(content, { params }));
      told(++done, files.length);
    }),
  );
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
