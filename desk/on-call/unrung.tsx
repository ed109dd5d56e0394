import { Link } from 'react-router';
import type { UnrungView } from '#desk/on-call/woken-view.ts';
import { onCallWords } from '#desk/words/en/on-call.ts';

const words = onCallWords.unrung;

/** Says in red that no phone would ring, and why. */
export function UnrungNotice({ unrung }: { unrung: UnrungView | undefined }) {
  if (!unrung) return null;
  return (
    <section className="notice is-wrong unrung" aria-labelledby="unrung">
      <h2 id="unrung">{unrung.title}</h2>
      <ul>
        {unrung.people.map(({ name, why }) => (
          <li key={name}>
            <b>{name}</b> {why}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/on-call/drills">{words.see}</Link>
      </p>
    </section>
  );
}
