import { townsInArabic } from '#assistant/understanding/towns-arabic.ts';
import type { Content } from '#firm/content.ts';
import { folded } from '#firm/plain.ts';

/** Counties by the names that people use for them and for their towns, as `placeText` writes a question. */
export type Counties = ReadonlyMap<string, string>;

/** Every county of the state and its larger towns, as they are written in each language, and the counties and cities that the English site itself names. */
export function countiesOf({ arrested, cities }: Pick<Content, 'arrested' | 'cities'>): Counties {
  const listed = Object.entries(towns).flatMap(([county, names]) => [
    ...[`${placeText(county)} county`, `condado de ${placeText(county)}`, bare.includes(placeText(county)) ? placeText(county) : star + placeText(county)]
      .flatMap(waysOf)
      .map((way) => [way, `${county} County`] as const),
    ...names.split(', ').flatMap((name) => waysOf(name).map((way) => [way, `${county} County`] as const)),
    ...(townsInArabic[county]?.split(', ') ?? []).flatMap((name) => inArabic(placeText(name)).map((way) => [way, `${county} County`] as const)),
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
  const names = [...counties.keys()].map((name) => name.replace(star, '')).sort((one, other) => other.length - one.length);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const whole = placeText(text);
    const places: Placed['places'] = [];
    const without = whole.replace(any, (name, at: number) => {
      const county = counties.get(name) ?? (isPlaceThere(whole, name, at) ? counties.get(star + name) : undefined);
      if (!county) return name;
      places.push({ name, county });
      return placeWord;
    });
    return { text: without, places };
  };
}

/** Stands before a name that is also a word or a person's name: it is a place only beside words that say so. */
const star = '*';

function isPlaceThere(text: string, name: string, at: number): boolean {
  return before.test(text.slice(0, at)) || after.test(text.slice(at + name.length));
}

const before =
  /(?<![\p{L}\p{N}])(?:in|near|outside|outside of|city of|downtown|en|cerca de|ciudad de|corte de|carcel de|condado|fi|bi|b|3ind|3end|jamb|sejen|في|من|عند|قرب|سجن|محكمه|شرطه|كاونتي) $/u;
const after = /^,? (?:mi|mich|michigan|(?:district |circuit )?court(?:house)?|(?:county )?jail|police|pd|cops|كاونتي|كورت)(?![\p{L}\p{N}])/u;

/** Stands for any place in a text. */
const placeWord = 'aplace';

/** A text as place names are looked for in it. */
export function placeText(text: string): string {
  return folded(text).replace(/['’]/g, '').replace(/\./g, ' ').replace(/ +/g, ' ');
}

function waysOf(name: string): string[] {
  return [...new Set([name, ...shortForms.map(([long, short]) => name.replace(long, short))])];
}

/** In, to, from, and: Arabic writes them in one word with the name. */
function inArabic(name: string): string[] {
  return ['', 'ب', 'ل', 'ع', 'و', 'وب'].map((front) => front + name);
}

const shortForms = [
  [/\bst\b/, 'saint'],
  [/\bmt\b/, 'mount'],
  [/\btownship\b/, 'twp'],
  [/\bheights\b/, 'hts'],
  [/\bcounty$/, 'co'],
] as const;

/** Towns whose names are better known as another state's are left out: Portland, Memphis, Wyoming. */
const towns: Record<string, string> = {
  Alcona: 'harrisville',
  Alger: 'munising',
  Allegan: 'allegan, plainwell, otsego, wayland, saugatuck, fennville',
  Alpena: 'alpena',
  Antrim: 'bellaire, elk rapids, mancelona',
  Arenac: 'standish, au gres',
  Baraga: 'baraga, lanse',
  Barry: '*hastings, middleville',
  Bay: 'bay city, essexville, pinconning',
  Benzie: '*beulah, benzonia',
  Berrien: 'benton harbor, benton township, *st joseph, *niles, new buffalo, *buchanan, berrien springs, *coloma, *bridgman',
  Branch: 'coldwater, *bronson',
  Calhoun: 'battle creek, *marshall, *albion, emmett township',
  Cass: 'dowagiac, cassopolis',
  Charlevoix: 'charlevoix, boyne city, east jordan',
  Cheboygan: 'cheboygan, mackinaw city, indian river',
  Chippewa: 'sault ste marie, sault sainte marie, kincheloe',
  Clare: '*clare, *harrison, farwell',
  Clinton: '*st johns, dewitt, bath township, *ovid',
  Crawford: 'grayling',
  Delta: 'escanaba, *gladstone',
  Dickinson: 'iron mountain, kingsford',
  Eaton: '*charlotte, grand ledge, eaton rapids, delta township, potterville',
  Emmet: 'petoskey, harbor springs',
  Genesee:
    'flint, burton, *davison, *fenton, grand blanc, flushing, swartz creek, mt morris, *clio, *linden, *montrose, flint township, genesee township, mundy township',
  Gladwin: 'gladwin, beaverton',
  Gogebic: 'ironwood, *wakefield',
  'Grand Traverse': 'traverse city, interlochen',
  Gratiot: '*alma, *ithaca',
  Hillsdale: 'hillsdale, jonesville, *litchfield',
  Houghton: 'houghton, *hancock',
  Huron: 'bad axe, caseville, harbor beach, sebewaing',
  Ingham: 'lansing, east lansing, okemos, haslett, *holt, *mason, meridian township, williamston, *leslie',
  Ionia: 'ionia, *belding',
  Iosco: 'tawas city, east tawas, tawas, oscoda',
  Iron: 'iron river, crystal falls',
  Isabella: 'mt pleasant, *shepherd',
  Jackson: '*jackson, blackman township, michigan center',
  Kalamazoo: 'kalamazoo, *portage, comstock, vicksburg, *richland, galesburg',
  Kalkaska: 'kalkaska',
  Kent: 'grand rapids, kentwood, *walker, grandville, east grand rapids, cedar springs, *lowell, *ada, *caledonia, byron center, plainfield township',
  Keweenaw: 'eagle river, copper harbor',
  Lake: '*baldwin',
  Lapeer: 'lapeer, imlay city, almont, *north branch',
  Leelanau: 'suttons bay, leelanau',
  Lenawee: '*adrian, tecumseh, *clinton, blissfield, morenci',
  Livingston: 'howell, *brighton, pinckney, fowlerville, hartland, green oak township, hamburg township',
  Luce: 'newberry',
  Mackinac: 'st ignace, mackinac island',
  Macomb:
    'warren, sterling heights, clinton township, shelby township, macomb township, st clair shores, roseville, eastpointe, east pointe, *fraser, mt clemens, utica, *romeo, new baltimore, chesterfield, chesterfield township, harrison township, center line, centerline, armada, washington township, *ray, bruce township',
  Manistee: 'manistee',
  Marquette: 'marquette, ishpeming, negaunee, *gwinn',
  Mason: 'ludington, scottville',
  Mecosta: 'big rapids',
  Menominee: 'menominee',
  Midland: '*midland, *coleman',
  Missaukee: '*lake city, mcbain',
  Monroe: '*monroe, dundee, *temperance, bedford township, lambertville, *milan, *carleton, frenchtown',
  Montcalm: '*greenville, *stanton, howard city, carson city',
  Montmorency: '*hillman',
  Muskegon: 'muskegon, muskegon heights, norton shores, *whitehall, roosevelt park, *montague',
  Newaygo: 'newaygo, *fremont, white cloud, *grant',
  Oakland:
    'pontiac, troy, southfield, farmington hills, *farmington, royal oak, novi, rochester hills, rochester, auburn hills, waterford, west bloomfield, bloomfield hills, bloomfield township, ferndale, hazel park, madison heights, oak park, berkley, birmingham, clawson, *holly, *oxford, lake orion, orion township, clarkston, independence township, *milford, south lyon, *lyon, walled lake, wixom, white lake, commerce township, highland township, ortonville, huntington woods, lathrup village, keego harbor, pleasant ridge, oakland township',
  Oceana: '*hart, *shelby, pentwater',
  Ogemaw: 'west branch, rose city',
  Ontonagon: 'ontonagon',
  Osceola: 'reed city, *evart',
  Oscoda: '*mio',
  Otsego: 'gaylord',
  Ottawa: 'holland, grand haven, hudsonville, zeeland, jenison, allendale, coopersville, spring lake, ferrysburg',
  'Presque Isle': 'rogers city, onaway',
  Roscommon: 'roscommon, houghton lake, prudenville, higgins lake',
  Saginaw: 'saginaw, frankenmuth, birch run, *bridgeport, chesaning, saginaw township, *freeland',
  Sanilac: '*sandusky, croswell, *marlette, deckerville, brown city',
  Schoolcraft: 'manistique',
  Shiawassee: 'owosso, corunna, durand, *perry, *laingsburg',
  'St. Clair': 'port huron, marysville, st clair, marine city, algonac, fort gratiot, capac, *yale, kimball township, clay township, st clair township',
  'St. Joseph': 'three rivers, sturgis, *centreville, *white pigeon',
  Tuscola: '*caro, *vassar, cass city, *millington',
  'Van Buren': 'paw paw, south haven, mattawan',
  Washtenaw: 'ann arbor, ypsilanti, ypsi, *saline, *chelsea, *dexter, pittsfield township, superior township, *milan',
  Wayne:
    'detroit, dearborn, dearborn heights, livonia, westland, canton, canton township, *taylor, *plymouth, northville, redford, romulus, inkster, garden city, lincoln park, allen park, southgate, *wyandotte, *woodhaven, riverview, flat rock, river rouge, ecorse, melvindale, *belleville, hamtramck, highland park, harper woods, grosse pointe, grosse pointe woods, grosse pointe park, grosse ile, brownstown, van buren township, *wayne, huron township, sumpter township, *rockwood, metro airport',
  Wexford: '*cadillac, *manton, mesick',
};
