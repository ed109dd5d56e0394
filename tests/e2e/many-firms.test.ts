// @module-tag nightly
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#case-review/reference.ts';
import { prefixOf, type Role, roles } from '#database/roles.ts';
import { portsOf } from '#deploy/firm-ports.ts';
import { readNotes, writeNote } from '#desk/request-page/notes.ts';
import { invite } from '#desk/sign-in/invites.ts';
import { secretSettings } from '#environment.ts';
import { content } from '#firm/content.ts';
import { type LocalPostgres, startLocalPostgres } from '#scripts/postgres.ts';
import { recipientsOf } from '#server/sealing.ts';
import { openerOf, type RecipientName, readPrivateKeys } from '#vault/recipients.ts';
import { VaultError } from '#vault/vault.ts';
import { linkIn } from '../testkit/alert-link.ts';
import { Visitor } from '../testkit/desk-alone.ts';
import { type Firm, filesOf, isRoot, openTo, processNames, startFirms } from '../testkit/firms.ts';
import { postReceipt, sendFromIsland, solveProof } from '../testkit/front-door.ts';
import { textOf } from '../testkit/practice.ts';
import { until } from '../testkit/product.ts';
import { filledIn } from '../testkit/requests.ts';
import type { SoftPasskey } from '../testkit/soft-passkey.ts';
import { bytesIn, dumpWithoutKeys } from '../testkit/stolen.ts';
import { openedBy, stealAll } from '../testkit/thief.ts';

/** What happened at one firm, so that it can be tried at the others. */
type Happened = {
  firm: Firm;
  visitor: string;
  reference: string;
  receipt: string;
  id: string;
  link: string;
  invitation: string;
  session: Visitor;
  passkey: SoftPasskey;
};

let postgres: LocalPostgres;
let happened: Happened[];
let stop: () => Promise<void>;

beforeAll(async () => {
  postgres = await startLocalPostgres();
  const started = await startFirms(postgres, ['alder', 'birch-lake', 'cedar']);
  stop = started.stop;
  happened = [];
  for (const firm of started.firms) happened.push(await lives(firm));
}, 600_000);
afterAll(async () => {
  await stop?.();
  await postgres?.discard();
});

/** A visitor asks for help, somebody on call is told, and somebody of the firm signs in and writes a note. The same person asks all three firms. */
async function lives(firm: Firm): Promise<Happened> {
  const visitor = `Wanda ${firm.name.replace(/\W/, '').toUpperCase()}`;
  const sent = await sendFromIsland(firm.url, filledIn({ full_name: visitor }), crypto.randomUUID());
  expect(sent.status).toBe(201);
  const { reference, receipt } = (await sent.json()) as { reference: string; receipt: string };
  const alert = () => firm.mail.received().find(({ raw }) => raw.includes(`request ${spoken(reference)}`));
  await until('the alert has arrived', () => alert() !== undefined, 60);
  const { rows } = await sql<{ id: string }>`select id from case_reviews where reference = ${reference}`.execute(firm.inside.db);
  const id = rows[0]?.id ?? '';
  const sealTo = recipientsOf(firm.settings.desk);
  const { people } = content().firm.onCall;
  const invited = async (who: string) => {
    const made = await invite({ db: firm.inside.db, people, sealTo }, who, null);
    if (made.kind !== 'invited') throw new Error(made.kind);
    return made.token;
  };
  const session = new Visitor(deskOf(firm));
  const passkey = await session.enroll(await invited('partner'));
  await writeNote(firm.inside.db, sealTo, id, 'partner', 'everyone', `A note about ${visitor}`);
  return {
    firm,
    visitor,
    reference,
    receipt,
    id,
    link: linkIn(textOf(alert() ?? { raw: Buffer.alloc(0) })),
    invitation: await invited('second'),
    session,
    passkey,
  };
}

const deskOf = ({ settings, ports }: Firm) => ({ origin: settings.desk['DESK_URL'] ?? '', port: ports.desk });

/** Each firm with each of the others. */
const pairs = () => happened.flatMap((one) => happened.filter((other) => other !== one).map((other) => [one, other] as const));

