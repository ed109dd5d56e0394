import { data } from 'react-router';
import { AreaList } from '../parts/area-list.tsx';
import { Call } from '../parts/call.tsx';
import { HeadChart } from '../parts/head-chart.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';

/** Any address without a page. The status matters: search engines must not keep it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  const { firm, words } = useSite();
  const { kicker, title, lead, home, areas } = words.notFound;
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="page-head missing" data-missing="">
        <HeadChart figure="ship" />
        <div className="wrap">
          <p className="kicker">{kicker}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <Call />
            <a className="button ghost" href="/">
              {home}
            </a>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="areas">
        <div className="wrap">
          <h2 id="areas">{areas}</h2>
          <AreaList />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}
