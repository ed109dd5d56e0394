import { Icon } from '#ui/icon.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Shore } from '../parts/shore.tsx';
import { Urgent } from '../parts/urgent.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';

export default function FreeConsultation() {
  const { firm, freeConsultation, words } = useSite();
  const { confidential, fast, available } = words.reassurance;
  return (
    <>
      <PageMeta title={freeConsultation.title} description={freeConsultation.description} />
      <PageHead title={freeConsultation.title} lead={freeConsultation.lead} review={false} />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap halves top">
          <div className="prose">
            {freeConsultation.body ? <Prose blocks={freeConsultation.body} /> : null}
            <Urgent />
          </div>
          <div className="stack">
            {(
              [
                ['lock-keyhole', confidential],
                ['zap', fast],
                ['clock', available],
              ] as const
            ).map(([icon, { title, body }]) => (
              <section key={title} className="result">
                <Icon name={icon} />
                <h2>{title}</h2>
                <p>{body}</p>
              </section>
            ))}
            <p className="note">
              {firm.notices.privilege} {firm.notices.relationship}
            </p>
          </div>
        </div>
      </div>
      <Shore between="land-deep" up />
    </>
  );
}
