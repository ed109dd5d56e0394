import { longestPhone } from '#case-review/schema.ts';
import { dirOfNumbers } from '#firm/left-to-right.ts';
import type { OpenReceipt } from '#followup/receipt/receipt.ts';
import { useSite } from '../site-context.tsx';
import { ReceiptKeyFields } from './receipt-key-fields.tsx';

/** A number as it is read back, or as it was typed where it was not taken. The site cannot open the stored one, so it is shown only now. */
export type NumberShown = { is: 'read-back'; shown: string } | { is: 'wrong' | 'too-often' | 'refused'; typed: string };

/** After the form was sent without script, or the number was changed here. */
export function NumberReadBack({ number }: { number: NumberShown | undefined }) {
  const { firm, language, words } = useSite();
  if (number?.is !== 'read-back') return null;
  return (
    <p className="read-back" role="status">
      {words.form(firm.phone.display, firm.name).callsYou} <b dir={dirOfNumbers(language)}>{number.shown}</b>
    </p>
  );
}

/** A wrong number is put right here, under a closed heading. */
export function ChangeNumber({ receipt, number }: { receipt: OpenReceipt; number: NumberShown | undefined }) {
  const { firm, language, words } = useSite();
  const { heading, label, save, ...said } = words.receipt.number;
  const wrong = number && number.is !== 'read-back' ? number : undefined;
  const problem = wrong && { wrong: words.form(firm.phone.display, firm.name).messages['Please enter a valid phone number'], ...said }[wrong.is];
  return (
    <form method="post" action="/receipt">
      <ReceiptKeyFields receipt={receipt} />
      <details className="new-number" open={wrong !== undefined}>
        <summary>{heading}</summary>
        <div className={wrong ? 'field wrong' : 'field'}>
          <label htmlFor="new-number">{label}</label>
          <input
            id="new-number"
            name="phone"
            type="tel"
            dir={dirOfNumbers(language)}
            autoComplete="tel"
            maxLength={longestPhone}
            required
            defaultValue={wrong?.typed}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'new-number-error' : undefined}
            // biome-ignore lint/a11y/noAutofocus: a page that comes back with a mistake begins with it, also without script
            autoFocus={wrong !== undefined}
          />
          {problem ? (
            <p className="error" id="new-number-error">
              {problem}
            </p>
          ) : null}
        </div>
        <button className="button ghost" type="submit" name="do" value="number">
          {save}
        </button>
      </details>
    </form>
  );
}
