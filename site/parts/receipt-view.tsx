import { spoken } from '#case-review/reference.ts';
import { type Draft, wordingVersion } from '#case-review/schema.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import { dirOfNumbers } from '#firm/left-to-right.ts';
import type { OpenReceipt, Receipt } from '#followup/receipt/receipt.ts';
import { type ReceiptLines, receiptLines } from '#followup/receipt/receipt-view.ts';
import { TextConsent } from '#intake/form/fields.tsx';
import { type LaterAdded, WhileYouWait } from '#intake/form/while-you-wait.tsx';
import { useSite } from '../site-context.tsx';
import { Call } from './call.tsx';
import { PhoneLanguage } from './phone-language.tsx';
import { ReceiptKeep } from './receipt-keep.tsx';
import { ReceiptKeyFields } from './receipt-key-fields.tsx';
import { ChangeNumber, NumberReadBack, type NumberShown } from './receipt-number.tsx';
import { ReceiptSteps } from './receipt-steps.tsx';

type Props = {
  receipt: Exclude<Receipt, { kind: 'none' }>;
  title: string;
  asked?: 'withdraw' | 'nothing-left' | undefined;
  /** The receipt was ordered by mail just now. */
  mailed?: boolean;
  number?: NumberShown | undefined;
  /** What was added just now, and what the form was sent with. */
  added?: LaterAdded | undefined;
  known?: Draft | undefined;
};

/** A receipt as it stands: the promise, the request, how we may reach whoever sent it, and the way to take it back. Every line follows from one state. */
export function ReceiptView({ receipt, title, asked, mailed = false, number, added, known }: Props) {
  const { firm, language, words } = useSite();
  const say = words.receipt;
  const open = receipt.kind === 'open' && !asked ? receipt : undefined;
  const lines = open && receiptLines(open, say, language.lang);
  return (
    <div className="wrap halves top receipt" {...islandOf(receipt, open)}>
      <div className="stack">
        <div className="received neat">
          <h1 className={open ? 'sent-mark' : undefined}>{title}</h1>
          {lines ? <Promised {...lines} /> : <Lead {...{ receipt, asked }} />}
          {open?.sooner ? <Sooner receipt={open} /> : null}
          {open ? <NumberReadBack number={number} /> : null}
          <p className="reference">
            {say.reference} <b dir={dirOfNumbers(language)}>{spoken(receipt.reference)}</b>
          </p>
          {asked && receipt.kind === 'open' ? <EraseStep receipt={receipt} /> : null}
          {receipt.kind === 'leaving' ? (
            <form method="post" action="/receipt">
              <ReceiptKeyFields receipt={receipt} />
              <button className="button" type="submit" name="do" value="keep">
                {say.erase.undo}
              </button>
            </form>
          ) : null}
          {receipt.kind === 'withdrawn' ? (
            <p className="note">
              {say.withdrawnAt} {shortDayAndTime(receipt.erasedAt, language.lang)}
            </p>
          ) : null}
        </div>
        {open && !open.ended ? (
          <WhileYouWait words={words.form(firm.phone.display, firm.name)} page={`${language.path}/receipt`} added={added} known={known}>
            <ReceiptKeyFields receipt={open} />
          </WhileYouWait>
        ) : null}
        {open ? <ReceiptKeep receipt={open} mailed={mailed} /> : null}
      </div>
      <div className="stack">
        {lines ? <ReceiptSteps river={lines.river} /> : null}
        <Call label={say.call} className="wide" />
        <PhoneLanguage />
        {open ? <ChangeNumber receipt={open} number={number} /> : null}
        {open ? <Choices receipt={open} /> : null}
        <p className="note">
          {firm.notices.relationship} {firm.notices.privilege}
        </p>
      </div>
    </div>
  );
}

