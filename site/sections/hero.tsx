import { Icon } from '#ui/icon.tsx';
import heroNarrow from '../generated/hero-narrow.svg?url';
import heroWide from '../generated/hero-wide.svg?url';
import { Call } from '../parts/call.tsx';
import { useSite } from '../site-context.tsx';

export function Hero() {
  const { firm, home, words } = useSite();
  const { kicker, headline, lead, channel, waters } = home.hero;
  return (
    <section className="hero">
      <div className="chart" aria-hidden="true">
        <div>
          <picture>
            <source media="(min-width:76rem)" srcSet={heroWide} />
            <img src={heroNarrow} alt="" width="420" height="640" fetchPriority="high" />
          </picture>
          <div className="on-chart">
            <i className="on-chart-lake">{waters.lake}</i>
            <i className="on-chart-river">{waters.river}</i>
            <b className="on-chart-here">{channel.here}</b>
            <b className="on-chart-call">{channel.call}</b>
            <b className="on-chart-learn">{channel.learn}</b>
            <b className="on-chart-court">{channel.court}</b>
          </div>
        </div>
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
