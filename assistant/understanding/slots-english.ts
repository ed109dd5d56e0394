import type { SlotWords } from '#assistant/understanding/slot-patterns.ts';

const relatives =
  'son|daughter|brother|sister|mom|mother|dad|father|husband|wife|boyfriend|girlfriend|bf|gf|fiance|cousin|nephew|niece|uncle|aunt|grandson|granddaughter|grandma|grandpa|partner|roommate|friend|buddy|kid|child|teen|stepson|stepdaughter|babys? (?:dad|daddy|father)|man|bro|sis|hubby';

/** What English words say about a talk. Plain patterns on folded text without apostrophes; the narrower charge comes before the wider one that it contains. */
export const english: SlotWords = {
  who: [
    [
      'other',
      new RegExp(
        String.raw`\b(?:my|our|a|her|his) (?:\w{1,12} )?(?:${relatives})\b(?! (?:said|says|told|called the|wants to drop|hit me|is the victim))|\bsomeone i know\b|\bfor (?:him|her|them)\b`,
      ),
    ],
    ['me', /\b(?:i|im|ive|me|my|myself)\b/],
  ],

  charge: [
    [
      'expungement',
      /\bexpung|\bclean ?slate\b|\bset(?:ting)? aside\b|\bseal(?:ed|ing)? (?:my |his |her |a )?(?:record|case)|\b(?:clear|clean|wipe|eras)(?:e|ed|ing|s)? (?:up )?(?:my |his |her |the |a |off |old )?(?:\w{1,12} )?records?\b(?! (?:and|so|but|of)\b)|\b(?:off|from) (?:of )?(?:my|his|her|your|our|their) (?:criminal |public )?record|\brecord (?:cleared|cleaned|wiped|erased|sealed)/,
    ],
    ['strangulation', /\bstrangl|\bstrangulat|\bchok(?:e|ed|ing)\b/],
    ['felonious-assault', /\bfelonious assault|\bassault with (?:a )?(?:deadly|dangerous)? ?weapon|\badw\b|\bfelonious\b/],
    ['gun-possession', /\bfelon in possession|\bfelony firearm|\bfip\b/],
    ['resisting-police', /\bresist(?:ing|ed)?\b|\bobstruct(?:ing|ion)?\b|\br ?(?:and|&) ?o\b/],
    [
      'domestic-violence',
      /\bdomestic|\bdv\b|\b(?:hit|hits|hitting|push|pushed|slapped|shoved|grabbed) (?:my|his|her) (?:wife|husband|girlfriend|boyfriend|gf|bf|ex|partner|fiance)\b/,
    ],
    ['ppo', /\bppo\b|\bprotection order|\bprotective order|\brestraining order/],
    [
      'suspended-license',
      /\b(?:driv(?:e|ing)|drove|dwls|caught)\b.{0,25}\b(?:suspended|revoked|without a license|no license|expired license)|\bdwls\b|\b(?:suspended|revoked) licen|\blicen[sc]e (?:is |was |got |been |gets )?(?:suspended|revoked|taken)/,
    ],
    [
      'owi',
      /\bowi\b|\bdui\b|\bdwi\b|\bowvi\b|\bdrunk driv|\bdrink(?:ing)? and driv|\bdriv\w{1,4} (?:drunk|high|impaired|under)|\bbreathaly[sz]er|\bblew\b|\bdatamaster\b|\binterlock\b|\bbac\b|\bbreath ?(?:test|machine)|\bbreath?al[iy]|\bblow(?:ing)? (?:into|in|a)\b|\bpbt\b|\b(?:roadside|field|sobriety|blood) tests?\b|\bdriv\w{1,4} after (?:drink|a few)|\bhad (?:a few|too many|two|three) (?:beers|drinks)/,
    ],
    ['reckless-driving', /\breckless|\bcareless driv/],
    ['hit-and-run', /\bhit and run|\bhit ?n ?run|\bleav(?:ing|e) the scene|\bleft the scene|\bfled the scene/],
    [
      'drug-delivery',
      /\b(?:deliver|distribut|intent to|selling|sold|dealing|traffick|pwid)\w{0,4}\b.{0,25}\b(?:drug|cocaine|coke|crack|heroin|fentanyl|meth|pills|weed|marijuana|deliver)|\bpossession with intent|\bdrug deal/,
    ],
    ['marijuana', /\bmarijuana|\bweed\b|\bcannabis|\bthc\b|\bpot\b|\bedibles?\b/],
    [
      'drug-possession',
      /\bdrugs?\b|\bcocaine|\bcoke\b|\bcrack\b|\bheroin|\bfentanyl|\bmeth\b|\bpills?\b|\bfent\b|\bdope\b|\bcontrolled substance|\bshrooms|\bxanax|\badderall|\bnorco|\bmushrooms|\b7411\b|\bpossession\b/,
    ],
    [
      'retail-fraud',
      /\bshop ?lif|\bretail fr[ao]ud|\brf ?[123]\b|\bstole? (?:from )?(?:walmart|target|meijer|a store|the store)|\bself ?checkout|\b(?:took|stole|stealing|steal|swiped) .{1,30}\bfrom (?:a |the |my )?(?:store|walmart|target|meijer|best buy|kohls|cvs|mall|home depot|lowes)\b/,
    ],
    ['embezzlement', /\bembezz/],
    ['stolen-property', /\bstolen (?:property|goods|car|vehicle)|\breceiving (?:and concealing )?stolen/],
    ['home-invasion', /\bhome invasion|\bbreaking and entering|\bb ?& ?e\b|\bburglar/],
    ['fraud', /\bfraud|\bidentity theft|\bbad checks?|\bforger/],
    ['larceny', /\blarceny|\bthefts?\b|\bsteal(?:s|ing)?\b|\bstole\b/],
    ['property-damage', /\bmalicious destruction|\bmdop\b|\bvandal|\bproperty damage|\bkeyed\b/],
    ['concealed-weapon', /\bccw\b|\bcpl\b|\bconcealed/],
    ['gun-possession', /\bguns?\b|\bfirearms?\b|\bpistols?\b|\bhandguns?\b|\brifles?\b/],
    ['alcohol-under-21', /\bmip\b|\bminor in possession|\bunderage (?:drink|alcohol)/],
    ['disorderly', /\bdisorderly|\bpublic (?:intox|urinat)|\bindecent exposure/],
    ['sexual-offense', /\bcsc\b|\bsexual|\brape\b|\bsex (?:crime|offen)/],
    [
      'assault',
      /\bass?aul?t|\bbattery\b|\bfights?\b|\bfighting (?:at|with|in)\b|\bpunch|\bbeat (?:up|him|her|someone|a)\b|\bhit (?:him|someone|a (?:guy|man|kid|girl|woman)|somebody)\b|\bslapp?ed\b|\bshoved\b/,
    ],
    ['probation', /\bprobation|\bprobashun|\bp\.? ?o\b(?!\.? box)|\bvop\b/],
    ['parole', /\bparole/],
    [
      'warrant',
      /\bwarr[ae]nt|\b(?:miss(?:ed)?|forgot|skipped|slept through) (?:my |his |her |a |our )?(?:court|hearing|arraignment|trial|sentencing)|\bbw\b|\bfta\b|\bfail(?:ed|ure) to appear/,
    ],
    [
      'juvenile',
      /\bjuvenile|\bjuvi?e?\b|\bminor\b|\bteens?\b|\bteenage|\b(?:my|our|a) (?:kid|child)\b|\b(?:[89]|1[0-6]) ?(?:yr|year)s? ?old|\b(?:is|hes|shes|im|only) (?:1[0-6])\b(?! (?:days?|months?|weeks?|years?(?! old)|grams?|miles?|over))/,
    ],
    ['traffic-ticket', /\bspeeding|\btickets?\b|\bcitation|\bpoints\b/],
    ['felony', /\bfelon|\bfellony|\bprobable cause conference|\bpcc\b|\bprelim/],
    ['misdemeanor', /\bmisdem/],
  ],

  count: [
    ['third', /\b(?:third|3rd|3 (?:duis?|owis?|dwis?|times?|strikes)|three (?:duis?|owis?|times?)|fourth|4th)\b/],
    ['second', /\b(?:second|2nd|2 (?:duis?|owis?|dwis?|times?)|two (?:duis?|owis?|times?|before)|another one|again|prior|repeat)\b/],
    ['first', /\b(?:first|1st|first ?time|never been in trouble|no (?:priors|record)|only one)\b/],
  ],

  aspect: [
    ['license', /\blicen[sc]e|\bdrive (?:to work|again|legally)|\bdriving privileges|\bdriving record\b|\bcan (?:i|he|she|we|they) (?:still )?drive\b/],
    ['immigration', /\bimmigra|\bdeport|\bvisa\b|\bgreen ?card|\bdaca\b|\bcitizen|\bundocumented|\bice\b/],
    ['guns', /\bguns?\b|\bfirearm|\bcpl\b|\bhunt/],
    ['clearing', /\bexpung|\bclear(?:ed)? (?:my|it|his|her|the)\b|\bcome off\b|\bset aside|\bseal/],
    ['record', /\brecord\b|\bbackground/],
    ['work', /\bjobs?\b|\bwork\b|\bboss\b|\bfired\b|\bemploy|\bnurs|\bcdl\b/],
    ['school', /\bschool|\bcollege|\buniversity|\bfafsa|\bscholarship/],
    ['travel', /\bcanada|\btravel|\bpassport|\bleave the state|\bvacation/],
    ['insurance', /\binsurance/],
    ['housing', /\blandlord|\bevict|\bapartments?\b|\blease\b|\bsection 8\b|\bhousing\b/],
    ['search', /\bsearch/],
    ['talking', /\btalk(?:ing)? to (?:the |a )?(?:police|cops?|detectives?|officers?)|\bstatements?\b|\bdetectives?\b|\binterrogat|\bmiranda/],
    ['cost', /\bcost|\bfees?\b|\bhow much (?:do you|is a lawyer|for a lawyer|does)|\bexpensive|\bpay\b/],
    ['bond', /\bbond\b|\bbail\b/],
    ['dropping', /\bdrop(?:ped|ping)?\b|\bdismiss/],
    ['no-contact', /\bno.?contact|\bcontact (?:her|him|them)|\bgo (?:back )?home\b/],
    ['deferral', /\bdefer|\bdiversion|\bhyta\b|\b7411\b/],
    ['deadline', /\bdeadline|\bhow many days|\bhow long do (?:i|we|they) have|\bby when/],
    ['proof', /\bprove\b|\bproof\b|\bevidence\b|\bwitness/],
    [
      'penalty',
      /\bpenalt|\bhow much time|\bhow (?:long|many years|many days|much jail) (?:in|is|for|can|could|will|would|do|does)|\bjail time|\bprison time|\bmax(?:imum)?\b|\bfines?\b|\bsentence|\bfacing|\bpunish|\blook(?:ing)? at\b|\bcarr(?:y|ies)\b|\bgo to (?:jail|prison)|\bis (?:it|that|this) a felony/,
    ],
    ['steps', /\bwhat happens (?:next|now|at|after)|\bsteps\b|\bprocess\b|\bwhat comes next/],
    ['meaning', /\bwhat (?:is|does|counts)|\bmean(?:s|ing)?\b|\bdefin|\bdifference/],
  ],

  custody: [
    [
      'out',
      /\b(?:is|im|was|got|been|hes|shes|are) (?:out|released|let (?:me|him|her) go)\b|\bbonded out|\bout on (?:bond|bail)|\bnot in (?:jail|custody)|\b(?:at|back) home now|\bnot arrested|\breleased\b/,
    ],
    [
      'in',
      /\bin (?:the )?(?:\w{1,12} )?(?:jail|custody|lockup|holding|detention)\b|\block(?:ed)? ?up\b|\bbeing held\b|\bstill holding\b|\bjust (?:got|been|was) (?:arrest|arest|picked up|taken)|\b(?:got|was|been|were) (?:arrest|arest)ed\b.{0,25}\b(?:tonight|today|now|last night|this morning|an hour|hours ago|yesterday)|\btook (?:him|her|them|my \w+) (?:to jail|in|away)\b/,
    ],
  ],

  court: [
    ['none', /\bno court date|\b(?:dont|doesnt|do not) have a court date|\bnot charged|\bno date yet/],
    [
      'soon',
      /\bcourt (?:is |date is |date )?(?:today|tomorrow|tmrw|in the morning|this week|monday|tuesday|wednesday|thursday|friday)|\b(?:arraignment|hearing) (?:is )?(?:today|tomorrow|tmrw|in the morning|this week|monday|tuesday|wednesday|thursday|friday)|\bthis week\b/,
    ],
    ['later', /\bcourt date|\bcourt (?:is )?(?:next|in \d)|\bnext (?:week|month)\b/],
  ],
};
