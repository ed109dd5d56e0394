import { Icon } from '#ui/icon.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { useSite } from '../site-context.tsx';

export function Attorney() {
  const { attorney, home, profiles, words } = useSite();
  const others = profiles.slice(1);
  return (
    <section className="section attorney" aria-labelledby="attorney">
      <div className="wrap">
        <Portrait of={attorney} />
        <div>
          <p className="kicker">{attorney.title}</p>
          <h2 id="attorney">{attorney.name}</h2>
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
          <a className="more" href={`/attorney/${attorney.slug}`}>
            {words.home.profile}
            <Icon name="arrow-right" />
          </a>
          {others.map(({ slug, name, title }) => (
            <a key={slug} className="more" href={`/attorney/${slug}`}>
              {words.home.colleague(name, title)}
              <Icon name="arrow-right" />
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
