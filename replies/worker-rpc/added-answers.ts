import { checkLater, emptyDraft, type Later } from '#case-review/schema.ts';
import type { Database } from '#database/connection.ts';
import { inTransaction } from '#database/connection.ts';
import type { Firm } from '#firm/content.ts';
import { addAnswers, type Keys } from '#followup/actions/correct-contact.ts';
import { judge } from '#followup/escalation/urgency.ts';
import { quietMinutes, tellOfNews } from '#replies/texts/wrote-back.ts';
import { openByToken } from '#replies/worker-rpc/new-number.ts';

/** `refused`: nothing that the form would take, too often, or the receipt does not open or is not open any more. */
export type AnswersAdded = 'added' | 'refused';

type Parts = Keys & { db: Database; firm: Firm; wake: (requests: readonly string[]) => Promise<void> };

/** Four questions, each answered and put right once or twice. */
const mostChanges = 12;

/**
 * Answers that a visitor adds on their receipt while they wait. Like a new number they are sealed with the contact, so the worker does this,
 * for the token alone. They go by the form's rules, and by the firm's rules of what is urgent.
 */
export async function takeAnswers({ db, firm, wake, ...keys }: Parts, { token, typed }: { token: string; typed: Partial<Later> }): Promise<AnswersAdded> {
  const checked = checkLater(typed);
  if (checked.kind === 'invalid') return 'refused';
  const { answers } = checked;
  const given = Object.fromEntries(Object.entries(answers).filter(([name, value]) => value !== emptyDraft[name as keyof Later]));
  const request = await openByToken(db, token, 'added-answers');
  if (Object.keys(given).length === 0 || !request || request.changes >= mostChanges) return 'refused';
  const judged = judge(firm.onCall.urgent, { ...answers, case_type: '', description: '' }, new Date());
  const added = await inTransaction(db, async (transaction) => {
    const acted = await addAnswers(transaction, keys, request.id, given, judged);
    if (acted.kind === 'done') await tellOfNews(transaction, request.id, firm.onCall, quietMinutes);
    return acted.kind === 'done';
  });
  if (!added) return 'refused';
  await wake([request.id]);
  return 'added';
}
