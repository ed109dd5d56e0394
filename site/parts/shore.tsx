import landDeep from '../generated/shore-land-deep.svg?url';
import waterDeep from '../generated/shore-water-deep.svg?url';
import waterLand from '../generated/shore-water-land.svg?url';

const drawings = { 'water-land': waterLand, 'land-deep': landDeep, 'water-deep': waterDeep } as const;

/** The drawn shoreline between a section of water and one of land. `up` turns the drawing over: land above, water below. */
export function Shore({ between, up = false }: { between: keyof typeof drawings; up?: boolean }) {
  return <img className={up ? 'shore up' : 'shore'} src={drawings[between]} alt="" width="1440" height="170" loading="lazy" />;
}
