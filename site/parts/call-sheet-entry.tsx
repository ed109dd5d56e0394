import { useSite } from '../site-context.tsx';

/** The way in: an alert's link fills in the token by itself; without script the code is typed. */
export function CallSheetForm({ failed }: { failed: boolean }) {
  const { words } = useSite();
  const { title, enter } = words.callSheet;
  return (
    <form className="intake sheet" method="post" action="/call" data-island={failed ? undefined : 'call-sheet'}>
      <h1>{title}</h1>
      {failed ? (
        <p className="notice" role="alert">
          <b>{enter.none}</b> {enter.noneHint}
        </p>
      ) : (
        <p>{enter.lead}</p>
      )}
      <div className="field">
        <label htmlFor="sheet-reference">{enter.reference}</label>
        <input id="sheet-reference" name="reference" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
      </div>
      <div className="field">
        <label htmlFor="sheet-code">{enter.code}</label>
        <input id="sheet-code" name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
      </div>
      <button className="button" type="submit">
        {enter.open}
      </button>
    </form>
  );
}
