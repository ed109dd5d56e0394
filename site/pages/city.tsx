import { data } from 'react-router';
import { citySlug } from '#firm/city.ts';
import { officeIn } from '#firm/firm-words.ts';
import { nearest } from '#firm/miles.ts';
import { legalService } from '../linked-data.ts';
import { CaseReview } from '../parts/case-review.tsx';
import { ContactCards } from '../parts/contact-cards.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line, Prose } from '../parts/prose.tsx';
import { Questions } from '../parts/questions.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import type { Route } from './+types/city.ts';
import './inner.css';

export function loader({ params }: Route.LoaderArgs) {
  const slug = citySlug(params.city);
  if (!slug) throw data(null, { status: 404 });
  return { slug };
}

export default function CityPage({ loaderData: { slug } }: Route.ComponentProps) {
  const { cities, firm, practiceAreas, words } = useSite();
  const found = cities.find((one) => one.slug === slug);
  if (!found) throw new Error(`no city ${slug}`);
  const city = useTermLinks(found, ['courts', 'jail', 'body', 'questions']);
  const say = words.city;
  const title = say.title(city.name);
  const here = officeIn(firm.offices, city.slug);
  const away = nearest(firm.offices, city);
  const several = firm.offices.length > 1;
  return (
    <>
      <PageMeta title={title} description={city.description} linkedData={[legalService(firm, `${city.name}, Michigan`)]} />
      <PageHead
        title={title}
        lead={city.lead}
        note={<p className="note">{here ? say.here(here.street, here.city) : (several ? say.nearest : say.office)(away.office.city, away.miles)}</p>}
        figure={{ county: city }}
      />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={[city.courts, city.jail, city.body, city.questions]}>
              <h2 id="services">{say.services}</h2>
              <p>{city.services}</p>
              <ul className="services">
                {practiceAreas.map((area) => (
                  <li key={area.slug}>
                    <a href={`/practice-areas/${area.slug}`}>{area.title}</a>
                  </li>
                ))}
              </ul>
              <h2 id="courts">{say.courts(city.name)}</h2>
              <dl className="effects">
                {city.courts.map(({ name, hears, address }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <Line parts={hears} /> <span className="address">{address}</span>
                    </dd>
                  </div>
                ))}
                {city.jail ? (
                  <div>
                    <dt>{city.jail.name}</dt>
                    <dd>
                      <Line parts={city.jail.note} />
                    </dd>
                  </div>
                ) : null}
              </dl>
              <p>
                <a href="/courts">{words.otherCourts}</a>
              </p>
              <Prose blocks={city.body} />
              <h2 id="questions">{words.practiceArea.questions}</h2>
              <Questions questions={city.questions} level={3} />
              <Reviewed review={city.reviewed} />
            </Noted>
          </article>
          <div className="sticky">
            <ContactCards level={2} />
          </div>
        </div>
        <div className="wrap wide-form">
          <CaseReview />
        </div>
      </div>
      <Shore between="land-deep" up />
    </>
  );
}
