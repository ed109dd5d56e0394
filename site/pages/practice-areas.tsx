import { AreaList } from '../parts/area-list.tsx';
import { AsideCall } from '../parts/aside-call.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function PracticeAreas() {
  const { title, lead, description, body } = useSite().practiceAreasIndex;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead title={title} lead={lead} />
      <section className="section">
        <div className="wrap">
          <AreaList level={2} />
          <div className="columns">
            <div className="prose">{body ? <Prose blocks={body} /> : null}</div>
            <AsideCall />
          </div>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}
