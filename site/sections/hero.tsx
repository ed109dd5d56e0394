import { Icon } from '#ui/icon.tsx';
import heroWide from '../generated/hero-wide.svg?url';
import places from '../generated/places.json';
import { Call } from '../parts/call.tsx';
import { OtherWays } from '../parts/other-ways.tsx';
import { turned } from '../parts/turned.ts';
import { useSite } from '../site-context.tsx';

/** The way of a case, as it is marked on the chart. */
const steps = ['here', 'call', 'learn', 'court'] as const;

export function Hero() {
  const { firm, home, language, words } = useSite();
  const { kicker, headline, lead, channel } = home.hero;
  const { drawing } = firm.look;
  const { county, lake, river } = places.hero.labels;
  return (
    <section className="hero">
      <div className="art chart" aria-hidden="true">
        <picture>
          <img src={turned(heroWide, language)} alt="" width="700" height="660" fetchPriority="high" />
        </picture>
        <svg className="names" aria-hidden="true" viewBox={places.hero.box} preserveAspectRatio={places.hero.fit}>
          <text className="water" {...(drawing.kind === 'county' ? county : lake)}>
            {drawing.kind === 'county' ? firm.address.county : drawing.lake}
          </text>
          {drawing.kind === 'river' ? (
            <g transform={`rotate(-19 ${river.x} ${river.y})`}>
              <text className="water" {...river}>
                {drawing.river}
              </text>
            </g>
          ) : null}
          {steps.map((step) => (
            <text key={step} {...places.hero.labels[step]}>
              {channel[step]}
            </text>
          ))}
        </svg>
      </div>
      <div className="wrap">
        <p className="kicker">{kicker}</p>
        <h1>
          {headline.map((words, at) => (
            <span key={words}>
              {at ? ' ' : ''}
              {words}
            </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <Call />
          <a className="button ghost" href="/free-consultation">
            {words.review}
            <Icon name="arrow-right" />
          </a>
        </div>
        <OtherWays />
        <ul className="badges">
          {firm.badges.map(({ icon, words }) => (
            <li key={words}>
              <Icon name={icon} />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
