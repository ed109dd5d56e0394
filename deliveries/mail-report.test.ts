import { threadCpuUsage } from 'node:process';
import { describe, expect, test } from 'vitest';
import { openSecrets } from '#vault/secrets.ts';
import { type CameBack, readReport } from './mail-report.ts';
import { markOf, returnAddress } from './return-path.ts';

const secrets = openSecrets('s'.repeat(32));
const { key } = secrets.current;
const domain = 'bounce.example.com';
const delivery = '0b9f1c52-7a3e-4d7a-9a53-3f6f4f2c1d10';
const address = returnAddress(delivery, { domain, key });
const to = `To: ${address}\r\nReturn-Path: <>\r\n\r\n`;
const read = (mail: Partial<CameBack>) => readReport({ head: to, isReport: true, ...mail }, { domain, secrets });
const about = 'Reporting-MTA: dns; mx.example.net\r\n\r\n';
const recipient = (action: string, status: string, more = '') =>
  `${about}Final-Recipient: rfc822; jordan.avery@example.com\r\n${action && `Action: ${action}\r\n`}${status && `Status: ${status}\r\n`}${more}\r\n`;

describe('what a report says', () => {
  test.each<[string, string, { kind: string; code: string | undefined }]>([
    ['no such mailbox', recipient('failed', '5.1.1'), { kind: 'bounced', code: '5.1.1' }],
    ['a full mailbox', recipient('failed', '5.2.2'), { kind: 'bounced', code: '5.2.2' }],
    ['given up after days', recipient('failed', '4.4.7'), { kind: 'bounced', code: '4.4.7' }],
    ['a delay', recipient('delayed', '4.4.1'), { kind: 'delayed', code: '4.4.1' }],
    ['a delivery', recipient('delivered', '2.0.0'), { kind: 'arrived', code: '2.0.0' }],
    ['capitals, and words after the code', recipient('FAILED (for good)', '5.7.1 (not on the list)'), { kind: 'bounced', code: '5.7.1' }],
    ['no action', recipient('', '5.1.1'), { kind: 'bounced', code: '5.1.1' }],
    ['no code', recipient('failed', ''), { kind: 'bounced', code: undefined }],
    [
      'a code that says nothing, and one that does',
      recipient('failed', '5.0.0', 'Diagnostic-Code: smtp; 550-5.1.1 no\r\n'),
      { kind: 'bounced', code: '5.1.1' },
    ],
    [
      'an address of the network that looks like a code',
      recipient('failed', '5.0.0', 'Diagnostic-Code: smtp; 550 5.1.1.9 listed\r\n'),
      { kind: 'bounced', code: '5.0.0' },
    ],
    ['lines that end as on Unix', recipient('failed', '5.1.1').replaceAll('\r\n', '\n'), { kind: 'bounced', code: '5.1.1' }],
    [
      'blank lines before, between and with blanks in them',
      `\r\n\r\n${recipient('failed', '5.1.1').replace('\r\n\r\n', '\r\n \t\r\n\r\n')}`,
      { kind: 'bounced', code: '5.1.1' },
    ],
    ['everything in one group', recipient('failed', '5.1.1').replace('\r\n\r\n', '\r\n'), { kind: 'bounced', code: '5.1.1' }],
    [
      'two recipients, of whom one was not reached',
      `${recipient('delivered', '2.1.5')}\r\n${recipient('failed', '5.2.1')}`,
      { kind: 'bounced', code: '5.2.1' },
    ],
  ])('%s', (_, status, said) => expect(read({ status })).toEqual({ delivery, ...said }));

  test.each(['relayed', 'expanded'])('that a mail was %s says nothing of its end', (action) => {
    expect(read({ status: recipient(action, '2.0.0'), isReport: false, head: to.replace('<>', '<a@b>') })).toEqual({ kind: 'other' });
  });

  test('never repeats an address or the words of a server', () => {
    const told = read({ status: recipient('failed', '5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 jordan.avery@example.com is gone\r\n') });
    expect(JSON.stringify(told)).not.toMatch(/jordan|gone/);
  });
});

describe('without a readable part for machines', () => {
  test.each<[string, Partial<CameBack>, string]>([
    ['a report came back for a reason that nobody knows', { status: '<html>sorry</html>' }, 'unknown'],
    ['also when it says that a machine replied', { head: `Auto-Submitted: auto-replied\r\n${to}` }, 'unknown'],
    ['so did what has no sender', { isReport: false }, 'unknown'],
    ['a vacation notice is none, though it has no sender', { isReport: false, head: `Auto-Submitted: auto-replied (vacation)\r\n${to}` }, 'away'],
    ['nor is one in the older way', { isReport: false, head: `Precedence: auto_reply\r\n${to}` }, 'away'],
    ['a letter is no report', { isReport: false, head: to.replace('<>', '<a@example.net>') }, 'other'],
  ])('%s', (_, mail, kind) => expect(read(mail).kind).toBe(kind));
});

describe('which mail it is about', () => {
  const status = recipient('failed', '5.1.1');
  const bounced = { kind: 'bounced', delivery, code: '5.1.1' };
  const envid = (id: string) => status.replace('\r\n\r\n', `\r\nOriginal-Envelope-Id: ${id}\r\n\r\n`);
  const elsewhere = 'To: intake@example.com\r\nReturn-Path: <>\r\n\r\n';
  const head = (id: string) => `Subject: x\r\nMessage-ID:\r\n <${id}@www.example.com>\r\n\r\nA body`;

  test.each<[string, Partial<CameBack>]>([
    ['the address it came to', { status }],
    ['that address where a server noted it', { status, head: `To: intake@example.com\r\nX-Original-To: ${address.toUpperCase()}\r\n\r\n` }],
    ['the id of the envelope', { status: envid(markOf(delivery, key)), head: elsewhere }],
    ['the mail itself', { status, head: elsewhere, about: head(delivery) }],
    ['the mail itself, where the envelope has an id of somebody else', { status: envid('QQ314159'), head: elsewhere, about: head(delivery) }],
  ])('is told by %s', (_, mail) => expect(read(mail)).toEqual(bounced));

  test('is forged by a wrong proof, whatever else it names', () => {
    const wrong = address.replace(/\.\w{8}@/, '.aaaaaaaa@');
    expect(read({ status: envid(markOf(delivery, key)), head: `To: ${wrong}\r\n\r\n`, about: head(delivery) })).toEqual({ kind: 'forged' });
    expect(read({ status: envid(`${delivery}.aaaaaaaa`), head: elsewhere, about: head(delivery) })).toEqual({ kind: 'forged' });
  });

  test('is none of ours by an address of another domain, an alarm, or nothing', () => {
    const other = `To: ${address.replace(domain, `${domain}.example.net`)}\r\n\r\n`;
    expect(read({ status, head: other })).toEqual({ kind: 'other' });
    expect(read({ status, head: elsewhere, about: head(`${delivery}.partner`) })).toEqual({ kind: 'other' });
    expect(read({ status, head: elsewhere })).toEqual({ kind: 'other' });
  });
});

test('no text makes the parser slow or fail', () => {
  for (const text of [
    '\r\n'.repeat(60_000),
    ' '.repeat(60_000),
    'Action: '.repeat(8_000),
    `Status: ${'5.'.repeat(30_000)}`,
    'b+'.repeat(30_000),
    `To:${'\r\n '.repeat(20_000)}`,
  ]) {
    const before = threadCpuUsage();
    read({ status: text, head: text, about: text });
    expect(threadCpuUsage(before).user).toBeLessThan(500_000);
  }
});
