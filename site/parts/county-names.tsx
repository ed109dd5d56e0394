import type { City } from '#firm/city.ts';
import places from '../generated/places.json';

const charts = import.meta.glob<string>('../generated/county-*.svg', { query: '?url', import: 'default', eager: true });

/** The drawing of a city's county, or of the office's. */
export function countyCharts(slug: City['slug'] | 'office'): string | undefined {
  return charts[`../generated/county-${slug}.svg`];
}

/** The names on the drawing of a county: its own, and of each place that is marked, in the order of the marks. */
export function CountyNames({ slug, county, towns }: { slug: City['slug'] | 'office'; county?: string; towns: { name: string; note: string }[] }) {
  const { county: middle, places: marks } = places.counties[slug];
  return (
    <svg className="names" aria-hidden="true" viewBox={places.county.box} preserveAspectRatio={places.county.fit}>
      {county ? (
        <text className="water" x={middle[0]} y={middle[1]}>
          {county}
        </text>
      ) : null}
      {towns.map(({ name, note }, at) => (
        <text key={name} x={marks[at]?.[0]} y={(marks[at]?.[1] ?? 0) + (isAbove(marks, at) ? -34 : 27)}>
          {name}
          <tspan x={marks[at]?.[0]} dy="1.15em">
            {note}
          </tspan>
        </text>
      ))}
    </svg>
  );
}

/** A name stands below its mark, and above it where the next mark lies close below. */
function isAbove(marks: number[][], at: number): boolean {
  const [x = 0, y = 0] = marks[at] ?? [];
  return marks.some(([otherX = 0, otherY = 0]) => otherY > y && otherY - y < 70 && Math.abs(otherX - x) < 90);
}
