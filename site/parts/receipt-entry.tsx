import { dirOfNumbers } from '#firm/left-to-right.ts';
import { useSite } from '../site-context.tsx';

/** The way to a receipt: reference and code are typed, or a notice's link fills in what opens it by itself. */
export function ReceiptEntry({ failed }: { failed: boolean }) {
  const { language, words } = useSite();
  const { entry } = words.receipt;
  const dir = dirOfNumbers(language);
  return (
    <form className="wrap intake narrow" method="post" action="/receipt" data-island={failed ? undefined : 'receipt-link'}>
      <h1>{entry.title}</h1>
      {failed ? (
        // biome-ignore lint/a11y/noAutofocus: a page that comes back without success begins with that, also without script
        <p className="problems" role="alert" tabIndex={-1} autoFocus>
          <b>{entry.none}</b> {entry.noneHint}
        </p>
      ) : (
        <p>{entry.lead}</p>
      )}
      <div className="field">
        <label htmlFor="receipt-reference">{entry.reference}</label>
        <input id="receipt-reference" name="reference" dir={dir} type="text" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
      </div>
      <div className="field">
        <label htmlFor="receipt-code">{entry.code}</label>
        <input id="receipt-code" name="code" dir={dir} type="text" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
      </div>
      <button className="button" type="submit">
        {entry.open}
      </button>
    </form>
  );
}
