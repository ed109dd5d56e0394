import { Icon } from '#ui/icon.tsx';
import { Colleagues } from '../parts/colleagues.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { useSite } from '../site-context.tsx';

export function Attorney() {
  const { attorney, home, words } = useSite();
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
          <Colleagues but={attorney.slug} />
        </div>
      </div>
    </section>
  );
}
