import { Icon } from '#ui/icon.tsx';
import { AreaList } from '../parts/area-list.tsx';
import { useSite } from '../site-context.tsx';

export function Areas() {
  const { home, words } = useSite();
  return (
    <section className="section" aria-labelledby="areas">
      <div className="wrap">
        <h2 id="areas">{home.areas.heading}</h2>
        <p className="lead areas-lead">{home.areas.lead}</p>
        <AreaList />
        <p className="all">
          <a className="button" href="#review">
            {words.review}
          </a>
          <a className="button ghost" href="/practice-areas">
            {words.home.viewAll}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}
