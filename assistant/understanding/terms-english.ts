/** English words as they are compared: short forms and slang written out, words for one thing brought to one, and the rest cut to a light stem. */
export function englishTerm(word: string): string {
  return same.get(word) ?? stem(word);
}

/** Phrases that mean one thing, before they are cut into words. */
export const englishPhrases: [RegExp, string][] = [
  [
    /\b(?:drunk|drunken|drink(?:ing)? and|drinking|buzzed|drugged|impaired|intoxicated) driv(?:ing|er)\b|\bdrove (?:drunk|high|after drinking)\b|\bdriv(?:ing|e) (?:drunk|while intoxicated|under the influence|impaired|high|after drinking)\b/g,
    ' owi ',
  ],
  [/\bsecretary of state\b/g, ' sos '],
  [/\bp ?o\b(?! box)/g, ' probation officer '],
  [/\bbreath ?(?:test(?:s|er|ing)?|machine|tube|sample)\b|\bbreath?al[iy][sz]\w{1,3}\b/g, ' breathtest '],
  [/\b(?:no|without|dont have|doesnt have|no have|has no|have no)(?: legal| any)? papers\b/g, ' undocumented '],
  [/\bfail(?:ed|ing|ure|s)? to (?:appear|show(?: up)?)\b|\bno show\b/g, ' missed court '],
  [/\bcourt ?dates?\b/g, ' court date '],
  [/\bbackground ?checks?\b/g, ' backgroundcheck '],
  [/\bloss prevention\b|\blp (?:guy|lady|officer|people)\b|\bstore security\b/g, ' storeguard '],
  [/\bclean slate\b/g, ' cleanslate '],
  [/\bpublic defender\b|\b(?:court|state|free|appointed) (?:appointed )?(?:lawyer|attorney)s?\b/g, ' appointedlawyer '],
  [/\bgreen card\b/g, ' greencard '],
  [/\bno contact\b/g, ' nocontact '],
  [/\b(?:locked|lock|picked|pick) (?:him |her |me |them |us |my \w{1,12} )?up\b/g, ' lockedup '],
  [/\b(?:turn(?:ing|ed)?) (?:myself|himself|herself|themselves|yourself|my self|him|her) in\b/g, ' turnin '],
  [/\bknock(?:ing|ed|s)?\b.{0,20}\bdoor\b/g, ' atdoor '],
  [/\bpull(?:ed|ing|s)? (?:me |him |her |us |them )?over\b/g, ' pulledover '],
  [/\bpay(?:ing)? (?:it |you |him |for it )?(?:off )?(?:monthly|over time|in payments|in installments|a little at a time|later)\b/g, ' paymentplan '],
  [/\bpayment plans?\b|\binstallments?\b/g, ' paymentplan '],
  [/\btether(?:ed|s)?\b|\bankle (?:bracelet|monitor|thing)\b/g, ' tether '],
];

const groups: Record<string, string> = {
  owi: 'dui dwi owi ovi oui owvi ouil',
  police: 'cop cops police policeman policemen officer officers popo trooper troopers deputy deputies sheriff sheriffs 5-0 fuzz',
  lawyer: 'lawyer lawyers attorney attorneys atty laywer lawer attorny attourney lawyr counsel',
  license: 'license licence lisence liscense licens licenses lic liscence',
  arrest: 'arrested arrest arested arrests arrestd arresting busted nabbed cuffed handcuffed arestd arrsted pinched',
  jail: 'jail jails jailed lockup slammer locked',
  marijuana: 'marijuana weed pot cannabis thc marijana marajuana edibles edible vape carts cart joint joints blunt',
  expunge: 'expunge expunged expungement expungment expunging expunction',
  suspended: 'suspended suspend suspension suspened suspnded suspending',
  revoked: 'revoked revoke revocation',
  misdemeanor: 'misdemeanor misdemeanors misdemeaner misdamenor misdeamenor',
  felony: 'felony felonies felany felon felonys',
  shoplift: 'shoplifting shoplift shoplifted shoplifter shoplifing',
  warrant: 'warrant warrants warrent warrents warant',
  probation: 'probation probashun probaton',
  child: 'kid kids child children teen teenager teenage minor minors juvenile juvi juvie',
  relative:
    'son daughter brother sister mom mother mum dad father husband wife boyfriend girlfriend bf gf fiance fiancee cousin nephew niece uncle aunt grandson granddaughter grandma grandpa partner roommate friend buddy bro sis hubby baby stepson stepdaughter',
  bond: 'bond bail bale bonds bonded',
  cost: 'cost costs fee fees price prices charge$ pricing rate rates expensive cheap afford',
  gun: 'gun guns firearm firearms pistol rifle handgun weapon shotgun glock',
  ticket: 'ticket tickets citation citations tix',
  mushrooms: 'mushroom mushrooms shrooms shroom psilocybin',
  breathtest: 'breathtest blew blow pbt datamaster',
  steal: 'steal steals stealing stole stolen theft thefts thief thieves',
  car: 'car cars truck trucks vehicle vehicles suv van auto',
  job: 'job jobs employer employers employment employed boss employee',
  phone: 'phone phones cell cellphone iphone',
  deport: 'deport deported deportation deporting deports deportable',
  immigrant: 'immigrant immigrants immigration imigration migra',
  money: 'money dollar dollars buck bucks cash',
  drunk: 'drunk wasted hammered tipsy intoxicated buzzed',
  dismiss: 'dismiss dismissed dismissal dismissing tossed',
  sentence: 'sentence sentenced sentencing sentences',
  prison: 'prison prisons penitentiary',
  difference: 'difference different diff differ differences',
  you: 'u you ya yall yous',
  are: 'r are',
  with: 'w with',
  before: 'b4 before',
  tomorrow: 'tomorrow tmrw tmr tomorow tommorow',
  trying: 'tryna trying',
  'have to': 'gotta hafta',
  michigan: 'michigan mich mi',
  first: 'first 1st',
  second: 'second 2nd',
  third: 'third 3rd',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  your: 'ur your youre',
  now: 'rn now tonight tonite',
  because: 'bc cuz cause because',
  what: 'wat wut what whats',
  going: 'gonna going goin',
  want: 'wanna want wants',
  cannot: 'cant cannot',
  please: 'pls plz please',
  people: 'ppl people',
  message: 'dm text texts texting texted message messages msg',
  interpreter: 'interpreter translator interprete translate',
  ex: 'ex exwife exhusband exgirlfriend exboyfriend',
};

/** Each word that stands for another, with that other. */
const same = new Map(Object.entries(groups).flatMap(([one, words]) => words.split(' ').map((word) => [word, one] as const)));

/** A light stem: enough that "charges", "charged" and "charging" meet. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  return word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|ly)$/, '');
}
