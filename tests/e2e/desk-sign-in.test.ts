import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostOfStrangers } from '#desk/context.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { openerFor } from '#server/sealing.ts';
import { type DeskAlone, startDeskAlone, Visitor } from '#tests/testkit/desk-alone.ts';
import { ended, run } from '#tests/testkit/product.ts';
import { type Kind, SoftPasskey } from '#tests/testkit/soft-passkey.ts';

/** Ceremonies without a browser: every answer that an authenticator, or somebody who plays one, can give. */
let desk: DeskAlone;

beforeAll(async () => {
  // As in production, behind a proxy that ends TLS.
  desk = await startDeskAlone('https://desk.example.test');
});

afterAll(async () => {
  await desk?.stop();
});

const accepted = { kind: 'accepted' };
const refused = { kind: 'refused', why: 'passkey' };

describe('with a passkey', () => {
  test.each<Kind>(['ES256', 'Ed25519', 'RS256'])('of the kind %s somebody enrolls and signs in', async (kind) => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'), kind);
    const visitor = new Visitor(desk);
    expect(await visitor.isIn()).toBe(false);
    expect(await visitor.signIn(passkey)).toEqual(accepted);
    expect(await visitor.isIn()).toBe(true);
  });

  test('only these three kinds are asked for, with the person verified, and found without a name', async () => {
    const { options } = await new Visitor(desk).asked({ purpose: 'enroll', invite: await desk.invite('second') });
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-7, -8, -257]);
    expect(options.rp.id).toBe('desk.example.test');
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    expect(options.attestation).toBe('none');
    const signIn = await new Visitor(desk).asked({ purpose: 'sign-in' });
    expect(signIn.options).toMatchObject({ rpId: 'desk.example.test', userVerification: 'required' });
    expect(signIn.options.allowCredentials ?? []).toEqual([]);
  });

  test('the same answer counts once', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    const visitor = new Visitor(desk);
    const { options } = await visitor.asked({ purpose: 'sign-in' });
    const get = passkey.get(options);
    expect(await visitor.answer({ purpose: 'sign-in' }, { get })).toEqual(accepted);
    expect(await visitor.answer({ purpose: 'sign-in' }, { get })).toEqual(refused);
  });

  test('an answer to a challenge that another browser got, that we never gave, or that was for something else, is refused', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    const [one, other] = [new Visitor(desk), new Visitor(desk)];
    const { options } = await one.asked({ purpose: 'sign-in' });
    await other.asked({ purpose: 'sign-in' });
    expect(await other.answer({ purpose: 'sign-in' }, { get: passkey.get(options) })).toEqual(refused);
    expect(await one.answer({ purpose: 'sign-in' }, { get: passkey.get(options, { challenge: Buffer.alloc(54).toString('base64url') }) })).toEqual(refused);
    expect(await one.signIn(passkey)).toEqual(accepted);
    const { options: confirming } = await one.asked({ purpose: 'confirm' });
    expect(await one.answer({ purpose: 'sign-in' }, { get: passkey.get(confirming) })).toEqual(refused);
  });

  test.each([
    ['without the person verified', { verified: false }],
    ['from another origin', { origin: 'https://www.example.test' }],
    ['for another host', { rpId: 'example.test' }],
    ['of another person', { handle: Buffer.alloc(32).toString('base64url') }],
  ])('an answer %s is refused', async (_, lies) => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    const visitor = new Visitor(desk);
    expect(await visitor.signIn(passkey, lies)).toEqual(refused);
    expect(await visitor.isIn()).toBe(false);
  });

  test('a counter that goes back is refused: somebody copied the key', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    expect(await new Visitor(desk).signIn(passkey, { counter: 7 })).toEqual(accepted);
    expect(await new Visitor(desk).signIn(passkey, { counter: 3 })).toEqual(refused);
    expect(await new Visitor(desk).signIn(passkey, { counter: 7 })).toEqual(refused);
    expect(await new Visitor(desk).signIn(passkey, { counter: 8 })).toEqual(accepted);
  });

  test('a passkey that stayed on one device and now says that it may be copied is refused', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    expect(await new Visitor(desk).signIn(passkey, { synced: true })).toEqual(refused);
    expect(await new Visitor(desk).signIn(passkey)).toEqual(accepted);
  });

  test('one that nobody enrolled is told apart, so that the device can forget it', async () => {
    const stranger = new SoftPasskey('ES256', desk.origin);
    expect(await new Visitor(desk).signIn(stranger, { handle: 'A'.repeat(43) })).toEqual({ kind: 'refused', why: 'unknown' });
  });
});

