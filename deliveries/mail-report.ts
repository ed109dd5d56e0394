import { uuidPattern } from '#database/uuid.ts';
import { deliveryOf } from '#deliveries/return-path.ts';
import type { Secrets } from '#vault/secrets.ts';

/** A mail in the mailbox for what comes back, as far as it is looked at. */
export type CameBack = {
  /** Its own header lines. */
  head: string;
  /** It calls itself a report about a delivery (RFC 6522). */
  isReport: boolean;
  /** Its part for machines (RFC 3464), and the header lines of the mail that it is about. */
  status?: string | undefined;
  about?: string | undefined;
};

/**
 * What a report says of one of our mails. `unknown`: it came back, and nobody can tell why. `away`: an answering machine took it.
 * `forged`: it names a delivery with a wrong proof. `other`: no report, or about no mail of ours.
 * `code` is an enhanced status code (RFC 3463) and never a remote's own words.
 */
export type MailReport = (Said & { delivery: string }) | { kind: 'forged' | 'other' };

type Said = Fate | { kind: 'away'; code: undefined };
type Fate = { kind: 'arrived' | 'bounced' | 'delayed' | 'unknown'; code: string | undefined };

export function readReport(mail: CameBack, ours: { domain: string; secrets: Secrets }): MailReport {
  const head = fieldsIn(mail.head);
  const groups = (mail.status ?? '').split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/).map(fieldsIn);
  const said = toldBy(groups) ?? guessedFrom(head, mail);
  if (!said) return { kind: 'other' };
  const named = namedIn(head, groups, fieldsIn(mail.about ?? ''), ours);
  if (!named) return { kind: 'other' };
  return named === 'forged' ? { kind: 'forged' } : { ...said, ...named };
}

type Field = [name: string, value: string];

/** Header lines, folded ones joined, up to the first blank line. */
function fieldsIn(block: string): Field[] {
  const [head = ''] = block.replace(/^(?:[ \t]*\r?\n)+/, '').split(/\r?\n[ \t]*\r?\n/);
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): Field[] => {
      const [, name, value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value.trim()]] : [];
    });
}

function valuesOf(fields: readonly Field[], ...names: string[]): string[] {
  return fields.filter(([name]) => names.includes(name)).map(([, value]) => value);
}

/** What the groups about recipients say; of several, the worst. Each of our mails has one recipient, whom a server may have replaced by several. */
function toldBy(groups: readonly Field[][]): Fate | undefined {
  const all = groups.map(saidOf).filter((said) => said !== undefined);
  return (['bounced', 'delayed', 'arrived'] as const).flatMap((kind) => all.find((said) => said.kind === kind) ?? [])[0];
}

function saidOf(group: readonly Field[]): Fate | undefined {
  const [action = ''] = valuesOf(group, 'action').map((value) => /^[a-z]*/i.exec(value)?.[0].toLowerCase());
  const code = codeIn(group);
  const kind = kinds[action] ?? (action === '' && code ? kindsByClass[code.charAt(0)] : undefined);
  return kind ? { kind, code } : undefined;
}

/** `relayed` and `expanded` say nothing of where a mail ended. */
const kinds: Record<string, Fate['kind']> = { failed: 'bounced', delayed: 'delayed', delivered: 'arrived' };
const kindsByClass: Record<string, Fate['kind']> = { 5: 'bounced', 4: 'delayed', 2: 'arrived' };

/** Some servers write 5.0.0, which says nothing, and the true code into the other server's answer. Only its digits are read. */
function codeIn(group: readonly Field[]): string | undefined {
  const [status] = valuesOf(group, 'status').map((value) => /^[245]\.\d{1,3}\.\d{1,3}(?![.\d])/.exec(value)?.[0]);
  if (status && !status.endsWith('.0.0')) return status;
  const [answered] = valuesOf(group, 'diagnostic-code').map((value) => /(?:^|\W)[245]\d\d[ -]+#?([245]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(value)?.[1]);
  return answered ?? status;
}

/** For what has no readable part for machines. A report is looked for first: it may say of itself that a machine replied, as a vacation notice does. */
function guessedFrom(head: readonly Field[], { isReport }: CameBack): Said | undefined {
  if (isReport) return { kind: 'unknown', code: undefined };
  if (isAutomaticReply(head)) return { kind: 'away', code: undefined };
  return valuesOf(head, 'return-path')[0]?.replaceAll(' ', '') === '<>' ? { kind: 'unknown', code: undefined } : undefined;
}

/** RFC 3834, and what was in use before it. */
function isAutomaticReply(head: readonly Field[]): boolean {
  return (
    valuesOf(head, 'auto-submitted').some((value) => /^auto-replied\b/i.test(value)) ||
    valuesOf(head, 'precedence').some((value) => /^auto[_-]reply\b/i.test(value)) ||
    valuesOf(head, 'x-autoreply', 'x-autorespond').length > 0
  );
}

/**
 * By the address that it came to; where a provider has replaced that, by the envelope's own id; else by the mail that it is about,
 * whose id nobody but its recipient and the servers on the way can know.
 */
function namedIn(
  head: readonly Field[],
  groups: readonly Field[][],
  about: readonly Field[],
  { domain, secrets }: { domain: string; secrets: Secrets },
): ReturnType<typeof deliveryOf> {
  const addresses = valuesOf(head, 'to', 'delivered-to', 'x-original-to', 'envelope-to').join(' ').toLowerCase();
  const ours = [...addresses.matchAll(/b\+([0-9a-z.-]+)@([0-9a-z.-]+)/g)].filter(([, , at]) => at === domain.toLowerCase());
  const marks = ours.length > 0 ? ours.map(([, mark = '']) => mark) : valuesOf(groups.flat(), 'original-envelope-id');
  const named = marks.map((mark) => deliveryOf(mark.trim(), secrets)).filter((one) => one !== undefined);
  const right = named.find((one) => one !== 'forged');
  if (right || named.length > 0) return right ?? 'forged';
  const [delivery] = valuesOf(about, 'message-id').map((value) => messageIdShape.exec(value)?.[1]);
  return delivery ? { delivery } : undefined;
}

const messageIdShape = new RegExp(`^<(${uuidPattern})@`);
