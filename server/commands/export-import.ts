import { createHmac } from 'node:crypto';
import { closeSync, createReadStream, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { openLines, sealLines } from '#case-review/export-lines.ts';
import { type Copied, countLines, inOnePicture, linesOf, putLines, tablesToCopy } from '#database/table-lines.ts';
import { copyWords, hashWords } from '#firm/words-copy.ts';
import { CommandError } from '#server/commands/command-error.ts';
import type { Opener, Recipient } from '#vault/recipients.ts';
import type { Secrets } from '#vault/secrets.ts';

/** `opened` can be read with any program; `sealed` needs the desk's private keys, and is as safe as the database itself. */
export type Form = 'opened' | 'sealed';
type Keys = { opener: Opener; recipients: readonly Recipient[]; secrets: Secrets };
type Told = (done: number, total: number) => void;
type Manifest = {
  format: 1;
  form: Form;
  madeAt: string;
  release: string;
  secrets: Record<string, string>;
  tables: Copied[];
  words: { files: number; hash: string };
};

/** Writes everything the firm owns into an empty folder: one line of JSON per row, the content files, and a manifest with counts and hashes. */
export async function writeCopy(client: ClientBase, folder: string, form: Form, keys: Keys, told: Told = () => undefined): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`);
  const release = await releaseOf(client);
  const tables = await inOnePicture(client, async () => {
    const total = await rowsIn(client);
    return eachTable(
      client,
      form,
      keys,
      (table) => fileOf(folder, table),
      (rows) => told(rows, total),
    );
  });
  copyWords(join(folder, 'content'));
  const manifest: Manifest = {
    format: 1,
    form,
    madeAt: new Date().toISOString(),
    release,
    secrets: marks(keys.secrets),
    tables,
    words: hashWords(join(folder, 'content')),
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** Imports a copy into empty tables in one transaction, then hashes what is stored. Throws and keeps nothing unless every hash matches. */
export async function putBack(client: ClientBase, folder: string, keys: Keys, told: Told = () => undefined): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (!['opened', 'sealed'].includes(manifest.form))
    throw new CommandError('This copy was made at the desk, to be read. "npm run export" makes one that can be put into an installation.');
  const release = await releaseOf(client);
  if (manifest.release !== release)
    throw new CommandError(`The copy is of release ${manifest.release} and this is ${release}: put it into the same release, and then update.`);
  const known = marks(keys.secrets);
  if (Object.entries(manifest.secrets).some(([version, mark]) => known[version] !== mark))
    throw new CommandError('INTAKE_SECRET is not the one that the copy was made with; receipts and STOP would not be recognized.');
  await client.query("begin; set local timezone = 'UTC'; set local bytea_output = 'hex'");
  try {
    await refuseUnlessEmpty(client);
    // Each row is put in, and then read and compared.
    const total = 2 * manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    for (const { table } of manifest.tables)
      await putTable(client, join(folder, `${table}.ndjson`), table, manifest.form, keys.recipients, (rows) => {
        done += rows;
        told(done, total);
      });
    const put = done;
    const found = await eachTable(
      client,
      manifest.form,
      keys,
      () => undefined,
      (rows) => told(put + rows, total),
    );
    const other = manifest.tables.filter(({ table, hash }) => found.find((one) => one.table === table)?.hash !== hash).map(({ table }) => table);
    if (other.length > 0 || found.length !== manifest.tables.length)
      throw new CommandError(`Nothing was kept: ${other.join(', ')} would not be what the copy says.`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return manifest;
}

export function listed({ tables, words }: Pick<Manifest, 'tables' | 'words'>): string {
  const rows = [...tables.map(({ table, rows: count, hash }) => [table, `${count} rows`, hash]), ['content', `${words.files} files`, words.hash]];
  return `${rows.map(([name = '', count = '', hash]) => `${name.padEnd(18)}${count.padStart(14)}  sha256 ${hash}`).join('\n')}\n`;
}

type Sink = { write: (lines: readonly string[]) => void; close: () => void };

async function eachTable(
  client: ClientBase,
  form: Form,
  { opener }: Keys,
  sinkOf: (table: string) => Sink | undefined,
  told: (rows: number) => void,
): Promise<Copied[]> {
  const all: Copied[] = [];
  let rows = 0;
  for (const table of await tablesToCopy(client)) {
    // An opened copy holds no sealed text, so it needs no keys: on import each request is sealed with a new one.
    if (form === 'opened' && table === 'part_keys') continue;
    const count = countLines(table);
    const sink = sinkOf(table);
    for await (const stored of linesOf(client, table)) {
      const lines = form === 'opened' && table === 'case_reviews' ? await openLines(client, opener, stored) : stored;
      count.add(lines);
      sink?.write(lines);
      rows += lines.length;
      told(rows);
    }
    sink?.close();
    all.push(count.total());
  }
  return all;
}

function fileOf(folder: string, table: string): Sink {
  const file = openSync(join(folder, `${table}.ndjson`), 'wx', 0o600);
  return { write: (lines) => void writeSync(file, `${lines.join('\n')}\n`), close: () => closeSync(file) };
}

async function putTable(
  client: ClientBase,
  file: string,
  table: string,
  form: Form,
  recipients: readonly Recipient[],
  told: (rows: number) => void,
): Promise<void> {
  let waiting: string[] = [];
  const put = async () => {
    if (form === 'opened' && table === 'case_reviews') {
      const { requests, keys } = sealLines(recipients, waiting);
      await putLines(client, table, requests);
      await putLines(client, 'part_keys', keys);
    } else await putLines(client, table, waiting);
    told(waiting.length);
    waiting = [];
  };
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    waiting.push(...lines);
    if (waiting.length >= 500) await put();
  }
  if (rest !== '') waiting.push(rest);
  if (waiting.length > 0) await put();
}

async function rowsIn(client: ClientBase): Promise<number> {
  let all = 0;
  for (const table of await tablesToCopy(client)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from "${table}"`);
    all += rows[0]?.count ?? 0;
  }
  return all;
}

async function refuseUnlessEmpty(client: ClientBase): Promise<void> {
  for (const table of await tablesToCopy(client)) {
    const { rows } = await client.query<{ there: boolean }>(`select exists (select from "${table}") as there`);
    if (rows[0]?.there) throw new CommandError(`This installation is not empty: ${table} has rows. A copy is only put into an empty one.`);
  }
}

/** The name of the newest migration that was run. */
async function releaseOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  return rows[0]?.name ?? 'none';
}

/** Digests by which an import compares secrets without the copy revealing them. */
function marks({ all }: Secrets): Record<string, string> {
  return Object.fromEntries(all.map(({ version, key }) => [version, createHmac('sha256', key).update('copy').digest('hex')]));
}
