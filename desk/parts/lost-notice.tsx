import { useLost } from '#desk/signal.ts';
import { shell } from '#desk/words/en/shell.ts';

/** Over the page, wherever it is scrolled to: an answer was lost, and nothing on the page is. */
export function LostNotice() {
  const lost = useLost();
  if (!lost) return null;
  const { act, page, offline } = shell.lost;
  return (
    <p className="notice is-wrong lost" role="alert">
      {lost.offline && <b>{offline} </b>}
      {lost.what === 'act' ? act : page}
    </p>
  );
}
