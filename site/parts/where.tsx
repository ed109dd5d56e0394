import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useSite } from '../site-context.tsx';
import './where.css';

/** The places of a page as large buttons, for whoever looks for one of them in a hurry. */
export function Where({ places }: { places: readonly { id: string; title: string; icon?: IconName }[] }) {
  const { words } = useSite();
  return (
    <nav className="where" aria-label={words.contents}>
      <ul>
        {places.map(({ id, icon, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {icon ? <Icon name={icon} /> : null}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