describe('an invitation', () => {
  test('counts once', async () => {
    const token = await desk.invite('attorney');
    await new Visitor(desk).enroll(token);
    expect(await new Visitor(desk).asked({ purpose: 'enroll', invite: token })).toEqual({ kind: 'refused', why: 'invite' });
  });

  test('counts once also where two answer at the same moment', async () => {
    const invite = await desk.invite('attorney');
    const both = await Promise.all(
      [1, 2].map(async () => {
        const visitor = new Visitor(desk);
        const { options } = await visitor.asked({ purpose: 'enroll', invite });
        return { visitor, create: new SoftPasskey('ES256', desk.origin).create(options) };
      }),
    );
    const outcomes = await Promise.all(both.map(({ visitor, create }) => visitor.answer({ purpose: 'enroll', invite }, { create })));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
  });

  test('ends after 24 hours', async () => {
    const token = await desk.invite('attorney');
    await sql`update desk_invites set expires_at = expires_at - interval '24 hours' where used_at is null`.execute(desk.db);
    expect(await new Visitor(desk).asked({ purpose: 'enroll', invite: token })).toEqual({ kind: 'refused', why: 'invite' });
  });

  test('ends when a newer one is made', async () => {
    const [older, newer] = [await desk.invite('attorney'), await desk.invite('attorney')];
    expect(await new Visitor(desk).asked({ purpose: 'enroll', invite: older })).toEqual({ kind: 'refused', why: 'invite' });
    expect(await new Visitor(desk).asked({ purpose: 'enroll', invite: newer })).toMatchObject({ kind: 'create' });
  });

  test('lies in the database so that only the worker can read it', async () => {
    const token = await desk.invite('attorney');
    const { rows } = await sql<{ id: string; sealed: Buffer; sealed_key: Buffer; key_version: number; whole: string }>`
      select id, sealed, sealed_key, key_version, (to_jsonb(i) || jsonb_build_object('d', (select jsonb_agg(d) from deliveries d)))::text as whole
      from desk_invites i where used_at is null and person = 'attorney'`.execute(desk.db);
    const [row] = rows;
    if (!row) throw new Error('no invitation');
    const sealed = { ciphertext: row.sealed, wrappedKey: row.sealed_key, keyVersion: row.key_version };
    const place = { row: row.id, column: 'desk_invites.token' };
    expect(row.whole).not.toContain(token);
    expect(openerFor('worker', demoKeys.worker).open(sealed, place)).toBe(token);
    expect(() => openerFor('desk', demoKeys.desk).open(sealed, place)).toThrow();
  });
});

