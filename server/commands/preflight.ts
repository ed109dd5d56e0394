import { parseArgs } from 'node:util';
import { readWhatIsThere } from '#environment.ts';
import { content } from '#firm/content.ts';
import type { Finding } from '#firm/launch.ts';
import { unreadableBounces } from '#server/commands/bounce-mailbox.ts';
import { unprovenPeople } from '#server/commands/drill-proof.ts';
import { blocking, listed } from '#server/commands/launch-check.ts';
import { missingFromMailDomain } from '#server/commands/mail-domain.ts';
import { gapsAhead } from '#server/commands/rota-gaps.ts';
import { unregisteredTexts } from '#server/commands/text-campaign.ts';
import { fingerprintsOf, recipientsOf } from '#server/sealing.ts';

/** `npm run preflight`: what blocks a launch, and who can settle it. Exit status 1 while anything does. */
const { values } = parseArgs({
  options: { dns: { type: 'boolean', default: false }, dkim: { type: 'string', default: 'mail' }, 'dns-server': { type: 'string' } },
});
const { settings, problems } = readWhatIsThere();
const machine = problems.map(({ where, what }): Finding => ({ who: 'operator', where, what }));
const words = blocking(settings);
const mail = values.dns ? await missingFromMailDomain({ domain: mailDomain(), selector: values.dkim, server: values['dns-server'] }) : [];
const rota = await gapsAhead(settings.DATABASE_URL);
const mailbox = await unreadableBounces(settings);
const drill = await unprovenPeople(settings.DATABASE_URL);
const proof = drill.kind === 'known' ? drill.findings : [];
const findings = [...machine, ...words, ...unregisteredTexts(settings), ...rota, ...proof, ...mailbox, ...mail];

if (findings.length) process.stdout.write(`${listed(findings)}\n${findings.length} ${findings.length === 1 ? 'thing blocks' : 'things block'} the launch.\n`);
else process.stdout.write('Nothing blocks the launch.\n');
const sealTo = keysIn(settings);
if (sealTo) process.stdout.write(`Requests are sealed to ${sealTo}. Worker and desk must log the same fingerprints when they start.\n`);
if (!values.dns) process.stdout.write('The mail domain was not looked at: npm run preflight -- --dns\n');
if (drill.kind === 'unknown') process.stdout.write('Whether everybody is reached was not looked at: there is no database yet. When there is: npm run drill\n');
if (settings.HOST && !['127.0.0.1', '::1', 'localhost'].includes(settings.HOST))
  process.stdout.write(`Make sure that only the front can reach the web process: it listens on ${settings.HOST}.\n`);
process.exit(findings.length ? 1 : 0);

function keysIn(given: typeof settings): string | undefined {
  try {
    return fingerprintsOf(recipientsOf(given));
  } catch {
    // Already among the findings.
    return undefined;
  }
}

function mailDomain(): string {
  return content().firm.email.split('@')[1] ?? '';
}
