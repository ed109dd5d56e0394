import { attorneySlug } from '#firm/attorney-slug.ts';
import { Icon } from '#ui/icon.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { useSite } from '../site-context.tsx';

export function Attorney() {
  const { attorney, firm, home, words } = useSite();
  return (
    <section className="section attorney" aria-labelledby="attorney">
      <div className="wrap">
        <Portrait />
        <div>
          <p className="kicker">{firm.attorney.title}</p>
          <h2 id="attorney">{firm.attorney.name}</h2>
          <p className="lead">{home.attorney.lead}</p>
          <dl className="values">
            {attorney.values.map(({ icon, title, body }) => (
              <div key={title}>
                <dt>
                  <Icon name={icon} />
                  {title}
                </dt>
                <dd>{body}</dd>
              </div>
            ))}
          </dl>
          <a className="more" href={`/attorney/${attorneySlug(firm)}`}>
            {words.home.profile}
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