describe('three firms with one PostgreSQL on one machine', () => {
  test('each work, with ports of their own by their number', async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => Object.values(portsOf(number)).flat()).flat();
    expect(new Set(numbers).size).toBe(200 * 6);
    expect(numbers).not.toContain(5432);
    for (const { firm, receipt, reference, session, link } of happened) {
      expect(await (await postReceipt(firm.url, { token: receipt })).text()).toContain(spoken(reference));
      expect(await session.isIn()).toBe(true);
      expect((await opens(firm, link)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${firm.ports.workerMetrics}/metrics`)).text()).toContain('firm_worker_pulse_age_seconds');
    }
  });

  test('share no secret, password or key', () => {
    const owners = new Map<string, Set<string>>();
    for (const { firm } of happened)
      for (const [setting, value] of [firm.safe, ...Object.values(firm.settings)].flatMap((settings) => Object.entries(settings)))
        if (secretSettings.includes(setting) || setting === 'SEAL_TO')
          for (const part of partsOf(setting, value)) owners.set(part, (owners.get(part) ?? new Set()).add(firm.name));
    expect(owners.size).toBe(3 * (4 + 3 + 3 + 2));
    expect([...owners.values()].filter((firms) => firms.size > 1).map((firms) => [...firms].join(' and '))).toEqual([]);
  });

  test('let in their own roles alone: every role of one is refused at every other database, with its own password and under the other’s name', async () => {
    for (const [one, other] of pairs())
      for (const role of roles) {
        const [own, theirs] = [new URL(one.firm.settings[role]['DATABASE_URL'] ?? ''), new URL(other.firm.settings[role]['DATABASE_URL'] ?? '')];
        expect(await opened(own)).toBe('opened');
        expect(await opened(at(own, theirs.pathname)), `${own.username} at ${theirs.pathname}`).toMatch(/^42501/);
        for (const database of ['/postgres', '/template1']) expect(await opened(at(own, database)), `${own.username} at ${database}`).toMatch(/^42501/);
        theirs.password = own.password;
        expect(await opened(theirs), `the password of ${own.username} for ${theirs.username}`).toMatch(/^28P01/);
      }
  });

  test('may open 60 connections each, so that none takes those of the others', async () => {
    const { rows } = await sql<{ own: number }>`select datconnlimit as own from pg_database where datname like 'firm\\_%'`.execute(
      (happened[0] as Happened).firm.inside.db,
    );
    expect(rows.map(({ own }) => own)).toEqual([60, 60, 60]);
  });

  test('have no right of any kind in another’s database, not even for whoever is let in by mistake', async () => {
    for (const [one, other] of pairs()) expect(await rightsIn(other.firm, one.firm), `${one.firm.name} in ${other.firm.name}`).toEqual([]);
    // The same question, of those who do have rights there.
    for (const { firm } of happened) expect((await rightsIn(firm, firm)).length).toBeGreaterThan(100);
  });

  test('cannot open a sealed part of another with all the keys that they have, those in the safe among them', async () => {
    for (const [one, other] of pairs()) {
      const stolen = await stealAll(other.firm.inside.db);
      expect(openedBy(everythingOf(one.firm), stolen)).toEqual({ contact: 0, story: 0, answers: 0 });
      for (const reader of ['desk', 'recovery'] as const) await expect(notesOpenedBy(one.firm, reader, other)).rejects.toThrow(VaultError);
      // Notes are not sealed to any worker.
      expect(await notesOpenedBy(one.firm, 'worker', other)).toMatchObject([{ text: undefined }]);
      expect(await invitesOpenedBy(one.firm, other.firm)).toEqual([]);
    }
    for (const one of happened) {
      expect(openedBy(everythingOf(one.firm), await stealAll(one.firm.inside.db))).toEqual({ contact: 1, story: 1, answers: 0 });
      expect(await notesOpenedBy(one.firm, 'desk', one)).toMatchObject([{ text: `A note about ${one.visitor}` }]);
      expect((await invitesOpenedBy(one.firm, one.firm)).length).toBe(1);
    }
  });

  test('do not know receipts, links in alerts, invitations, sessions or passkeys of another', async () => {
    for (const [one, other] of pairs()) {
      const receipt = await postReceipt(other.firm.url, { token: one.receipt });
      expect(await receipt.text()).not.toContain(spoken(one.reference));
      expect(receipt.status).not.toBe(200);
      expect((await opens(other.firm, one.link)).status).toBe(404);
      const there = new Visitor(deskOf(other.firm));
      for (const [name, value] of one.session.cookies) there.cookies.set(name, value);
      expect(await there.isIn()).toBe(false);
      expect(await new Visitor(deskOf(other.firm)).signIn(one.passkey)).toMatchObject({ kind: 'refused' });
      expect(await new Visitor(deskOf(other.firm)).asked({ purpose: 'enroll', invite: one.invitation })).toMatchObject({ kind: 'refused' });
      for (const reference of [one.reference, spoken(one.reference)]) expect((await other.session.send(`/requests/${reference}`)).status).not.toBe(200);
    }
  });

  test('do not take work for another as proof, and keep nothing by which a person who asked both could be found', async () => {
    const [one, other] = happened as [Happened, Happened];
    const person = filledIn({
      full_name: 'Same Person',
      phone: '810-555-0177',
      email: 'same@example.com',
      description: 'One text for both, by the same person',
    });
    const proof = await solveProof(one.firm.url);
    for (const { firm } of [one, other]) expect((await sendFromIsland(firm.url, person, crypto.randomUUID(), { signals: { proof } })).status).toBe(201);
    const suspicion = async ({ firm }: Happened) =>
      (
        await sql<{
          suspicion: number;
        }>`select suspicion from followups f join case_reviews c on c.id = f.case_review_id order by received_at desc limit 1`.execute(firm.inside.db)
      ).rows[0]?.suspicion ?? 0;
    expect(await suspicion(other)).toBeGreaterThan(await suspicion(one));
    const [here, there] = [await digestsIn(one.firm), await digestsIn(other.firm)];
    expect(here.size).toBeGreaterThan(10);
    expect([...here].filter((digest) => there.has(digest))).toEqual([]);
  });

  test('tell only their own people', () => {
    for (const { firm } of happened) {
      const told = firm.mail.received().flatMap(({ envelope }) => envelope.to);
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((address) => !address.endsWith(`@${firm.name}.example.com`) && !['jordan@example.com', 'same@example.com'].includes(address))).toEqual(
        [],
      );
    }
  });

  test('write nothing of another into their logs', () => {
    for (const [one, other] of pairs()) {
      const log = processNames.flatMap((name) => one.firm.running[name].lines).join('\n');
      expect(log.length).toBeGreaterThan(500);
      for (const trace of tracesOf(other)) expect(log, `${one.firm.name} names ${trace}`).not.toContain(trace);
    }
  });

  // Without root all firms here belong to one user, and there is nothing to try.
  test.skipIf(!isRoot)('cannot read or write a file of another, nor its settings and memory: each process is a user of its own', () => {
    for (const [one, other] of pairs())
      for (const name of processNames)
        expect(openTo(userOf(one.firm, name), filesOf(other.firm)), `the ${name} of ${one.firm.name} in ${other.firm.name}`).toEqual([]);
    for (const { firm } of happened) {
      const own = openTo(userOf(firm, 'web'), filesOf(firm)).map((file) => file.replace(/^.*\/srv\/firm\/[\w-]+\//, ''));
      expect(own).toContain('words/en/firm.yaml');
      expect(own).toContain('releases/first/build/server/web.js');
      expect(own.filter((file) => file.endsWith('.env'))).toEqual([]);
      expect(own.filter((file) => file.startsWith('/proc')).map((file) => file.split('/')[2])).toEqual(Array(3).fill(String(firm.running.web.child.pid)));
    }
  });
});

/** A secret with its versions, a key of a list, the password in an address. */
function partsOf(setting: string, value: string): string[] {
  if (setting === 'MAIL_URL') return [];
  if (setting === 'DATABASE_URL') return [new URL(value).password];
  return value.split(',').map((part) => part.split(':').at(-1) ?? '');
}

const at = (url: URL, pathname: string): URL => Object.assign(new URL(url), { pathname });

async function opened(url: URL): Promise<string> {
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    return 'opened';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `${code} ${message}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Every right of the roles of `firm` in the database `where`: in databases of all names, schemas, tables and their columns, sequences, functions, and by being a member of another role. */
async function rightsIn(where: Firm, firm: Firm): Promise<string[]> {
  const names = roles.map((role: Role) => `${prefixOf(firm.name)}_${role}`);
  const { rows } = await sql<{ what: string }>`
    with ours as (select oid, rolname from pg_roles where rolname = any (${names})),
      schemas as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select rolname || ' database ' || datname as what from ours, pg_database where datallowconn and datname <> ${prefixOf(firm.name)} and has_database_privilege(ours.oid, pg_database.oid, 'connect, create, temporary')
    union all select rolname || ' schema ' || nspname from ours, schemas where has_schema_privilege(ours.oid, schemas.oid, 'usage, create')
    union all select rolname || ' table ' || relname from ours, pg_class join schemas on schemas.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f')
      and (has_table_privilege(ours.oid, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger') or has_any_column_privilege(ours.oid, pg_class.oid, 'select, insert, update, references'))
    union all select rolname || ' sequence ' || relname from ours, pg_class join schemas on schemas.oid = relnamespace where relkind = 'S' and has_sequence_privilege(ours.oid, pg_class.oid, 'usage, select, update')
    union all select rolname || ' function ' || proname from ours, pg_proc join schemas on schemas.oid = pronamespace where has_function_privilege(ours.oid, pg_proc.oid, 'execute')
    union all select ours.rolname || ' is a member of ' || pg_get_userbyid(roleid) from ours join pg_auth_members on member = ours.oid`.execute(
    where.inside.db,
  );
  return rows.map(({ what }) => what);
}

function everythingOf({ settings, safe }: Firm): Record<string, string> {
  const all = Object.entries(settings).flatMap(([of, lines]) => Object.entries(lines).map(([name, value]) => [`${of} ${name}`, value]));
  return { ...Object.fromEntries(all), ...safe };
}

const keyNames = { worker: 'WORKER_KEYS', desk: 'DESK_KEYS', recovery: 'RECOVERY_KEYS' } as const;

function openerIn(firm: Firm, reader: RecipientName) {
  const written: Record<string, string> = { ...firm.settings.worker, ...firm.settings.desk, ...firm.safe };
  return openerOf(reader, readPrivateKeys(written[keyNames[reader]] ?? ''));
}

function notesOpenedBy(firm: Firm, reader: RecipientName, { firm: where, id }: Happened) {
  return readNotes(where.inside.db, openerIn(firm, reader), id, ['everyone', 'attorneys']);
}

/** Invitations that no worker has mailed yet are sealed to the worker. Here none is mailed: nobody ordered it. */
async function invitesOpenedBy(firm: Firm, where: Firm): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
    sealed: Buffer;
    sealed_key: Buffer;
    key_version: number;
  }>`select * from desk_invites where sealed is not null and used_at is null`.execute(where.inside.db);
  return rows.flatMap(({ id, sealed: ciphertext, sealed_key: wrappedKey, key_version: keyVersion }) => {
    try {
      return [openerIn(firm, 'worker').open({ ciphertext, wrappedKey, keyVersion }, { row: id, column: 'desk_invites.token' })];
    } catch {
      return [];
    }
  });
}

function opens(firm: Firm, link: string): Promise<Response> {
  return new Visitor(deskOf(firm)).send('/a', { form: { link: link.split('#')[1] ?? '' } });
}

/** Everything that is stored as bytes or as a digest written in letters. The words that people agreed to are the same everywhere, and so is their digest. */
async function digestsIn({ inside }: Firm): Promise<Set<string>> {
  const dump = await dumpWithoutKeys(inside.db);
  for (const table of [...dump.keys()]) if (!table.startsWith('public.') || /consent_wordings|kysely_/.test(table)) dump.delete(table);
  for (const row of [...dump.values()].flat()) delete row['wording_hash'];
  const letters = [...dump.values()].flatMap((rows) =>
    rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string' && /^[\w-]{22,}$/.test(value))),
  );
  return new Set([...bytesIn(dump).map((bytes) => bytes.toString('hex')), ...(letters as string[])]);
}

function tracesOf({ firm, visitor, reference, receipt, id, invitation }: Happened): string[] {
  const secrets = Object.values(firm.settings).flatMap((settings) =>
    Object.entries(settings).flatMap(([name, value]) => (secretSettings.includes(name) ? partsOf(name, value) : [])),
  );
  const addresses = [firm.url, firm.settings.desk['DESK_URL'] ?? '', `@${firm.name}.example.com`, prefixOf(firm.name), `/srv/firm/${firm.name}`];
  return [visitor, reference, spoken(reference), receipt, id, invitation, ...secrets, ...addresses];
}

function userOf({ users }: Firm, name: (typeof processNames)[number]) {
  if (!users) throw new Error('only root can try as another user');
  return users[name];
}