/** Kept true by script while it is open; without script, by loading it again. An erased request is forgotten by the tab too. */
function islandOf(receipt: Props['receipt'], open: OpenReceipt | undefined) {
  if (open) return { 'data-island': 'receipt', 'data-token': open.token };
  return receipt.kind === 'withdrawn' ? { 'data-island': 'receipt', 'data-token': '' } : {};
}

/** The headline is what they wait for. The line for their own clock is filled in by script, where it shows another time. */
function Promised({ headline, day, dueAt, now }: ReceiptLines) {
  const { ownZone } = useSite().words.receipt;
  return (
    <>
      <div>
        <h2 className="promise" data-live="headline">
          {headline}
        </h2>
        <p className="promise-day">
          <span data-live="day">{day}</span>
          <span data-due={dueAt} data-say={ownZone} />
        </p>
      </div>
      <p role="status" data-live="now">
        {now}
      </p>
    </>
  );
}

/** Whoever chose a time of day may not be able to wait for it after all. Taken away by script once it would change nothing. */
function Sooner({ receipt }: { receipt: OpenReceipt }) {
  const { sooner } = useSite().words.receipt.live;
  return (
    <form method="post" action="/receipt" data-sooner="">
      <ReceiptKeyFields receipt={receipt} />
      <button className="button ghost" type="submit" name="do" value="sooner">
        {sooner}
      </button>
    </form>
  );
}

function Lead({ receipt, asked }: Pick<Props, 'receipt' | 'asked'>) {
  const { words, language } = useSite();
  const say = words.receipt;
  if (asked) return <p className="lead">{asked === 'nothing-left' ? say.erase.nothingLeft : say.erase.body}</p>;
  if (receipt.kind === 'leaving') return <p className="lead">{say.leavingBody(shortDayAndTime(receipt.erasedAt, language.lang))}</p>;
  return <p className="lead">{say.withdrawnBody}</p>;
}

/** The button that keeps it comes first, so that a slip or a program that presses buttons erases nothing. */
function EraseStep({ receipt }: { receipt: OpenReceipt }) {
  const { erase } = useSite().words.receipt;
  return (
    <form className="erase" method="post" action="/receipt">
      <ReceiptKeyFields receipt={receipt} />
      <button className="button" type="submit" name="do" value="open">
        {erase.keep}
      </button>
      <button className="button ghost" type="submit" name="do" value="erase">
        {erase.confirm}
      </button>
    </form>
  );
}

/** Three switches under a closed heading, and below them, quietly, the way to take the request back. */
function Choices({ receipt }: { receipt: OpenReceipt }) {
  const { reach } = receipt;
  const { firm, language, words } = useSite();
  const { choices, withdraw, another } = words.receipt;
  // The same words as beside the form's boxes: turning one of these on is agreeing to them.
  const form = words.form(firm.phone.display, firm.name);
  const said = { calls: <span>{choices.calls}</span>, texts: <TextConsent words={form} path={language.path} />, mails: <span>{form.consent.email}</span> };
  const all = ['calls', 'texts', 'mails'] as const;
  const channels = all.filter((channel) => reach[channel] !== 'none');
  return (
    <form className="stack" method="post" action="/receipt">
      <ReceiptKeyFields receipt={receipt} />
      <input type="hidden" name="wording" value={wordingVersion} />
      <details className="reach-choices">
        <summary>{choices.heading}</summary>
        <p>{choices.hint}</p>
        {channels.map((channel) => (
          <label key={channel} className="switch">
            <input type="checkbox" name={channel} value="on" defaultChecked={reach[channel] === 'on'} />
            {said[channel]}
          </label>
        ))}
        {reach.texts === 'none' ? null : <p className="note">{choices.byText(firm.phone.display)}</p>}
        <button className="button ghost" type="submit" name="do" value="reach">
          {choices.save}
        </button>
      </details>
      <p className="leave">
        <a className="quiet-link" href="/free-consultation">
          {another}
        </a>
        <button className="quiet-link" type="submit" name="do" value="withdraw">
          {withdraw}
        </button>
      </p>
    </form>
  );
}
