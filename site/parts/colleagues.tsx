import { portraitFile } from '../firm-pictures.ts';
import { useSite } from '../site-context.tsx';

/** The firm's lawyers but for one, each with face, name and title; nothing where there is only that one. */
export function Colleagues({ but }: { but?: string }) {
  const { profiles } = useSite();
  const others = profiles.filter(({ slug }) => slug !== but);
  if (profiles.length < 2) return null;
  return (
    <ul className="colleagues">
      {others.map(({ slug, name, title, photo }) => (
        <li key={slug}>
          {photo ? <img src={portraitFile({ slug, photo })} alt="" width="340" height="400" loading="lazy" /> : null}
          <div>
            <a href={`/attorney/${slug}`}>{name}</a>
            <p>{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
