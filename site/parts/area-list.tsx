import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

/** The twelve practice areas; the whole row is the link. */
export function AreaList({ level = 3 }: { level?: 2 | 3 }) {
  const { practiceAreas } = useSite();
  const Heading = `h${level}` as const;
  return (
    <ul className="areas">
      {practiceAreas.map(({ slug, icon, title, short }) => (
        <li key={slug}>
          <Icon name={icon} />
          <div>
            <Heading>
              <a href={`/practice-areas/${slug}`}>{title}</a>
            </Heading>
            <p>{short}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
