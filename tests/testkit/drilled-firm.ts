import { numbers } from './calling-firm.ts';
import { ntfyToken, startNtfySink } from './ntfy-sink.ts';
import { type Practice, startPractice } from './practice.ts';
import { pushoverToken, startPushoverSink } from './pushover-sink.ts';
import { wordsOfFirmWith } from './words-of-firm.ts';

export const topic = 'attorney-4f1c0b7de2a94c53';
const userKey = 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG';

/** A firm with every channel: the attorney has ntfy, the second attorney Pushover, the partner no push. One text in five minutes may be about one request. */
export async function startDrilledFirm() {
  const words = wordsOfFirmWith(
    [/alertBudget: .*/, 'alertBudget: { minutes: 5, texts: 4, mails: 3000000 }'],
    [/(attorney: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.attorney}", push: { ntfy: ${topic} }`],
    [/(second: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.second}", push: { pushover: ${userKey} }`],
    [/(partner: \{ [^}]*mobile: )"[^"]*"/, `$1"${numbers.partner}"`],
  );
  const [ntfy, pushover] = await Promise.all([startNtfySink(), startPushoverSink()]);
  const env = { NTFY_URL: ntfy.url, NTFY_TOKEN: ntfyToken, PUSHOVER_URL: pushover.url, PUSHOVER_TOKEN: pushoverToken };
  const practice: Practice = await startPractice({ CONTENT_FOLDER: words.folder, ...env });
  const stop = async () => {
    await practice.stop();
    await Promise.all([ntfy.stop(), pushover.stop()]);
    words.remove();
  };
  return { practice, ntfy, pushover, stop };
}
