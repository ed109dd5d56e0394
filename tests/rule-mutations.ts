import { readFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { type Mutation, mutations } from './rule-mutations-list.ts';

/**
 * `npm run rule-mutations`: makes each rule of My dates and of the Clean Slate check wrong once, in memory, and runs their tests, which must
 * fail. Ends with 1 when a wrong rule passed. Some four seconds a mutation, so it is run by hand after a change of rules or tests.
 */
const only = process.argv[2];
const survivors: string[] = [];
for (const mutation of mutations.filter(({ file, find }) => !only || `${file} ${find}`.includes(only))) {
  const red = await isSeen(mutation);
  process.stdout.write(`${red ? 'red     ' : 'SURVIVED'} ${mutation.file}: ${mutation.find}  ->  ${mutation.put}\n`);
  if (!red) survivors.push(mutation.find);
}
process.stdout.write(`${survivors.length} survived\n`);
process.exit(survivors.length ? 1 : 0);

async function isSeen({ file, find, put }: Mutation): Promise<boolean> {
  const source = readFileSync(file, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file}: "${find}" must stand there once`);
  const vitest = await startVitest(
    'test',
    [file.replace(/\/[^/]+$/, '/')],
    { watch: false, bail: 1, reporters: [{}], project: 'unit' },
    { plugins: [{ name: 'mutation', enforce: 'pre', transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(find, () => put) : undefined) }] },
  );
  const failed = vitest.state.getCountOfFailedTests() > 0;
  await vitest.close();
  process.exitCode = 0;
  return failed;
}
