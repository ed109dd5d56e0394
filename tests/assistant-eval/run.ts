import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { countiesOf } from '#assistant/understanding/counties.ts';
import { understandingOf } from '#assistant/understanding/understand.ts';
import { answers, content } from '#firm/content.ts';
import { plainText } from '#firm/prose.ts';

/**
 * `npm run assistant-eval`: asks the held-out questions, and compares each answer with what must be in it and what must not.
 * With a category after it, shows what went wrong there.
 */
type Item = { id: string; category: string; turns: string[]; about: string; must: string[][]; harmful?: string[]; kind: string };

const site = content();
const understand = understandingOf(answers().all, countiesOf(site));
const items = load(readFileSync('tests/assistant-eval/first.yaml', 'utf8')) as Item[];
const shown = process.argv[2];
const table = new Map<string, { asked: number; right: number; harmful: number; lost: number }>();
const times: number[] = [];
for (const item of items) {
  const started = performance.now();
  const { kind, found, about } = understand(item.turns);
  times.push(performance.now() - started);
  const first = found[0]?.answer;
  const said = first && kind !== 'lost' ? textOf(first) : '';
  const row = table.get(item.category) ?? { asked: 0, right: 0, harmful: 0, lost: 0 };
  table.set(item.category, row);
  row.asked++;
  const right = holds(item, said);
  if (right) row.right++;
  if (item.harmful?.some((words) => said.includes(words.toLowerCase()))) row.harmful++;
  if (kind === 'lost') row.lost++;
  if (shown === item.category && !right)
    process.stdout.write(
      `\n${item.id} ${item.turns.join(' / ')}\n  about ${JSON.stringify(about)}\n  ${kind}: ${found
        .slice(0, 5)
        .map(({ answer, score }) => `${answer.id} ${score.toFixed(2)}${holds(item, textOf(answer)) ? '*' : ''}`)
        .join(', ')}\n`,
    );
}
for (const [name, { asked, right, harmful, lost }] of [...table].toSorted(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`${name.padEnd(40)} ${right}/${asked} harmful ${harmful} lost ${lost}\n`);
const sum = (part: 'asked' | 'right' | 'harmful' | 'lost') => [...table.values()].reduce((all, row) => all + row[part], 0);
times.sort((a, b) => a - b);
process.stdout.write(
  `right ${sum('right')} of ${sum('asked')} (${((100 * sum('right')) / sum('asked')).toFixed(1)}%), harmful ${sum('harmful')}, lost ${sum('lost')}; median ${times[times.length >> 1]?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms\n`,
);

function textOf({ title, say }: ReturnType<typeof answers>['all'][number]): string {
  return `${title}\n${plainText(say)}\n${site.assistant.replies.noAdvice}`.toLowerCase().replaceAll('’', "'");
}

function holds({ must }: Item, said: string): boolean {
  return must.every((group) => group.some((words) => said.includes(words.toLowerCase())));
}
