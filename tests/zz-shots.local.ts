import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { freePort } from '#scripts/ports.ts';
import { startLocalPostgres } from '#scripts/postgres.ts';
import { untilReady } from '#scripts/until-ready.ts';
import { readRecipients } from '#vault/recipients.ts';
import { launchBrowser } from './world/browser.ts';
import { deskSettings } from './world/desk-settings.ts';
import { type Fixture, somebody, storeRequests } from './world/many-requests.ts';
import { patiently } from './world/requests.ts';

const postgres = await startLocalPostgres();
const scratch = patiently(postgres.url, 4);
const { db } = scratch;
const port = await freePort();
const settings = deskSettings(postgres.urls.desk, port);
const recipients = readRecipients(settings['SEAL_TO'] ?? '');
const minutes = (n: number) => new Date(Date.now() + n * 60_000);
const waiting: Fixture[] = [
  { ...somebody(3), receivedAt: minutes(-72), callDueAt: minutes(-12), urgency: 'urgent', state: 'climbing' },
  { ...somebody(10), receivedAt: minutes(-65), callDueAt: minutes(-5), state: 'acknowledged', person: 'attorney' },
  { ...somebody(21), receivedAt: minutes(-22), callDueAt: minutes(38), urgency: 'urgent', state: 'climbing', sent: false },
  { ...somebody(35), receivedAt: minutes(-41), callDueAt: minutes(19), state: 'acknowledged', person: 'second' },
  { ...somebody(47), receivedAt: minutes(-8), callDueAt: minutes(52), state: 'climbing' },
  { ...somebody(58), receivedAt: minutes(-3), callDueAt: minutes(57), state: 'climbing' },
  { ...somebody(61), receivedAt: minutes(-3 * 1440), callDueAt: minutes(-3 * 1440 + 60), state: 'unanswered' },
];
waiting[0]!.contact = { ...waiting[0]!.contact, full_name: 'Maria Kowalski', city: 'Port Huron', county: 'St. Clair', reasons: ['In custody', 'Court within 48 hours'] };
waiting[2]!.contact = { ...waiting[2]!.contact, full_name: 'José Ñúñez', their_name: 'Robin Núñez', reasons: ['Held by the police'] };
const aside: Fixture[] = [70, 71, 72, 73].map((n, at) => ({ ...somebody(n), receivedAt: minutes(-10 * at - 4), lane: 'quarantine', state: 'climbing', urgency: at === 1 ? 'urgent' : 'usual' }));
const old: Fixture[] = Array.from({ length: 130 }, (_, n) => ({ ...somebody(n + 100), receivedAt: minutes(-180 - n * 300), urgency: n % 7 === 0 ? 'urgent' : 'usual', state: (['reached', 'reached', 'declined', 'reached', 'unanswered'] as const)[n % 5]!, person: ['attorney', 'second', 'partner'][n % 3]!, conflictCleared: n % 2 === 0 }));
const stored = await storeRequests(db, recipients, [...waiting, ...aside, ...old]);
if (!process.argv.includes('dead')) await sql`insert into worker_pulses (worker_id, beat_at) values (gen_random_uuid(), present() + interval '1 hour')`.execute(db);
const token = randomBytes(32).toString('base64url');
await sql`insert into desk_people (id, user_handle) values ('partner', ${randomBytes(32)})`.execute(db);
await sql`insert into desk_passkeys (id, person, name, public_key, counter, backup_eligible, backed_up) values ('bench', 'partner', 'bench', '\\x00', 0, false, false)`.execute(db);
await sql`insert into desk_sessions (hash, person, passkey) values (${createHash('sha256').update(token).digest()}, 'partner', 'bench')`.execute(db);
const desk = spawn(process.execPath, ['build/desk/server/desk.js'], { env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
await untilReady(`http://127.0.0.1:${port}/ready`);
const browser = await launchBrowser();
const pages: Record<string, string> = { waiting: '/', requests: '/requests', filtered: '/requests?county=Wayne', erase: `/requests/${stored[0]!.reference}/erase`, export: '/export' };
for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 }, colorScheme: scheme });
    await context.addCookies([{ name: 'desk', value: token, url: `http://localhost:${port}` }]);
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.log(width, message.text()));
    page.on('pageerror', (error) => console.log(width, error.message));
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`http://localhost:${port}${path}`);
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/work/scratch/lists/${name}-${width}-${scheme}.png`, fullPage: name === 'waiting' });
    }
    await page.goto(`http://localhost:${port}/requests`);
    await page.fill('[name=typed]', 'kowalsky');
    await page.click('button:has-text("Search")');
    await page.waitForSelector('.requests-count[role=status]');
    await page.screenshot({ path: `/work/scratch/lists/search-${width}-${scheme}.png` });
    await context.close();
  }
await browser.close();
desk.kill();
await scratch.close();
await postgres.discard();
process.exit(0);
