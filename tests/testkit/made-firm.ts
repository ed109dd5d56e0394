import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Of the grown firm. */
export const secondOffice = { street: '301 First Street', city: 'Menominee', county: 'Menominee County', postalCode: '49858' };

/** The firm has grown: a second office on the other side of the time zones, a photo of its first attorney, and a logo of its own. */
export function grow(folder: string): void {
  const { street, city, county, postalCode } = secondOffice;
  const file = join(folder, 'en/firm.yaml');
  const grown = readFileSync(file, 'utf8')
    .replace(
      'moreOffices: []',
      `moreOffices:\n  - { street: ${street}, city: ${city}, county: ${county}, region: MI, postalCode: "${postalCode}", latitude: 45.1078, longitude: -87.6143 }`,
    )
    .replace(/^look:\n/m, 'look:\n  logo: pictures/logo.svg\n')
    .replace(/(\nattorneys:\n {2}- name: .*\n)/, '$1    photo: pictures/first.jpg\n');
  writeFileSync(file, grown);
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/logo.svg'), logo);
  // The smallest picture that is one: a white point.
  writeFileSync(join(folder, 'pictures/first.jpg'), Buffer.from(whitePoint, 'base64'));
}

export const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#1d5c3a"/></svg>';

const whitePoint =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
