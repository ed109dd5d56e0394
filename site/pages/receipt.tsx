import { data, redirect } from 'react-router';
import { westernDigits } from '#case-review/digits.ts';
import { typedLetters } from '#case-review/reference.ts';
import { checkLater, longestPhone } from '#case-review/schema.ts';
import { readTyped } from '#case-review/typed-number.ts';
import { languageOfRequest } from '#firm/content.ts';
import { type Language, languageAt } from '#firm/languages.ts';
import type { OpenReceipt, Receipt } from '#followup/receipt/receipt.ts';
import type { ReceiptKey } from '#followup/receipt/receipt-row.ts';
import { formOf, textIn } from '#intake/form/draft.ts';
import { type LaterAdded, laterIn } from '#intake/form/while-you-wait.tsx';
import { wordingShown } from '#intake/submit.ts';
import { formFacts } from '#site/form-facts.ts';
import { ReceiptEntry } from '../parts/receipt-entry.tsx';
import type { NumberShown } from '../parts/receipt-number.tsx';
import { ReceiptView } from '../parts/receipt-view.tsx';
import { Shore } from '../parts/shore.tsx';
import { type Receipts, requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/receipt.ts';
import './inner.css';
import '#intake/form/form.css';
import '#intake/form/received.css';
import './receipt.css';

/**
 * A private page for whoever sent a request. It names no one and tells nothing of what was written. It opens by POST alone,
 * so that what opens it stays in no address and in no browser's history.
 */
export function loader(): Answer {
  return { kind: 'entry', failed: false };
}

type Answer =
  | { kind: 'entry'; failed: boolean }
  /** `mailed`: it was ordered by mail just now. `number`: what became of one that was typed just now. */
  | { kind: 'shown'; receipt: Exclude<Receipt, { kind: 'none' }>; mailed: boolean; number?: NumberShown; added?: LaterAdded }
  /** Asks for confirmation before it is erased; also after the last way to reach somebody was turned off. */
  | { kind: 'asked'; receipt: OpenReceipt; because: 'withdraw' | 'nothing-left' };

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = languageAt(new URL(request.url).pathname);
  const { intake, report, visitor } = context.get(requestContext);
  const form = await formOf(request);
  const key = keyIn(form, visitor);
  const receipt = await intake.openReceipt(key);
  const own = receipt.kind === 'none' ? language : languageOfRequest(receipt.language);
  // The browser sends the same form there once more: what opens the receipt stays out of every address.
  if (own !== language) return redirect(`${own.path}/receipt`, { status: 307 });
  const answer = await answerTo(receipt, key, form, language, intake, report);
  const refused = answer.kind === 'shown' && answer.added && answer.added.became !== 'added';
  return data(answer, { status: answer.kind === 'entry' ? 404 : refused ? 422 : 200 });
}

async function answerTo(
  receipt: Receipt,
  key: ReceiptKey,
  form: FormData,
  language: Language,
  intake: Receipts,
  report: (error: unknown) => void,
): Promise<Answer> {
  // A code that was typed wrong counts as one try.
  if (receipt.kind === 'none') return shown(receipt);
  const wanted = textIn(form, 'do');
  if (wanted === 'reach') {
    const wording = wordingShown(Number(textIn(form, 'wording')), formFacts(language).said);
    const changed = await intake.changeReach(key, { calls: form.has('calls'), texts: form.has('texts'), mails: form.has('mails') }, wording);
    return changed.kind === 'nothing-left' ? { kind: 'asked', receipt: changed.receipt, because: 'nothing-left' } : shown(changed);
  }
  if (wanted === 'number' && receipt.kind === 'open') {
    const typed = westernDigits(textIn(form, 'phone'));
    return { kind: 'shown', receipt, mailed: false, number: await newNumber(receipt.token, typed, intake, report) };
  }
  if (wanted === 'answers' && receipt.kind === 'open') return addAnswers(receipt, key, form, language, intake, report);
  if (wanted === 'mail') return shown(await intake.mailReceipt(key), true);
  if (wanted === 'erase') return shown(await intake.withdraw(key));
  if (wanted === 'keep') return shown(await intake.keep(key));
  if (wanted === 'sooner') return shown(await intake.callSooner(key));
  if (wanted === 'withdraw' && receipt.kind === 'open') return { kind: 'asked', receipt, because: 'withdraw' };
  return shown(receipt);
}

/** An address that is added is one that mails may go to: the sentence for that stands under its field. */
async function addAnswers(
  receipt: OpenReceipt,
  key: ReceiptKey,
  form: FormData,
  language: Language,
  intake: Receipts,
  report: (error: unknown) => void,
): Promise<Answer> {
  const typed = laterIn(form);
  const checked = checkLater(typed);
  if (checked.kind === 'invalid') return { kind: 'shown', receipt, mailed: false, added: { typed, became: checked.problems } };
  const became = await intake.addAnswers(receipt.token, checked.answers).catch((error: unknown) => report(error));
  if (became !== 'added') return { kind: 'shown', receipt, mailed: false, added: { typed, became: 'failed' } };
  if (typed.email) {
    const { calls, texts } = receipt.reach;
    const wording = wordingShown(Number(textIn(form, 'wording')), formFacts(language).said);
    await intake.changeReach(key, { calls: calls === 'on', texts: texts === 'on', mails: true }, wording);
  }
  const now = await intake.openReceipt({ token: receipt.token, proof: receipt.proof });
  return now.kind === 'open' ? { kind: 'shown', receipt: now, mailed: false, added: { typed, became: 'added' } } : shown(now);
}

async function newNumber(token: string, typed: string, intake: Receipts, report: (error: unknown) => void): Promise<NumberShown> {
  const read = typed.length <= longestPhone ? readTyped(typed) : undefined;
  if (!read) return { is: 'wrong', typed };
  try {
    const became = await intake.changeNumber(token, typed);
    return became === 'changed' ? { is: 'read-back', shown: read.shown } : { is: became, typed };
  } catch (error) {
    report(error);
    return { is: 'refused', typed };
  }
}

function shown(receipt: Receipt, mailed = false): Answer {
  return receipt.kind === 'none' ? { kind: 'entry', failed: true } : { kind: 'shown', receipt, mailed };
}

function keyIn(form: FormData, visitor: string): ReceiptKey {
  const [token, proof] = [textIn(form, 'token'), textIn(form, 'proof')];
  if (token) return { token, proof };
  const link = textIn(form, 'link');
  if (link) return { link };
  return { reference: typedLetters(textIn(form, 'reference')), code: typedLetters(textIn(form, 'code')), visitor };
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firm, words } = useSite();
  const answer = actionData ?? loaderData;
  const title = titleOf(answer, words.receipt);
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="section">
        {answer.kind === 'entry' ? (
          <ReceiptEntry failed={answer.failed} />
        ) : (
          <ReceiptView
            receipt={answer.receipt}
            title={title}
            asked={answer.kind === 'asked' ? answer.because : undefined}
            mailed={answer.kind === 'shown' && answer.mailed}
            number={answer.kind === 'shown' ? answer.number : undefined}
            added={answer.kind === 'shown' ? answer.added : undefined}
          />
        )}
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

function titleOf(answer: Answer, say: ReturnType<typeof useSite>['words']['receipt']): string {
  if (answer.kind === 'entry') return say.entry.title;
  if (answer.kind === 'asked') return say.erase.title;
  return { open: say.title, leaving: say.leavingTitle, withdrawn: say.withdrawnTitle }[answer.receipt.kind];
}