describe('a session', () => {
  test('is kept in a cookie that no script, neighbor host or plain connection gets at', async () => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    const written = visitor.written.find((line) => line.startsWith('__Host-desk='));
    expect(written).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/);
    const token = visitor.cookies.get('__Host-desk') ?? '';
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from desk_sessions where hash = sha256(${token}::bytea)`.execute(desk.db);
    expect(rows[0]?.found).toBe(1);
  });

  test('is new at each sign-in; the one that the browser had before ends', async () => {
    const visitor = new Visitor(desk);
    const passkey = await visitor.enroll(await desk.invite('partner'));
    const before = visitor.cookies.get('__Host-desk') ?? '';
    await visitor.signIn(passkey);
    expect(visitor.cookies.get('__Host-desk')).not.toBe(before);
    const old = new Visitor(desk);
    old.cookies.set('__Host-desk', before);
    expect(await old.isIn()).toBe(false);
    expect(await visitor.isIn()).toBe(true);
  });

  test('that somebody else chose is not taken over', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    const visitor = new Visitor(desk);
    visitor.cookies.set('__Host-desk', 'A'.repeat(43));
    await visitor.signIn(passkey);
    const attacker = new Visitor(desk);
    attacker.cookies.set('__Host-desk', 'A'.repeat(43));
    expect(await attacker.isIn()).toBe(false);
    expect(await visitor.isIn()).toBe(true);
  });

  test.each([
    ['after an hour without a sign of life', sql`seen_at = seen_at - interval '61 minutes'`],
    ['after twelve hours', sql`started_at = started_at - interval '12 hours 1 minute'`],
  ])('ends %s', async (_, change) => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    expect(await visitor.isIn()).toBe(true);
    await sql`update desk_sessions set ${change}`.execute(desk.db);
    expect(await visitor.isIn()).toBe(false);
  });

  test('goes on for whoever is at work', async () => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    for (let half = 0; half < 3; half++) {
      await sql`update desk_sessions set seen_at = seen_at - interval '50 minutes'`.execute(desk.db);
      expect(await visitor.isIn()).toBe(true);
    }
  });

  test('ends by signing out, and the browser forgets the pages', async () => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    const token = visitor.cookies.get('__Host-desk') ?? '';
    const out = await visitor.send('/sign-out', { form: {} });
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    visitor.cookies.set('__Host-desk', token);
    expect(await visitor.isIn()).toBe(false);
  });

  test('with a passkey older than ten minutes may not change who gets in, until a passkey confirms it', async () => {
    const visitor = new Visitor(desk);
    const passkey = await visitor.enroll(await desk.invite('partner'));
    await sql`update desk_sessions set verified_at = verified_at - interval '11 minutes'`.execute(desk.db);
    const stale = await visitor.send('/people', { form: { act: 'invite', member: 'office' } });
    expect([stale.status, stale.headers.get('location')]).toEqual([302, '/confirm?to=%2Fpeople']);
    expect(await visitor.asked({ purpose: 'add' })).toEqual({ kind: 'refused', why: 'stale' });
    expect(await invitesOf('office')).toBe(0);
    expect(await visitor.confirm(passkey)).toEqual(accepted);
    expect((await visitor.send('/people', { form: { act: 'invite', member: 'office' } })).status).toBe(200);
    expect(await invitesOf('office')).toBe(1);
  });

  test('is not confirmed by the passkey of somebody else', async () => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    const other = await new Visitor(desk).enroll(await desk.invite('office'));
    expect(await visitor.confirm(other)).toEqual(refused);
  });
});

describe('a post', () => {
  test.each([
    ['of a neighbor host', { origin: 'https://www.example.test' }],
    ['of the desk’s own name without TLS', { origin: 'http://desk.example.test' }],
    ['of a page without a name', { origin: 'null' }],
    ['that a browser marks as another site’s', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused, whoever is signed in', async (_, headers) => {
    const visitor = new Visitor(desk);
    await visitor.enroll(await desk.invite('partner'));
    expect((await visitor.send('/sign-out', { form: {}, headers })).status).toBe(403);
    expect(await visitor.isIn()).toBe(true);
  });

  test('without any origin is refused', async () => {
    const { status } = await fetch(`http://127.0.0.1:${desk.port}/sign-out`, { method: 'POST' });
    expect(status).toBe(403);
  });
});

