import { countiesOf, placingOf } from '#assistant/understanding/counties.ts';
import { indexOf, rankingIn } from '#assistant/understanding/ranking.ts';
import { slotsIn } from '#assistant/understanding/slots.ts';
import type { Answer } from '#firm/answers.ts';
import { answers, content } from '#firm/content.ts';
import type { LanguageCode } from '#firm/languages.ts';
import { learnedSenses } from './learned-senses.ts';

const code = (process.argv[2] ?? 'es') as LanguageCode;
const all = answers(code).all;
const held: { text: string; id: string }[] = [];
const kept = all.map((one): Answer => {
  const n = one.utterances.length;
  const out = new Set([Math.floor(n / 3), Math.floor((2 * n) / 3)]);
  for (const at of out) held.push({ text: one.utterances[at] ?? '', id: one.id });
  return { ...one, utterances: one.utterances.filter((_, at) => !out.has(at)) };
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

function cached() {
  const f = `/tmp/senses-${code}-sk15`;
  if (!existsSync(f)) writeFileSync(f, learnedSenses(kept, placed, code));
  return readFileSync(f);
}
const placed = placingOf(countiesOf(content()));
const t0 = performance.now();
const rank = rankingIn(indexOf(kept, placed, code, process.argv[3] === 'senses' ? cached() : undefined), kept, placed, code);
console.log('index', Math.round(performance.now() - t0));
const count: Record<string, [number, number, number]> = {};
for (const { text, id } of held) {
  const found = rank(text, slotsIn(text, placed, code)).map(({ answer }) => answer.id);
  const group = code !== 'ar' ? code : /[\u0600-\u06ff]/.test(text) ? 'ar' : 'arabizi';
  const c = (count[group] ??= [0, 0, 0]);
  c[0]++;
  if (found[0] === id) c[1]++;
  if (found.slice(0, 3).includes(id)) c[2]++;
}
for (const [g, [n, one, three]] of Object.entries(count))
  console.log(g, n, 'first', ((100 * one) / n).toFixed(1), 'first three', ((100 * three) / n).toFixed(1));
