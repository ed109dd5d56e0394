import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, firmYaml } from '#scripts/new-firm/firm.ts';

/** Firms that are not the sample: inland with two attorneys, alone at a lake, and in a city that has a page of its own. */
export const madeFirms: Record<string, Asked> = {
  'Grand Rapids': {
    name: 'Kessler & Okafor Law',
    phone: '616-200-4100',
    email: 'intake@kessler-okafor.com',
    website: 'https://www.kessler-okafor.com',
    address: { street: '125 Monroe Center St NW', city: 'Grand Rapids', county: 'Kent County', postalCode: '49503', latitude: 42.9634, longitude: -85.6681 },
    hours: { opens: '09:00', closes: '17:30' },
    attorneys: [
      { name: 'Miriam Kessler', email: 'miriam@kessler-okafor.com', mobile: '6162004101' },
      { name: 'David Okafor', email: 'david@kessler-okafor.com', mobile: '6162004102' },
    ],
    drawing: { kind: 'county' },
    color: '#1d5c3a',
  },
  Marquette: {
    name: 'North Shore Defense',
    phone: '(906) 300-7100',
    email: 'office@northshoredefense.com',
    website: 'https://www.northshoredefense.com',
    address: { street: '200 W Washington St', city: 'Marquette', county: 'Marquette County', postalCode: '49855', latitude: 46.5436, longitude: -87.3954 },
    hours: { opens: '08:30', closes: '17:00' },
    attorneys: [{ name: 'Ingrid Maki', email: 'ingrid@northshoredefense.com', mobile: '9063007101' }],
    drawing: { kind: 'shore', lake: 'Lake Superior' },
    color: undefined,
  },
  'Ann Arbor': {
    name: 'Huron Street Criminal Law',
    phone: '734 400 9100',
    email: 'hello@huronstreetlaw.com',
    website: 'https://www.huronstreetlaw.com',
    address: { street: '210 E Huron St', city: 'Ann Arbor', county: 'Washtenaw County', postalCode: '48104', latitude: 42.2818, longitude: -83.7462 },
    hours: { opens: '08:00', closes: '16:00' },
    attorneys: [{ name: 'Rosa Delgado', email: 'rosa@huronstreetlaw.com', mobile: '7344009101' }],
    drawing: { kind: 'river', lake: 'Barton Pond', river: 'Huron River' },
    color: '#7a1f2b',
  },
};

/** A folder with the firm file that `npm run new-firm` writes for these answers. */
export function folderOf(asked: Asked): string {
  const folder = mkdtempSync(join(tmpdir(), 'firm-'));
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/firm.yaml'), firmYaml(asked));
  return folder;
}