describe('out at once', () => {
  test('is one of two passkeys that was removed, with its sessions; the other goes on', async () => {
    const [phone, laptop] = [new Visitor(desk), new Visitor(desk)];
    const lost = await phone.enroll(await desk.invite('second'));
    const kept = await laptop.enroll(await desk.invite('second'));
    const removed = await laptop.send('/people', { form: { act: 'remove', passkey: lost.name } });
    expect(removed.status).toBe(200);
    expect(await phone.isIn()).toBe(false);
    expect(await laptop.isIn()).toBe(true);
    expect(await phone.signIn(lost)).toEqual({ kind: 'refused', why: 'unknown' });
    expect(await new Visitor(desk).signIn(kept)).toEqual(accepted);
  });

  test('is never the last passkey by one’s own hand', async () => {
    const visitor = new Visitor(desk);
    const passkey = await visitor.enroll(await desk.inviteByCommand('technician', '--lost'));
    await visitor.send('/people', { form: { act: 'remove', passkey: passkey.name } });
    expect(await visitor.isIn()).toBe(true);
  });

  test('is whoever lost every device: an attorney does that for an attorney, and only an owner for an owner', async () => {
    const [attorney, owner, second] = [new Visitor(desk), new Visitor(desk), new Visitor(desk)];
    const passkeys = [
      await attorney.enroll(await desk.invite('attorney')),
      await owner.enroll(await desk.invite('partner')),
      await second.enroll(await desk.invite('second')),
    ];
    await attorney.send('/people', { form: { act: 'lost', member: 'partner' } });
    expect(await owner.isIn()).toBe(true);
    await attorney.send('/people', { form: { act: 'lost', member: 'second' } });
    expect(await second.isIn()).toBe(false);
    expect(await second.signIn(passkeys[2] as SoftPasskey)).toEqual({ kind: 'refused', why: 'unknown' });
    expect(await invitesOf('second')).toBe(1);
    await owner.send('/people', { form: { act: 'lost', member: 'attorney' } });
    expect(await attorney.isIn()).toBe(false);
  });

  test('is somebody for whom the command on the server says so', async () => {
    const visitor = new Visitor(desk);
    const passkey = await visitor.enroll(await desk.invite('partner'));
    const again = await desk.inviteByCommand('partner', '--lost');
    expect(await visitor.isIn()).toBe(false);
    expect(await visitor.signIn(passkey)).toEqual({ kind: 'refused', why: 'unknown' });
    await visitor.enroll(again);
    expect(await visitor.isIn()).toBe(true);
  });

  test('is nobody by the hand of staff or a technician', async () => {
    const [staff, second] = [new Visitor(desk), new Visitor(desk)];
    await staff.enroll(await desk.invite('office'));
    await second.enroll(await desk.invite('second'));
    for (const act of ['lost', 'invite']) await staff.send('/people', { form: { act, member: 'second' } });
    expect(await second.isIn()).toBe(true);
    expect(await invitesOf('second')).toBe(0);
  });

  test('is somebody whom the firm file no longer names', async () => {
    const visitor = new Visitor(desk);
    const passkey = await visitor.enroll(await desk.invite('office'));
    const invite = await desk.invite('office');
    const file = join(desk.words.folder, 'en/firm.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/ {4}office: .*\n/, ''));
    expect(await visitor.isIn()).toBe(false);
    expect(await visitor.signIn(passkey)).toEqual(refused);
    expect(await visitor.asked({ purpose: 'enroll', invite })).toEqual({ kind: 'refused', why: 'invite' });
    writeFileSync(file, before);
    expect(await visitor.signIn(passkey)).toEqual(accepted);
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])('after signing in nobody is led away to %s', async (to) => {
  const visitor = new Visitor(desk);
  await visitor.enroll(await desk.invite('partner'));
  const { status, headers } = await visitor.send(`/sign-in?${new URLSearchParams({ to })}`);
  expect([status, headers.get('location')]).toEqual([302, '/']);
});

describe('the log has', () => {
  const lines = async (after: string) => {
    const { rows } = await sql<{
      said: string;
    }>`select concat_ws(' ', person, act, about) as said from desk_log where id > ${after}::bigint order by id`.execute(desk.db);
    return rows.map(({ said }) => said);
  };
  const last = async () => (await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from desk_log`.execute(desk.db)).rows[0]?.id ?? '0';

  test('each sign-in, each confirmation and each that was refused, with whose passkey it was', async () => {
    const passkey = await new Visitor(desk).enroll(await desk.invite('partner'));
    const ofAnother = await new Visitor(desk).enroll(await desk.invite('second'));
    const from = await last();
    const visitor = new Visitor(desk);
    await visitor.signIn(passkey, { origin: 'https://www.example.test' });
    await visitor.signIn(new SoftPasskey('ES256', desk.origin), { handle: 'A'.repeat(43) });
    await visitor.asked({ purpose: 'enroll', invite: 'A'.repeat(43) });
    await visitor.send('/a', { form: { link: 'A'.repeat(38) } });
    await visitor.signIn(passkey);
    await visitor.confirm(passkey);
    await visitor.confirm(ofAnother);
    await visitor.answer({ purpose: 'sign-in' }, { get: 'nothing that a passkey says' });
    expect(await lines(from)).toEqual([
      'stranger sign-in-refused partner',
      'stranger sign-in-refused',
      'stranger enroll-refused',
      'stranger link-refused',
      'partner signed-in',
      'partner confirmed',
      'partner confirm-refused second',
      'partner sign-in-refused',
    ]);
    const owner = await (await visitor.send('/log')).text();
    expect(owner).toMatch(/Somebody who is not signed in[\s\S]*tried to sign in, and was refused/);
  });

  test('what somebody asked for and may not have: a page, or an act on a page that is theirs', async () => {
    const staff = new Visitor(desk);
    await staff.enroll(await desk.invite('office'));
    const from = await last();
    expect((await staff.send('/export')).status).toBe(403);
    await staff.send('/people', { form: { act: 'invite', member: 'attorney' } });
    expect(await lines(from)).toEqual(['office not-allowed /export', 'office not-allowed attorney']);
  });

  test('of strangers no more lines a minute than it can bear; the process writes down each', async () => {
    const from = await last();
    const visitor = new Visitor(desk);
    for (let tries = 0; tries < 2 * mostOfStrangers + 5; tries++) await visitor.send('/a', { form: { link: 'A'.repeat(38) } });
    const kept = (await lines(from)).length;
    expect(kept).toBeGreaterThan(0);
    // The minute may turn while they try.
    expect(kept).toBeLessThanOrEqual(2 * mostOfStrangers);
    const written = desk.log().filter((line) => line.includes('"event":"desk-refused"') && line.includes('link-refused'));
    expect(written.length).toBeGreaterThan(2 * mostOfStrangers);
  });
});

test('the desk appends to its log and can change or remove nothing in it', async () => {
  await new Visitor(desk).enroll(await desk.invite('partner'));
  const asDesk = async (statement: string) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: desk.postgres.urls.desk });
    await client.connect();
    return client
      .query(statement)
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
      .finally(() => void client.end());
  };
  for (const statement of ["update desk_log set person = 'x'", 'delete from desk_log', 'truncate desk_log', 'drop table desk_log'])
    expect(await asDesk(statement)).toBe('42501');
  expect(await asDesk("insert into desk_log (person, act) values ('x', 'y')")).toBe('done');
});

test.each(['http://desk.example.com', 'http://127.0.0.1:3100', 'https://192.0.2.7', 'https://desk.example.com/desk'])(
  'the desk does not start at %s',
  async (url) => {
    const process = run('desk', { ...demoKeys.desk, DATABASE_URL: desk.postgres.urls.desk, DESK_URL: url, DESK_PORT: '0' });
    expect(await ended(process.child)).toBe(1);
    expect(process.lines.join('\n')).toContain('DESK_URL: must be');
  },
);

async function invitesOf(person: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from desk_invites where person = ${person} and used_at is null`.execute(desk.db);
  return rows[0]?.open ?? 0;
}
