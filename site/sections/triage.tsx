import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

/** "Can you help with my problem?" in the visitor's own words. */
export function Triage() {
  const { heading, hint, choices } = useSite().home.triage;
  return (
    <section className="wrap triage" aria-labelledby="triage">
      <div className="triage-card">
        <div className="triage-head">
          <h2 id="triage">{heading}</h2>
          <p>{hint}</p>
        </div>
        <ul>
          {choices.map(({ icon, words, href }) => (
            <li key={words}>
              <a href={href}>
                <Icon name={icon} />
                <span>{words}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
