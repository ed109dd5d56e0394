import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '#firm/content.ts';
import { countyChart } from '#site/drawings/county.ts';
import { heroDrawing } from '#site/drawings/hero.ts';
import { michiganMap } from '#site/drawings/michigan.ts';

/** The drawings that depend on where a firm is, in a folder of its own, to look at. The build draws them anew. */
const [folder = '.'] = process.argv.slice(2);
const { firm, cities } = content();
writeFileSync(join(folder, 'county.svg'), countyChart([firm.address], firm.address, firm.address.county).svg);
writeFileSync(join(folder, 'home.svg'), heroDrawing(firm));
writeFileSync(join(folder, 'map.svg'), michiganMap({ slug: 'office', ...firm.address }, cities, firm.moreOffices).svg);
