import { geoConicConformal, geoPath } from 'd3-geo';
import type { Geometry } from 'geojson';
import type { FirmFile } from '#firm/firm-file.ts';
import { heroBox, heroColors, heroRiver, heroShore, wayOverLand } from '#site/drawings/coast.ts';
import { depthContours } from '#site/drawings/contours.ts';
import { drawing } from '#site/drawings/drawing.ts';
import { borders, countyOf, neighbors, ontario, outline, state, waterDepth } from '#site/drawings/michigan.ts';

/** The drawing at the top of the home page, as the firm chose it for the place where it is. */
export function heroDrawing({ look, address }: Pick<FirmFile, 'look' | 'address'>): string {
  switch (look.drawing.kind) {
    case 'river':
      return heroRiver();
    case 'shore':
      return heroShore();
    case 'county':
      return heroCounty(address);
  }
}

/** Where the name of the county stands over its drawing: below the middle of its upper edge. */
export function countyNamePlace(office: FirmFile['address']): { x: number; y: number } {
  const county = countyOf(office);
  const [[left, top], [right]] = geoPath(projected(county)).bounds(county);
  return { x: Math.round((left + right) / 2), y: Math.round(top + 62) };
}

/** The county, as large as the drawing has room for it. */
function projected(county: Geometry) {
  return geoConicConformal()
    .rotate([85.2, 0])
    .parallels([42.1, 45.7])
    .fitExtent(
      [
        [1040, 96],
        [1560, 572],
      ],
      county,
    );
}

/** The office's county among its neighbors. It comes up out of the page's own ground, since nothing there is open water. */
function heroCounty(office: FirmFile['address']): string {
  const [width, height] = [1600, heroBox.height];
  const county = countyOf(office);
  const projection = projected(county);
  const sheet = { left: heroBox.left - 60, top: -60, right: width + 60, bottom: height + 60 };
  const lines = depthContours(waterDepth(projection, sheet), width, height, 10, [10, 24, 44, 72], { tolerance: 0.9, smallest: 300, pad: 4 });
  const fade =
    '<defs><linearGradient id="fade"><stop class="fade-0" offset=".1"/><stop class="fade-1" offset="1"/></linearGradient></defs><path fill="url(#fade)" d="M880 0h300v660H880z"/>';
  return drawing(
    { ...heroBox, colors: heroColors },
    `<path class="depth-3" d="M0 0h${width}v${height}H0z"/><path class="depth-2" d="${lines.get(10)}"/><path class="depth-1" d="${lines.get(24)}"/><path class="depth-0" d="${lines.get(72)}"/><g class="lines">${[...lines.values()].map((line) => `<path d="${line}"/>`).join('')}</g><path class="near" d="${[...neighbors, ontario, state].map((one) => outline(one, projection, 1.2, 20, sheet)).join('')}"/><path class="borders" d="${outline(borders, projection, 1.2, 20, sheet)}"/><path class="county" d="${outline(county, projection, 0.7, 6)}"/>${fade}${wayOverLand()}`,
  );
}
