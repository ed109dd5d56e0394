import { spoken } from '#case-review/reference.ts';
import { dirOfNumbers, inOrder } from '#firm/left-to-right.ts';
import type { Copy, OpenReceipt } from '#followup/receipt/receipt.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { ReceiptKeyFields } from './receipt-key-fields.tsx';

/** Ways to keep a receipt: the code to write down, a mail without a word of what was sent, and with script a copy or a print. */
export function ReceiptKeep({ receipt, mailed }: { receipt: OpenReceipt; mailed: boolean }) {
  const { reference, code, copy } = receipt;
  const { firm, language, words } = useSite();
  const { keep, keepIt, reference: label } = words.receipt;
  const [its, opens] = [reference, code].map((letters) => inOrder(spoken(letters), language));
  const text = [`${label}: ${its}`, `${keep.code}: ${opens}`, `${firm.name}, ${firm.phone.display}`].join('\n');
  const { receiptAddress } = words.form(firm.phone.display, firm.name);
  const address = `${firm.website.replace(/^https?:\/\//, '')}${language.path}/receipt`;
  return (
    <section className="keep" aria-labelledby="keep">
      <h2 id="keep">{keep.heading}</h2>
      <p>
        {keepIt}{' '}
        <b className="code" dir={dirOfNumbers(language)}>
          {spoken(code)}
        </b>
      </p>
      <p>
        {receiptAddress} <b dir={dirOfNumbers(language)}>{address}</b>
      </p>
      {copy ? <Mailed copy={copy} focused={mailed} /> : null}
      <div className="keep-ways">
        {copy?.more ? (
          <form method="post" action="/receipt">
            <ReceiptKeyFields receipt={receipt} />
            <button className="button ghost" type="submit" name="do" value="mail">
              <Icon name="mail" />
              {copy.state === 'not-asked' ? keep.mail : keep.mailAgain}
            </button>
          </form>
        ) : null}
        <button className="button ghost" type="button" hidden data-copy={text} data-copied={keep.copied}>
          <Icon name="clipboard-check" />
          <span role="status">{keep.copy}</span>
        </button>
        <button className="button ghost" type="button" hidden data-print="">
          <Icon name="printer" />
          {keep.print}
        </button>
      </div>
    </section>
  );
}

function Mailed({ copy: { state }, focused }: { copy: Copy; focused: boolean }) {
  const { keep } = useSite().words.receipt;
  if (!focused) return <p className="note">{keep[state]}</p>;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back after a press begins with what became of it, also without script
    <p className="note mailed" role="status" tabIndex={-1} autoFocus>
      {keep[state]}
    </p>
  );
}
