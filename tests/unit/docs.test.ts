import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { rooms } from '../rooms.ts';

type Package = { scripts: Record<string, string>; dependencies: Record<string, string>; devDependencies: Record<string, string> };
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const documents = globSync([
  '*.md',
  'docs/**/*.md',
  '.github/workflows/*.yml',
  '.ci/run',
  '.env.example',
  'compose.yaml',
  'Dockerfile',
  'deploy/**/*.{conf,service}',
]);

/** A file in any room, as documents write it: in backticks, with its extension. */
const pathOfProject = new RegExp(`\`((?:${[...rooms, 'tests', 'docs', 'content', '\\.ci', '\\.github'].join('|')})/[\\w./@-]+\\.\\w+|\\.ci/run)\``, 'g');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm (?:run (?:--\S+ )*)?([a-z][a-z:-]*)/g)].flatMap(([whole, name = '']) =>
      whole.startsWith('npm run') || ['test', 'start'].includes(name) ? [name] : [],
    );
    const onServers = [...text.matchAll(/\bnode --run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect([...named, ...onServers].filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|tel:|mailto:)([^)#\s]+)/g)].map(([, link = '']) => join(dirname(document), link));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  test('names only files of the project that exist', () => {
    const paths = [...text.matchAll(pathOfProject)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('every package has its reason in docs/dependencies.md', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8');
  const named = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  const all = Object.keys({ ...dependencies, ...devDependencies });
  expect(all.filter((name) => !named.includes(name) && !(name.startsWith('@types/') && named.includes('@types/*')))).toEqual([]);
});

test('the workflow runs what CI is, and cannot write to the project', () => {
  type Workflow = { permissions: object; jobs: Record<string, { steps: { run?: string }[] }> };
  const { permissions, jobs } = load(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  expect(permissions).toEqual({ contents: 'read' });
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run));
  const parts = [/^npm run check$/, /^\.ci\/run$/, /^npm run test:nightly -- --shard=/, /^npm run faults -- no-loss /, /^npm run faults -- --mutations$/];
  expect(parts.filter((part) => !commands.some((one) => part.test(one)))).toEqual([]);
});

test('every way to start the website bounds the memory of its process alike', () => {
  const units = ['deploy/systemd/firm-web-1@.service', 'deploy/systemd/firm-web-2@.service'];
  const starts = ['package.json', 'Dockerfile', ...units, 'scripts/demo.ts'].map((file) =>
    /(--max-old-space-size=\d+)[" ',]+(--max-semi-space-size=\d+)[" ',]+(?:build\/server\/web\.js|server\/run\.ts web)/
      .exec(readFileSync(file, 'utf8'))
      ?.slice(1)
      .join(' '),
  );
  expect(new Set(starts)).toEqual(new Set(['--max-old-space-size=320 --max-semi-space-size=16']));
});

test('updates wait for seven days', () => {
  const { minimumReleaseAge } = JSON.parse(readFileSync('renovate.json', 'utf8')) as { minimumReleaseAge: string };
  expect(minimumReleaseAge).toBe('7 days');
});
