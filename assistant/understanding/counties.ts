import { folded } from '#assistant/plain.ts';
import type { Content } from '#firm/content.ts';

/** Counties by the names that people use for them and for their towns, as `placeText` writes a question. */
export type Counties = ReadonlyMap<string, string>;

/** Every county of the state and its larger towns, and the counties and cities that the site itself names. */
export function countiesOf({ arrested, cities }: Pick<Content, 'arrested' | 'cities'>): Counties {
  const listed = Object.entries(towns).flatMap(([county, names]) => [
    ...[`${placeText(county)} county`, `*${placeText(county)}`, ...bare.filter((one) => one === placeText(county))]
      .flatMap(waysOf)
      .map((way) => [way, `${county} County`] as const),
    ...names.split(', ').flatMap((name) => waysOf(name).map((way) => [way, `${county} County`] as const)),
  ]);
  const shown = [...arrested.counties.map(({ name }) => [name, name]), ...cities.map(({ name, county }) => [name, county])].flatMap(
    ([name = '', county = '']) => waysOf(placeText(name)).map((way) => [way, county] as const),
  );
  return new Map([...listed, ...shown]);
}

/** Counties whose names are nothing else, so that the name alone says it. */
const bare = ['macomb', 'oakland', 'washtenaw', 'genesee', 'ingham', 'st clair', 'kalamazoo', 'muskegon', 'saginaw', 'lenawee', 'lapeer', 'sanilac'];

/** A text with every place in it replaced by one word, so that texts are compared by what they ask and not by where; and the places. */
export type Placed = { text: string; places: { name: string; county: string }[] };
export type Placing = (text: string) => Placed;

/** Finds the places that a text names; the longer name wins, so that St. Clair Shores is not St. Clair. */
export function placingOf(counties: Counties): Placing {
  if (!counties.size) return (text) => ({ text: placeText(text), places: [] });
  const longestFirst = [...counties.keys()].sort((one, other) => other.length - one.length);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const places: Placed['places'] = [];
    const without = placeText(text).replace(any, (found) => {
      const name = nameOf(found);
      places.push({ name, county: counties.get(found) ?? '' });
      return found.replace(name, placeWord);
    });
    return { text: without, places };
  };
}

/** Stands for any place in a text. */
const placeWord = 'aplace';

