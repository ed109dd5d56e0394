import { miles } from '#firm/miles.ts';
import map from '../generated/map.svg?url';
import { useSite } from '../site-context.tsx';

/** Statewide coverage: the office as a light, the cities it serves, and the same list as links. */
export function Coverage() {
  const { cities, firm, home, words } = useSite();
  const { heading, lead, note, alt, office, waters } = home.map;
  const places = cities.map((city) => ({ ...city, far: miles(firm.address, city) }));
  return (
    <section className="section night" aria-labelledby="coverage">
      <div className="wrap coverage">
        <div>
          <h2 id="coverage">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <figure className="map neat">
          <div>
            <img src={map} alt={alt} width="960" height="850" loading="lazy" />
            <div className="on-map" aria-hidden="true">
              <i className="on-map-michigan">{waters.michigan}</i>
              <i className="on-map-huron">{waters.huron}</i>
              <i className="on-map-superior">{waters.superior}</i>
              {places.map(({ slug, name, far }) => (
                <span key={slug} className={`on-map-${slug}`}>
                  {name} <em>{`${far} ${words.home.miles}`}</em>
                </span>
              ))}
              <b className="on-map-office">
                {firm.address.city}
                <span>{office}</span>
              </b>
            </div>
          </div>
        </figure>
        <div>
          <ul className="cities">
            {places
              .toSorted((one, other) => one.far - other.far)
              .map(({ slug, name, far }) => (
                <li key={slug}>
                  <a href={`/locations/${slug}`}>
                    {name} <span>{`${far} ${words.home.miles}`}</span>
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
