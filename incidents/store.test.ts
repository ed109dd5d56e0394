import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '#database/connection.ts';
import { handedOver, later } from '#deliveries/outcome.ts';
import { languages } from '#firm/languages.ts';
import { openAlarm } from '#incidents/alarm.ts';
import { openIncidents } from '#incidents/store.ts';
import { sampleFirm } from '#tests/testkit/sample-firm.ts';

const within = { timeout: 20_000 };

let [scratch, folder]: [string, string] = ['', ''];
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'incidents-'));
  folder = scratch;
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('while the database is away', { timeout: 60_000 }, () => {
  test('two processes of one machine tell of an incident once', async () => {
    const [one, other] = [process(), process()];
    for (const { alarm } of [one, other]) alarm.raise('database', new Date());
    await vi.waitFor(() => expect([...one.texts, ...other.texts]).not.toEqual([]), within);
    await delay(400);
    expect([...one.texts, ...other.texts]).toEqual([expect.stringMatching(/^Alarm: the database is away/)]);
  });

  test('what it explains is not told', async () => {
    const { alarm, texts } = process();
    alarm.raise('database', new Date());
    alarm.raise('hour', new Date());
    await vi.waitFor(() => expect(texts).toHaveLength(1), within);
    await delay(400);
    expect(texts).toHaveLength(1);
  });

  test('an incident that no channel took is told at the next sighting', async () => {
    const { alarm, texts, tries, fail } = process();
    fail(true);
    alarm.raise('database', new Date());
    await vi.waitFor(() => expect(tries()).toBe(1), within);
    fail(false);
    const again = setInterval(() => alarm.raise('database', new Date()), 200);
    await vi.waitFor(() => expect(texts).toHaveLength(1), within);
    await delay(1_500);
    clearInterval(again);
    expect(texts).toHaveLength(1);
  });

  test('a folder that cannot be written does not keep a process from ringing, nor make it ring twice', async () => {
    // Below a file there is no folder, not even for root.
    writeFileSync(join(folder, 'file'), '');
    folder = join(folder, 'file', 'folder');
    const { alarm, texts } = process();
    const again = setInterval(() => alarm.raise('database', new Date()), 200);
    await vi.waitFor(() => expect(texts).toHaveLength(1), within);
    await delay(2_000);
    clearInterval(again);
    expect(texts).toHaveLength(1);
  });

  test('a process that was killed while it held the lock does not keep others from ringing', async () => {
    mkdirSync(join(folder, 'lock'));
    const { alarm, texts } = process();
    alarm.raise('database', new Date());
    await vi.waitFor(() => expect([texts.length, readdirSync(folder)]).toEqual([1, ['database_.json']]), within);
  });
});

/** A process whose database does not answer, with texts alone. */
function process() {
  const { db } = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined });
  const texts: string[] = [];
  let failing = false;
  let tried = 0;
  const sms = {
    send: async ({ text }: { text: string }) => {
      tried++;
      if (failing) return later('timeout');
      texts.push(text);
      return handedOver('SM1');
    },
  };
  const alarm = openAlarm({
    firm: { ...sampleFirm(), language: languages.en },
    senders: { sms },
    website: 'https://www.example.com',
    incidents: openIncidents(db, folder),
    waitMs: 0,
    onCallNow: async () => [],
    onSaid: () => undefined,
  });
  return {
    alarm,
    texts,
    tries: () => tried,
    fail: (fails: boolean) => {
      failing = fails;
    },
  };
}
