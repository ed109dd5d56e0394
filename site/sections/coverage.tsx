import { officeIn } from '#firm/firm-words.ts';
import { nearest } from '#firm/miles.ts';
import map from '../generated/map.svg?url';
import { map as drawn } from '../generated/places.json';
import { useSite } from '../site-context.tsx';

const here = drawn.labels.office;
/** On phones the map shows its lower right corner, with most of the cities. An office elsewhere needs all of it. */
const [homeX = 0, homeY = 0] = drawn.home;
const nameBegins = here.x - (here.anchor === 'end' ? 190 : here.anchor === 'middle' ? 95 : 0);
const whole = Math.min(homeX - 40, nameBegins) < 345 || homeY < 480;

/** Statewide coverage: the office as a light, the cities it serves, and the same list as links. */
export function Coverage() {
  const { cities, firm, home, words } = useSite();
  const { heading, lead, note, alt, office, waters } = home.map;
  const places = cities.map((city) => ({ ...city, far: nearest(firm.offices, city).miles, own: officeIn(firm.offices, city.slug) !== undefined }));
  return (
    <section className="section night" aria-labelledby="coverage">
      <div className="wrap coverage">
        <div>
          <h2 id="coverage">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <figure className={whole ? 'map neat whole' : 'map neat'}>
          <div>
            <img src={map} alt={alt} width="960" height="850" loading="lazy" />
            <svg className="names" viewBox={drawn.box} aria-hidden="true">
              <text className="water" transform="translate(264 620) rotate(-79)">
                {waters.michigan}
              </text>
              <text className="water" x="770" y="440">
                {waters.huron}
              </text>
              <text className="water" transform="translate(390 108) rotate(14)">
                {waters.superior}
              </text>
              {places
                .filter(({ own, name }) => !own || name !== firm.address.city)
                .map(({ slug, name, far }) => (
                  <Light key={slug} place={drawn.labels[slug]} name={name} far={`${far} ${words.home.miles}`} />
                ))}
              <text className={here.anchor === 'start' ? 'office' : `office ${here.anchor}`} x={here.x} y={here.y}>
                {firm.address.city}
                <tspan x={here.x} dy="1.2em">
                  {office}
                </tspan>
              </text>
            </svg>
          </div>
        </figure>
        <div>
          <ul className="cities">
            {places
              .toSorted((one, other) => one.far - other.far)
              .map(({ slug, name, far, own }) => (
                <li key={slug}>
                  <a href={`/locations/${slug}`}>
                    {name} <span>{own ? office : `${far} ${words.home.miles}`}</span>
                  </a>
                </li>
              ))}
          </ul>
          <p className="note">{note}</p>
        </div>
      </div>
    </section>
  );
}

type Place = { x: number; y: number; anchor: string; lead?: string; stacked?: boolean };

/** The name of a city and its miles, led to its light where the lights stand close. */
function Light({ place: { x, y, anchor, lead, stacked }, name, far }: { place: Place; name: string; far: string }) {
  return (
    <>
      {lead ? <path d={lead} /> : null}
      <text x={x} y={y} className={anchor}>
        {name}{' '}
        {stacked ? (
          <tspan x={x} dy="1.1em">
            {far}
          </tspan>
        ) : (
          <tspan>{far}</tspan>
        )}
      </text>
    </>
  );
}
