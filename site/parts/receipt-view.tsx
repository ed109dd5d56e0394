import { spoken } from '#case-review/reference.ts';
import { wordingVersion } from '#case-review/schema.ts';
import { shortDayAndTime } from '#firm/clock.ts';
import type { OpenReceipt, Receipt } from '#followup/receipt.ts';
import { TextConsent } from '#intake/form/fields.tsx';
import { useSite } from '../site-context.tsx';
import { Call } from './call.tsx';
import { receiptLines, receiptSteps } from './receipt-lines.ts';
import { River } from './river.tsx';

type Props = { receipt: Exclude<Receipt, { kind: 'none' }>; title: string; asked?: 'withdraw' | 'nothing-left' | undefined };

/** A receipt as it stands: the request, how we may reach whoever sent it, and the way to take it back. Every line follows from one state. */
export function ReceiptView({ receipt, title, asked }: Props) {
  const { firm, language, words } = useSite();
  const say = words.receipt;
  return (
    <div className="wrap halves top">
      <div className="received neat">
        <h1>{title}</h1>
        <Lead {...{ receipt, asked }} />
        <p className="reference">
          {say.reference} <b>{spoken(receipt.reference)}</b>
        </p>
        {asked && receipt.kind === 'open' ? <EraseStep token={receipt.token} /> : null}
        {receipt.kind === 'leaving' ? (
          <form method="post" action="/receipt">
            <input type="hidden" name="token" value={receipt.token} />
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
        {receipt.kind === 'open' && !asked ? <Standing receipt={receipt} /> : null}
      </div>
      <div className="stack">
        {receipt.kind === 'open' && !asked ? (
          <>
            <h2>{say.next}</h2>
            <River steps={receiptSteps(receipt, say, language.lang)} slim />
          </>
        ) : null}
        <Call label={say.call} className="wide" />
        {receipt.kind === 'open' && !asked ? <Choices receipt={receipt} /> : null}
        <p className="note">
          {firm.notices.relationship} {firm.notices.privilege}
        </p>
      </div>
    </div>
  );
}

function Lead({ receipt, asked }: Pick<Props, 'receipt' | 'asked'>) {
  const { words, language } = useSite();
  const say = words.receipt;
  if (asked) return <p className="lead">{asked === 'nothing-left' ? say.erase.nothingLeft : say.erase.body}</p>;
  if (receipt.kind === 'withdrawn') return <p className="lead">{say.withdrawnBody}</p>;
  if (receipt.kind === 'leaving') return <p className="lead">{say.leavingBody(shortDayAndTime(receipt.erasedAt, language.lang))}</p>;
  return <p className="lead">{say.body}</p>;
}

/** The button that keeps it comes first, so that a slip or a program that presses buttons erases nothing. */
function EraseStep({ token }: { token: string }) {
  const { erase } = useSite().words.receipt;
  return (
    <form className="erase" method="post" action="/receipt">
      <input type="hidden" name="token" value={token} />
      <button className="button" type="submit" name="do" value="open">
        {erase.keep}
      </button>
      <button className="button ghost" type="submit" name="do" value="erase">
        {erase.confirm}
      </button>
    </form>
  );
}

/** How the request stands, kept true while the page is open; without script, by loading it again. */
function Standing({ receipt }: { receipt: OpenReceipt }) {
  const { words, language } = useSite();
  const { live, keepIt } = words.receipt;
  const { now, lines } = receiptLines(receipt, live, language.lang);
  return (
    <div className="standing" data-island="receipt" data-token={receipt.token}>
      <h2>{live.heading}</h2>
      <p role="status" data-live="now">
        {now}
      </p>
      <dl>
        {lines.map(({ name, label, text }) => (
          <div key={name}>
            <dt data-live={`${name}-label`}>{label}</dt>
            <dd data-live={name}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {keepIt} <b className="code">{spoken(receipt.code)}</b>
      </p>
    </div>
  );
}

/** Three switches under a closed heading, and below them, quietly, the way to take the request back. */
function Choices({ receipt: { token, reach } }: { receipt: OpenReceipt }) {
  const { firm, words } = useSite();
  const { choices, withdraw } = words.receipt;
  // The same words as beside the form's boxes: turning one of these on is agreeing to them.
  const form = words.form(firm.phone.display, firm.name);
  const said = { calls: <span>{choices.calls}</span>, texts: <TextConsent words={form} />, mails: <span>{form.consent.email}</span> };
  const all = ['calls', 'texts', 'mails'] as const;
  const channels = all.filter((channel) => reach[channel] === 'on' || reach[channel] === 'off');
  return (
    <form className="stack" method="post" action="/receipt">
      <input type="hidden" name="token" value={token} />
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
        {all.map((channel) => {
          const where = reach[channel];
          if (where !== 'by-text' && where !== 'on-another-receipt') return null;
          return <p key={channel}>{choices.stopped[channel](channel === 'texts' ? 'by-text' : where, firm.phone.display)}</p>;
        })}
        <button className="button ghost" type="submit" name="do" value="reach">
          {choices.save}
        </button>
      </details>
      <p>
        <button className="quiet-link" type="submit" name="do" value="withdraw">
          {withdraw}
        </button>
      </p>
    </form>
  );
}
