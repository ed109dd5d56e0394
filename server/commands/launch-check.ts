import type { Environment } from '#environment.ts';
import { content } from '#firm/content.ts';
import { ContentError, named } from '#firm/content-file.ts';
import { type Finding, missingFromWords, pastReview } from '#firm/launch.ts';
import { unrung } from '#followup/escalation/preview.ts';
import { waysOf } from '#on-call/channels/ways.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { type KeySettings, privateKeysIn, recipientsOf } from '#server/sealing.ts';

/** The settings of a process; those that could not be read are missing. */
export type Settings = KeySettings & { [Name in Looked]?: Environment[Name] | undefined };
type Looked =
  | 'DATABASE_URL'
  | 'HOST'
  | 'TRUSTED_PROXY'
  | 'INTAKE_SECRET'
  | 'MAIL_URL'
  | 'SMS_ACCOUNT'
  | 'SMS_FROM'
  | 'VOICE_FROM'
  | 'PUSHOVER_TOKEN'
  | 'CANARY'
  | 'OUTBOUND_LOOPBACK';

/** Everything that blocks a launch, in the content files and in the settings. */
export function blocking(settings: Settings): Finding[] {
  return [...missingFromMachine(settings), ...orMistake(() => [...wordsAndPush(settings), ...pastReview(content())])];
}

/** Keeps the web process from starting while something blocks a launch. LAUNCH_CHECK=off is for development, the demo and tests. */
export function refuseUnready(settings: Settings & { LAUNCH_CHECK: 'on' | 'off' }): void {
  if (settings.LAUNCH_CHECK === 'on') refuse([...missingFromMachine(settings), ...orMistake(() => wordsAndPush(settings))]);
}

/** Review dates count when a site opens for the first time. A site that is open comes back whatever the day: otherwise a restart would take it away. */
export async function refuseFirstOpening(
  settings: { LAUNCH_CHECK: 'on' | 'off' },
  openings: { known: () => Promise<boolean>; note: () => Promise<void> },
): Promise<void> {
  if (settings.LAUNCH_CHECK === 'off' || (await openings.known())) return;
  refuse(pastReview(content()));
  await openings.note();
}

function refuse(findings: Finding[]): void {
  if (findings.length) throw new LaunchError(`This must not go public yet. LAUNCH_CHECK=off starts it all the same.\n${listed(findings)}`);
}

export class LaunchError extends Error {
  override name = 'LaunchError';
}

