import type { Database } from '#database/connection.ts';
import type { Firm } from '#firm/content.ts';
import { fitting } from '#followup/messages/texts.ts';
import { english } from '#followup/messages/words.en.ts';
import { startNumber, stopNumber } from '#followup/stop/stop.ts';
import type { TextMeaning } from '#followup/stop/text-meaning.ts';
import type { Secrets } from '#vault/secrets.ts';

/**
 * Does what a text from a number asks for. A stop is confirmed once, as the FCC allows, unless it is one of the carrier's own
 * keywords: Twilio has then confirmed it already and delivers no further text from us.
 */
export async function answerText(db: Database, secrets: Secrets, firm: Firm, meaning: TextMeaning, from: string): Promise<string | undefined> {
  const { replies } = english;
  const [name, phone] = [firm.name, firm.phone.display];
  switch (meaning.kind) {
    case 'stop':
      await stopNumber(db, secrets, from, meaning.calls ? ['texts', 'calls'] : ['texts']);
      return meaning.keyword ? undefined : fitting(replies.stopped(name, phone));
    case 'start':
      await startNumber(db, secrets, from);
      return fitting(replies.started(name, phone));
    case 'help':
      return fitting(replies.help(name, phone));
    case 'other':
      return undefined;
  }
}
