import { useSite } from '../site-context.tsx';
import { CountyNames, countyCharts } from './county-names.tsx';

/** Where the office stands: its county between the lake and the river. The address stands in words beside it. */
export function OfficeChart() {
  const { firm, home } = useSite();
  return (
    <figure className="office-chart neat" aria-hidden="true">
      <div className="county">
        <img src={countyCharts('office')} alt="" width="560" height="420" loading="lazy" />
        <CountyNames slug="office" towns={[{ name: firm.address.city, note: home.map.office }]} />
      </div>
    </figure>
  );
}
