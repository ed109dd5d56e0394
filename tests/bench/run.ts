import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { benchDelivery } from '../faults/delivery.ts';
import { benchCosts } from './costs.ts';
import { benchDesk } from './desk.ts';
import { benchFirms } from './firms.ts';
import { benchGrowth } from './growth.ts';
import { benchHandOver } from './hand-over.ts';
import { benchIntake } from './intake.ts';
import { benchPages } from './pages.ts';
import { benchRows } from './rows.ts';

/**
 * `npm run bench`: the product beside the bare engines, alternating in one run, as ratios, because machines are noisy.
 * `npm run bench -- intake` runs one. What was measured takes its place in docs/bench.md.
 */
const benches: Record<string, () => Promise<string>> = {
  pages: benchPages,
  intake: benchIntake,
  growth: benchGrowth,
  'hand-over': benchHandOver,
  delivery: benchDelivery,
  costs: benchCosts,
  rows: benchRows,
  desk: benchDesk,
  firms: benchFirms,
};

const wanted = process.argv.slice(2);
if (!wanted.every((name) => name in benches)) {
  process.stderr.write(`usage: npm run bench [-- ${Object.keys(benches).join(' | ')}]\n`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await bench();
  process.stdout.write(`${figures}\n`);
  note(name, `\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}.\n\n${figures}`);
}
process.exit(0);

/** The section of this bench, under its name, is replaced; everything else in the document stays. */
function note(name: string, text: string): void {
  const file = 'docs/bench.md';
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=### )/m);
  const section = `### ${name}\n\n${text}\n\n`;
  const others = sections.filter((one) => !one.startsWith(`### ${name}\n`));
  const order = Object.keys(benches);
  const at = (one: string) => order.indexOf(/^### (.+)$/m.exec(one)?.[1] ?? '');
  const all = [...others, section].toSorted((one, other) => at(one) - at(other)).map((one) => `${one.trimEnd()}\n\n`);
  writeFileSync(file, `${head}${all.join('')}`.replace(/\n+$/, '\n'));
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}
