import { useLost } from '#desk/signal.ts';
import { shell } from '#desk/words/en/shell.ts';

/** Over the page, wherever it is scrolled to: an answer was lost, and nothing on the page is. */
export function LostNotice() {
  const lost = useLost();
  const { act, page, offline } = shell.lost;
  return (
    <div className="lost" role="alert">
      {lost && (
        <p className="notice is-wrong">
          {lost.offline && <b>{offline} </b>}
          {lost.what === 'act' ? act : page}
        </p>
      )}
    </div>
  );
}
