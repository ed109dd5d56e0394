import type { ReactNode } from 'react';
import { useSite } from '../site-context.tsx';

/** The places of a long page as links. */
export function OnThisPage({ places }: { places: { id: string; label: ReactNode }[] }) {
  const { words } = useSite();
  return (
    <nav className="contents" aria-labelledby="contents">
      <p id="contents" className="kicker">
        {words.contents}
      </p>
      <ul>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