export function listed(findings: Finding[]): string {
  return headings
    .map(([who, heading]) => ({ heading, lines: findings.filter((finding) => finding.who === who).map(({ where, what }) => `  ${where}: ${what}`) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading, ...lines].join('\n'))
    .join('\n');
}

const headings: [Finding['who'], string][] = [
  ['operator', 'The machine:'],
  ['firm', 'The firm:'],
  ['lawyer', 'A lawyer must decide:'],
  ['translator', 'A certified translator must sign:'],
];

function missingFromMachine(settings: Settings): Finding[] {
  const { DATABASE_URL = '', TRUSTED_PROXY, INTAKE_SECRET, MAIL_URL, SMS_ACCOUNT, SMS_FROM, VOICE_FROM, CANARY, OUTBOUND_LOOPBACK } = settings;
  const finding = (where: string, what: string): Finding => ({ who: 'operator', where, what });
  const keys = problemWithKeys(settings);
  return [
    ...(/:change-me@/.test(DATABASE_URL) ? [finding('DATABASE_URL', 'still has the password of the example')] : []),
    ...(keys ? [finding('SEAL_TO', keys)] : []),
    ...privateKeysIn(settings).map((name) => finding(name, 'is where the web process could read it; it belongs into the environment of its own process alone')),
    ...(INTAKE_SECRET === demoSecrets.INTAKE_SECRET ? [finding('INTAKE_SECRET', 'is the one of the demo, which everyone knows')] : []),
    ...(TRUSTED_PROXY === false ? [finding('TRUSTED_PROXY', 'is false; behind TLS every form would be refused (docs/runbook.md, The front)')] : []),
    ...(MAIL_URL ? [] : [finding('MAIL_URL', 'is not set, so no alert leaves by mail')]),
    ...(SMS_ACCOUNT ? [] : [finding('SMS_ACCOUNT', 'is not set, so a mail server that is down leaves nobody told')]),
    ...(SMS_ACCOUNT && !VOICE_FROM && !SMS_FROM?.startsWith('+') && wantsCalls()
      ? [finding('VOICE_FROM', 'is not set, and the firm file has steps that call; a messaging service cannot call')]
      : []),
    ...(OUTBOUND_LOOPBACK === 'allowed'
      ? [finding('OUTBOUND_LOOPBACK', 'is allowed, which is for tests: messages could be led to this machine, and go without TLS. Remove it')]
      : []),
    ...(CANARY === 'off' ? [finding('CANARY', 'is off, so nobody would notice a path that is broken')] : []),
  ];
}

/** False also where the firm file cannot be read, which is a finding of its own. */
function wantsCalls(): boolean {
  try {
    return content().firm.onCall.steps.some(({ inHours, otherwise }) => [...inHours, ...otherwise].some(({ by }) => by.includes('call')));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return false;
  }
}

function problemWithKeys(settings: KeySettings): string | undefined {
  if (!settings.SEAL_TO) return 'must be set: npm run keys prints it with the private keys that belong to it';
  try {
    const known = new Set(recipientsOf(demoKeys.web).map(({ fingerprint }) => fingerprint));
    return recipientsOf(settings).some(({ fingerprint }) => known.has(fingerprint)) ? 'is the one of the demo, which everyone knows' : undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace('SEAL_TO: ', '');
  }
}

function wordsAndPush(settings: Settings): Finding[] {
  return [...missingFromWords(content()), ...missingForPush(settings), ...ringingNobody(settings)];
}

function orMistake(look: () => Finding[]): Finding[] {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ who: 'firm', where: 'content', what: error.message }];
  }
}

function missingForPush({ PUSHOVER_TOKEN }: Settings): Finding[] {
  const rung = Object.values(content().firm.onCall.people).filter(({ push }) => push && 'pushover' in push);
  return rung.length > 0 && !PUSHOVER_TOKEN
    ? [{ who: 'operator', where: 'PUSHOVER_TOKEN', what: `is not set, so no push message reaches ${rung.map(({ name }) => name).join(', ')}` }]
    : [];
}

/** By what is in the firm file and in the settings: whether a phone makes a sound at any step of the next 24 hours. */
function ringingNobody({ MAIL_URL, SMS_ACCOUNT, SMS_FROM, VOICE_FROM, PUSHOVER_TOKEN }: Settings): Finding[] {
  const { onCall } = content().firm;
  const call = Boolean(SMS_ACCOUNT && (VOICE_FROM || SMS_FROM?.startsWith('+')));
  const configured = { email: Boolean(MAIL_URL), sms: Boolean(SMS_ACCOUNT), call, ntfy: true, pushover: Boolean(PUSHOVER_TOKEN) };
  const reach = Object.entries(onCall.people).map(([who, person]) => ({
    who,
    alerted: true,
    channels: waysOf(person, configured).map((channel) => ({ channel, reach: { kind: 'unproven' as const } })),
  }));
  const found = unrung({ ladder: onCall, changes: [], reach }, new Date());
  if (!found?.all) return [];
  const names = found.people.map(({ who }) => onCall.people[who]?.name ?? who).join(', ');
  const what = `onCall.steps: nothing rings: a request makes no phone ring at any step (${names}). Each needs a mobile number or push, in steps with sms, call or push`;
  return [{ who: 'firm', where: named(`${content().language.code}/firm.yaml`), what }];
}
