import { data } from 'react-router';
import { type PracticeArea, practiceAreaSlug } from '#firm/practice-area.ts';
import type { Inline } from '#firm/prose.ts';
import { Icon } from '#ui/icon.tsx';
import { faqPage } from '../linked-data.ts';
import { CaseReview } from '../parts/case-review.tsx';
import { DateEvents } from '../parts/date-events.tsx';
import { Deadline } from '../parts/deadline.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Penalties } from '../parts/penalties.tsx';
import { Picture } from '../parts/picture.tsx';
import { PracticeRail } from '../parts/practice-rail.tsx';
import { Line, Prose } from '../parts/prose.tsx';
import { Questions } from '../parts/questions.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import type { Words } from '../words/en.ts';
import type { Route } from './+types/practice-area.ts';
import './inner.css';

export function loader({ params }: Route.LoaderArgs) {
  const slug = practiceAreaSlug(params.slug);
  if (!slug) throw data(null, { status: 404 });
  return { slug };
}

export default function PracticeAreaPage({ loaderData: { slug } }: Route.ComponentProps) {
  const { firm, practiceAreas, words } = useSite();
  const found = practiceAreas.find((one) => one.slug === slug);
  if (!found) throw new Error(`no practice area ${slug}`);
  const area = useTermLinks(found, ['deadline', 'first48', 'deadlines', 'body', 'effects', 'checks', 'questions']);
  const crumbs = [{ label: words.nav.practiceAreas, href: '/practice-areas' }];
  const say = { ...words.practiceArea, ...area.headings };
  return (
    <>
      <PageMeta title={area.title} description={area.description} crumbs={crumbs} linkedData={[faqPage(firm, found.questions)]} />
      <PageHead
        title={area.title}
        lead={area.lead}
        crumbs={crumbs}
        figure={{ mark: slug }}
        tool={{ href: toolOf[slug], label: words.practiceArea.tool[toolOf[slug]] }}
      />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap with-rail">
          <PracticeRail area={area} />
          {/* In the order of need at 2 a.m.: what must not be missed, what to do now, and only then what it is. */}
          <article className="prose">
            <Noted of={[area.deadline, area.first48, area.deadlines, area.body, area.penalties, area.effects, area.checks, area.questions]}>
              {area.deadline ? <Deadline {...area.deadline} /> : null}
              <h2 id="first-48-hours">{say.first48}</h2>
              <Checks items={area.first48} />

              <h2 id="deadlines">{say.deadlines}</h2>
              <dl className="effects">
                {area.deadlines.map(({ when, what }) => (
                  <div key={when}>
                    <dt>{when}</dt>
                    <dd>
                      <Line parts={what} />
                    </dd>
                  </div>
                ))}
              </dl>
              {area.ownDates.length > 0 ? (
                <>
                  <p>{say.countDates}</p>
                  <DateEvents events={area.ownDates} />
                </>
              ) : null}

              <Prose blocks={area.body} />

              <h2 id="penalties">{say.penalties}</h2>
              <Picture picture={area.picture} />
              <Penalties tables={area.penalties} />

              <h2 id="effects">{say.effects}</h2>
              <dl className="effects">
                {(['record', 'license', 'firearms', 'immigration'] as const).map((effect) => (
                  <div key={effect}>
                    <dt>{say[effect]}</dt>
                    <dd>
                      <Line parts={area.effects[effect]} /> <GuideLink slug={guideOf[effect]} />
                    </dd>
                  </div>
                ))}
              </dl>

              <h2 id="what-we-check">{say.checks}</h2>
              <Checks items={area.checks} />

              <h2 id="questions">{say.questions}</h2>
              <Questions questions={area.questions} level={3} />

              <h2 id="related">{say.related}</h2>
              <ul className="related">
                {area.related.map((other) => (
                  <li key={other}>
                    <a href={`/practice-areas/${other}`}>{practiceAreas.find((one) => one.slug === other)?.title}</a>
                  </li>
                ))}
              </ul>
              <Reviewed review={area.reviewed} />
            </Noted>
          </article>
        </div>
        <div className="wrap wide-form">
          <CaseReview preset={area.caseType} />
        </div>
      </div>
      <Shore between="land-deep" up />
    </>
  );
}

/** A day counts on most charges. Where none is running before the first court date, what to say to the police comes first. */
const toolOf: Record<PracticeArea['slug'], keyof Words['practiceArea']['tool']> = {
  'owi-dui': '/my-dates',
  'domestic-violence': '/rights',
  'assault-battery': '/rights',
  'drug-charges': '/rights',
  'theft-shoplifting': '/rights',
  'felony-defense': '/my-dates',
  'misdemeanor-defense': '/my-dates',
  'probation-violations': '/my-dates',
  'warrants-fta': '/my-dates',
  'expungement-clean-slate': '/clean-slate-check',
  'juvenile-defense': '/rights',
  'traffic-license-issues': '/my-dates',
};

/** The guide that answers what each effect makes people ask next. */
const guideOf = { record: 'jobs-school-licenses', license: 'commercial-drivers', firearms: 'travel-and-guns', immigration: 'immigration' } as const;

function Checks({ items }: { items: Inline[][] }) {
  return (
    <ul className="checks">
      {items.map((item, at) => (
        <li key={at}>
          <Icon name="circle-check" />
          <span>
            <Line parts={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