/** A text as place names are looked for in it. */
export function placeText(text: string): string {
  return folded(text).replace(/['’]/g, '').replace(/\./g, ' ').replace(/ +/g, ' ');
}

/** A name that is also a word or a person's name (written here with a star) is a place only beside words that say so. */
function waysOf(name: string): string[] {
  const bare = name.replace('*', '');
  const spelled = [...new Set([bare, ...shortForms.map(([long, short]) => bare.replace(long, short))])];
  if (!name.startsWith('*')) return spelled;
  return spelled.flatMap((one) => [...before.map((word) => `${word} ${one}`), ...after.map((word) => `${one} ${word}`)]);
}

const shortForms = [
  [/\bst\b/, 'saint'],
  [/\bmt\b/, 'mount'],
  [/\btownship\b/, 'twp'],
  [/\bheights\b/, 'hts'],
  [/\bcounty$/, 'co'],
] as const;

/** The name itself, without the words that made it one ("in monroe", "jackson jail"). */
function nameOf(found: string): string {
  return found.replace(beside, '');
}

const before = ['in', 'near', 'outside', 'city of', 'downtown'];
const after = ['mi', 'michigan', 'mich', 'court', 'courthouse', 'district court', 'jail', 'police', 'pd', 'cops'];

const beside = new RegExp(`^(?:${before.join('|')}) | (?:${after.join('|')})$`, 'g');

const towns: Record<string, string> = {
  Alcona: 'harrisville, *lincoln',
  Alger: 'munising',
  Allegan: 'allegan, plainwell, otsego, wayland, saugatuck, fennville',
  Alpena: 'alpena',
  Antrim: 'bellaire, elk rapids, mancelona',
  Arenac: 'standish, au gres',
  Baraga: 'baraga, lanse',
  Barry: '*hastings, middleville',
  Bay: 'bay city, essexville, auburn mi, pinconning',
  Benzie: 'beulah mi, benzonia, *frankfort',
  Berrien: 'benton harbor, benton township, st joseph mi, *niles, new buffalo, *buchanan, berrien springs, *coloma, *bridgman',
  Branch: 'coldwater, bronson mi',
  Calhoun: 'battle creek, *marshall, *albion, springfield mi, emmett township',
  Cass: 'dowagiac, cassopolis',
  Charlevoix: 'charlevoix, boyne city, east jordan',
  Cheboygan: 'cheboygan, mackinaw city, indian river',
  Chippewa: 'sault ste marie, sault sainte marie, kincheloe',
  Clare: '*clare, *harrison, farwell',
  Clinton: 'st johns mi, *st johns, dewitt, bath township, *ovid',
  Crawford: 'grayling',
  Delta: 'escanaba, *gladstone',
  Dickinson: 'iron mountain, kingsford, *norway',
  Eaton: '*charlotte, grand ledge, eaton rapids, delta township, potterville',
  Emmet: 'petoskey, harbor springs',
  Genesee:
    'flint, burton, *davison, *fenton, grand blanc, flushing, swartz creek, mt morris, *clio, linden mi, montrose mi, flint township, genesee township, mundy township',
  Gladwin: 'gladwin, beaverton',
  Gogebic: 'ironwood, *bessemer, wakefield mi',
  'Grand Traverse': 'traverse city, interlochen',
  Gratiot: '*alma, ithaca mi, st louis mi',
  Hillsdale: 'hillsdale, jonesville, litchfield mi',
  Houghton: 'houghton, *hancock, calumet mi',
  Huron: 'bad axe, caseville, harbor beach, sebewaing',
  Ingham: 'lansing, east lansing, okemos, haslett, *holt, *mason, meridian township, williamston, leslie mi',
  Ionia: 'ionia, *portland, *belding',
  Iosco: 'tawas city, east tawas, tawas, oscoda',
  Iron: 'iron river, crystal falls',
  Isabella: 'mt pleasant, shepherd mi',
  Jackson: '*jackson, blackman township, michigan center, *napoleon',
  Kalamazoo: 'kalamazoo, *portage, comstock, vicksburg, *richland, galesburg',
  Kalkaska: 'kalkaska',
  Kent: 'grand rapids, *wyoming, kentwood, *walker, grandville, *rockford, east grand rapids, cedar springs, *lowell, *sparta, *ada, caledonia mi, byron center, plainfield township',
  Keweenaw: 'eagle river, copper harbor',
  Lake: 'baldwin mi, *baldwin',
  Lapeer: 'lapeer, imlay city, almont, north branch mi, dryden mi',
  Leelanau: 'suttons bay, leland mi, leelanau',
  Lenawee: '*adrian, tecumseh, *hudson, *clinton, blissfield, morenci',
  Livingston: 'howell, *brighton, pinckney, fowlerville, hartland, green oak township, hamburg township',
  Luce: 'newberry',
  Mackinac: 'st ignace, mackinac island',
  Macomb:
    'warren, sterling heights, clinton township, shelby township, macomb township, st clair shores, roseville, eastpointe, east pointe, *fraser, mt clemens, utica, *romeo, richmond mi, *richmond, new baltimore, chesterfield, chesterfield township, harrison township, center line, centerline, armada, *memphis, washington township, *ray, bruce township',
  Manistee: 'manistee',
  Marquette: 'marquette, ishpeming, negaunee, *gwinn',
  Mason: 'ludington, scottville',
  Mecosta: 'big rapids',
  Menominee: 'menominee',
  Midland: '*midland, coleman mi',
  Missaukee: 'lake city mi, mcbain',
  Monroe: '*monroe, dundee, temperance mi, bedford township, lambertville, *milan, *carleton, frenchtown',
  Montcalm: '*greenville, *stanton, howard city, carson city',
  Montmorency: 'atlanta mi, hillman mi, lewiston mi',
  Muskegon: 'muskegon, muskegon heights, norton shores, *whitehall, roosevelt park, *montague',
  Newaygo: 'newaygo, *fremont, white cloud, *grant',
  Oakland:
    'pontiac, troy, southfield, farmington hills, *farmington, royal oak, novi, rochester hills, rochester, auburn hills, waterford, west bloomfield, bloomfield hills, bloomfield township, ferndale, hazel park, madison heights, oak park, berkley, birmingham, clawson, *holly, *oxford, lake orion, orion township, clarkston, independence township, *milford, south lyon, *lyon, walled lake, wixom, white lake, commerce township, highland township, ortonville, huntington woods, lathrup village, keego harbor, pleasant ridge, oakland township',
  Oceana: '*hart, shelby mi, pentwater',
  Ogemaw: 'west branch, rose city',
  Ontonagon: 'ontonagon',
  Osceola: 'reed city, *evart',
  Oscoda: '*mio, fairview mi',
  Otsego: 'gaylord',
  Ottawa: 'holland, grand haven, hudsonville, zeeland, jenison, allendale, coopersville, spring lake, ferrysburg',
  'Presque Isle': 'rogers city, onaway',
  Roscommon: 'roscommon, houghton lake, prudenville, higgins lake',
  Saginaw: 'saginaw, frankenmuth, birch run, bridgeport mi, chesaning, saginaw township, *freeland',
  Sanilac: '*sandusky, croswell, *lexington, *marlette, deckerville, brown city',
  Schoolcraft: 'manistique',
  Shiawassee: 'owosso, corunna, durand, *perry, *laingsburg',
  'St. Clair':
    'port huron, marysville, st clair, marine city, algonac, fort gratiot, capac, *yale, *richmond twp, kimball township, clay township, *memphis mi, st clair township',
  'St. Joseph': 'three rivers, sturgis, *centreville, *white pigeon',
  Tuscola: '*caro, *vassar, cass city, *millington',
  'Van Buren': 'paw paw, south haven, *hartford, *decatur, mattawan, *bangor',
  Washtenaw: 'ann arbor, ypsilanti, ypsi, *saline, *chelsea, *dexter, *manchester, pittsfield township, superior township, *milan mi',
  Wayne:
    'detroit, dearborn, dearborn heights, livonia, westland, canton, canton township, *taylor, *plymouth, northville, redford, romulus, inkster, garden city, lincoln park, allen park, southgate, *wyandotte, *trenton, *woodhaven, riverview, flat rock, river rouge, ecorse, melvindale, *belleville, hamtramck, highland park, harper woods, grosse pointe, grosse pointe woods, grosse pointe park, grosse ile, brownstown, van buren township, *wayne, huron township, sumpter township, *rockwood, metro airport',
  Wexford: '*cadillac, *manton, mesick',
};
