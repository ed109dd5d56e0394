import { readFileSync, writeFileSync } from 'node:fs';
import { scaleTable } from './table.ts';

/** `npm run scale`: what 1,000 to 10,000,000 visitors an hour need, from measured costs, into docs/scale.md. */
const file = 'docs/scale.md';
const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- (?:table|end of table) -->\n/);
writeFileSync(file, `${before}<!-- table -->\n${scaleTable()}\n<!-- end of table -->\n${after}`);
process.stdout.write(`${scaleTable()}\n`);
