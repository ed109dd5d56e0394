import type { LanguageCode } from '#firm/languages.ts';

export const carrierStops = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout']);

/** Whole texts that take a stop back, or ask who we are. */
export const asked: Record<'start' | 'help', Record<LanguageCode, ReadonlySet<string>>> = {
  start: {
    en: new Set(['start', 'unstop', 'yes start', 'start again', 'resume', 'subscribe']),
    es: new Set(['empezar', 'comenzar', 'reanudar']),
    ar: new Set(['ابدا', 'استيناف', 'استمرار']),
  },
  help: {
    en: new Set(['help', 'info', 'help me']),
    es: new Set(['ayuda', 'informacion', 'ayudame']),
    ar: new Set(['مساعده', 'معلومات']),
  },
};

/** Words around a keyword that change nothing about it. */
export const courtesies = new Set(
  `please pls plz pleas thanks thank you thx ty kindly now already ok okay just it me us all this these those the texts text msgs messages message msg sms everything sir ma am yo
   por favor xfa favor gracias ya esto estos los las mensajes mensaje textos todo todos de una vez aqui
   لو سمحت سمحتم سمحتوا رجاء من فضلك فضلكم شكرا خلص خلاص بقي عاد بس الرسائل رسائل المسجات مسجات هذا هذه الان هسه هلق`.split(/\s+/),
);

export const keywords: Record<LanguageCode, readonly string[]> = {
  en: [
    'stop',
    'stopall',
    'quit',
    'end',
    'revoke',
    'optout',
    'opt out',
    'cancel',
    'unsubscribe',
    'un subscribe',
    'unsub',
    'discontinue',
    'cease',
    'remove',
    'desist',
  ],
  es: [
    'alto',
    'parar',
    'pare',
    'paren',
    'parenle',
    'basta',
    'cancelar',
    'cancele',
    'cancelen',
    'baja',
    'desuscribir',
    'detener',
    'detengan',
    'no mas',
    'salir',
    'terminar',
    'suscribir no',
  ],
  ar: [
    'توقف',
    'توقفوا',
    'قف',
    'قفوا',
    'اوقف',
    'اوقفوا',
    'وقف',
    'وقفوا',
    'وقفوها',
    'ايقاف',
    'الغاء',
    'الغي',
    'انهاء',
    'ستوب',
    'كافي',
    'الغاء الاشتراك',
    'الغوا الاشتراك',
    'بطلوا',
    'اسحب موافقتي',
    'wa2fo',
    'wa2ef',
    'wa2fou',
  ],
};

/** Real words one slip away from a keyword. */
export const looksAlike = new Set([
  'stops',
  'shop',
  'step',
  'stoop',
  'top',
  'quiet',
  'quite',
  'quilt',
  'suit',
  'canceled',
  'cancels',
  'case',
  'crease',
  'para',
  'pero',
  'alta',
  'bajo',
  'auto',
  'asta',
  'hasta',
  'pasta',
  'ends',
  'lease',
  'removed',
  'care',
  'are',
  'caso',
  'casa',
  'padre',
  'pardon',
]);

const sent =
  '(?:text(?:s|ing|ed)?|txt(?:s|ing|n)?|texting|textin|messag(?:e|es|ing)|msg(?:s|ing)?|sms|notifications?|alerts?|communications?|spam(?:ming)?|updates|stuff)';
const doSend = '(?:text|txt|msging|txtn|message|messaging|texting|txting|msg|sms|contact|write|send|spam|bother|hit me up|blow(?:ing)? up|reach out)';
/** Whom it is sent to: the phone that wrote this text, not somebody else's. */
const here = '(?:me|us|my|this|here|anything|anymore|any more|again|no more|ever|nothing|on this|to this)';
const start =
  '(?:^|\\b(?:please|kindly|time|pls|plz|just|so|now|and|you can|u can|you may|can you|can u|could you|would you|need you to|want you to|wanna|id like you to|like you to|asked you to|told you to|hey|no|ok|off|yall|you|u|person|number|lawyer|thanks) )';

/** Requests to go on, which use the same words as a stop. */
const _goOn = [
  /\b(?:dont|do not|never|please dont) (?:ever )?(?:stop|quit|cancel|end|unsubscribe)\b/,
  /\bno (?:dejen|deja|dejan|dejo|deje|para|paran|paraba|paren|pare|cancele|cancelen) de\b|\bno (?:dejen|paren|se detengan|cancelen) (?:de|los|las)\b/,
  /(?:^| )(?:لا|ما) (?:ت?توقفوا?|تبطلوا?|توقفون|تقطعوا?)(?: |$)/,
];

/** Requests to go on, which use the same words as a stop. */
export const goOn = [
  /\b(?:dont|do not|never|please dont) (?:ever )?(?:stop|quit|cancel|end|unsubscribe)\b/,
  /\bno (?:dejen|deja|dejan|dejo|deje|para|paran|paraba|paren|pare|cancele|cancelen) de\b|\bno (?:dejen|paren|se detengan|cancelen) (?:de|los|las)\b/,
  /(?:^| )(?:لا|ما) (?:ت?توقفوا?|تبطلوا?|توقفون|تقطعوا?)(?: |$)/,
];

export const sentences: Record<LanguageCode, readonly RegExp[]> = {
  en: [
    // Stop, end, cancel, enough of: what is sent.
    new RegExp(
      `${start}(?:stop|quit|end|cease|discontinue|halt|cancel|kill|turn off|cut out|cut it out with)(?: (?:all|the|these|those|your|ur|any|with|sending|getting|sendin|damn|of|my|future|further|automated))* ${sent}(?: ${sent})?\\b`,
    ),
    new RegExp(
      `${start}(?:stop|quit|cease) (?:(?:the|with|to|all|sending|ever) )*(?:${doSend}|sending|send|writing|contacting|bothering|spamming|harassing|messing|calling|it|reaching out)\\b(?! me questions)`,
    ),
    new RegExp(
      `\\b(?:no more|enough with|enough of|done with|sick of|tired of|off with|fed up with|knock it off with|not want|dont want|do not want|never wanted|didnt ask for|never asked for|never signed up for|permission to|consent to|out of|unsubscribe from|opt out of|opt out from|off of)(?: (?:any|more|the|these|those|this|your|ur|all|damn|to get|to receive|receive|getting|receiving|further|to be|of|get|future|automated|stupid))* (?:${sent}|texted|messaged|contacted)\\b`,
    ),
    /\b(?:dont|do not|didnt|never) (?:want|wish|care|consent|agree|need|ask) (?:to (?:get|receive|be|hear)|for|yall to|you to|u to)(?: (?:get|receive|these|this|any|more|from|texted|contacted|messaged|text|texting|message|keep|contact|of|your|ur|anymore|you|further))+(?:$| )/,
    /\bmake (?:these|this|the|your|ur) \w+ stop\b|\bhow (?:do|can) i (?:stop|end|cancel|turn off|get off|opt out|unsubscribe|get rid of|get out of)\b(?:.{0,20}\b(?:text|message|msg|list|these|this|sms)s?\b|$)/,
    // Do not send. About somebody else ("they wont stop texting me") it is no request to us.
    /(?<!\b(?:i|he|she|they|we|ex|who|that|if|cops|police|should|can|cant|to|it|officer|judge|po) )(?:do not|dont|dnt) (?:ever |you ever |u ever |you |even )?(?:call(?: me)? (?:or|and|nor) |call )?(?:text|txt|message|msg|contact|write to|write|bother|spam|sms|send) (?:me|us|this|here|my|anything|any)\b(?! my)/,
    /(?<!\b(?:i|he|she|they|we|wont|to|cant|dont|ex|never|not|didnt|cops|police|doesnt|couldnt|must|should) )(?:stop|quit|cease) (?:sending|texting|txting|messaging|contacting|writing|spamming|bothering|harassing|with the)\b(?! (?:him|her|them|my ex))/,
    /^(?:stop|quit|end|cancel|enough|basta|alto|pare|توقف|stopp) (?:please|pls|plz|now|ok|thanks|thx|that|already|por favor|ya|رجاء|لو سمحت)\b/,
    new RegExp(
      `(?:^|\\b(?:please|pls|plz|just|and|so|no|but|hell no|again|person|number|kindly|asking you to|to|now|guys|yall|anymore|you can|better) )(?:do not|dont|dnt|never|not|can u not|can you not|could you not|u can not|quit|no)(?: (?:ever|you|u|keep|need to|have to|be|even|again|u dare|ever ever|start|to))* ${doSend}(?:ing)?\\b(?: (?:${here})\\b|$| (?:messages|texts|sms|nothing|phone|number|please|pls|plz))`,
    ),
    new RegExp(
      `\\b(?:rather|prefer|ask|like) (?:that )?(?:you )?(?:you did |if you did |if you would )?not (?:to )?(?:be |get |receive |have )?(?:any )?(?:more |further )?(?:${doSend}|${sent}|texted|contacted|messaged)`,
    ),
    new RegExp(`\\b(?:no need|need|have|need not) (?:for you )?to keep (?:${doSend}|sending)(?:ing)?\\b`),
    /\b(?:text|message|msg|contact|txt|bother|write)(?: to)? (?:me|us|this number|here) (?:again|one more time|1 more time) (?:and|or|ill|i will|im|i)\b/,
    // Take my number away.
    /\b(?:remove|delete|erase|take|drop|scratch|purge|get|pull|lose|block) (?:me|us|my (?:number|phone|name|cell|info|contact)|this (?:number|phone|cell|line)|the number|our number|number|mine)(?: (?:off|from|out|of))*(?: (?:your|ur|the|this|that|all|any|yall|here|my))* ?(?:list|lists|system|number|database|records|phone|texts?|messages?|contacts|here|please|pls|now|asap|immediately|thanks|$)/,
    /\b(?:take|get|remove) (?:me|us|my number|this number|this phone|our number) (?:off|out|from)(?:$| (?!(?:of )?(?:the |this |my |his |her )?(?:road|bond|tether|probation|parole|jail|prison|case|registry|hook|bail|house|papers|here alive|trouble|charge|warrant|work|county|court)))/,
    /\blose (?:my|this) number\b|\bforget (?:my|this) number\b/,
    /(?:^|\b(?:please|pls|just|and|so|no|off|now|plz|god) )leave (?:me|us) (?:the (?:hell|heck|f\w*|fuck) )?alone\b/,
    /^(?:\w+ ){0,3}wrong (?:number|person|guy|phone|num)(?: \w+){0,2}$/,
    /\b(?:wrong (?:number|person|guy|phone)|not (?:the|that) person|dont know (?:who|you)|not me)\b.*\b(?:stop|dont|do not|quit|remove|no more|delete|never|lose)\b/,
    /\b(?:revoke|withdraw|rescind|take back|cancel|pull|retract)(?: (?:any|all|my|the|of))* (?:consent|permission|authorization|agreement|opt in|approval)\b/,
    /\bopt(?:ing|ed)? (?:me |us |this number )?out\b(?!.{0,12}\b(?:breath|test|program|plea|jury|deal|class|counsel))/,
    /(?:^|\b(?:please|pls|me|to|and|now|want|like|how do i|just) )un ?su(?:b|bs)?c?(?:ri)?(?:be|b|ribe|scribe|cribe)(?:$| (?:me|us|this|please|pls|now|from (?:this|these|your|all|ur)))/,
    /^(?:im )?(?:not|no longer) interested(?: \w+){0,2}$/,
    /\bcease and desist\b|^(?:please )?discontinue\b/,
    /\bdo not (?:call|text|contact) list\b.*\bremove\b|\bno (?:longer|more) (?:wish|want)\b.*\b(?:text|message|contact)/,
    /\bi ?(?:d|would)? ?(?:want|like|wanna)(?: to get| to be)? (?:off|out of|removed from) (?:this|these|your|ur|the)? ?(?:list|texts?|messages?|thing)\b/,
  ],
  es: [
    /\b(?:no|ya no|nunca|jamas|ni) (?:me |nos |le |les |lo |la )?(?:vuelva[ns]? a |sigan? |siga |sigan a |quiero que me |quiero que |quiero |deseo |autorizo que me |autorizo que |permito que |vaya[ns]? a |anden |este[ns]? )?(?:me |nos )?(?:mand(?:e|en|es|ar|aran|ando|arme|enme|eme)|envi(?:e|en|es|ar|arme|ando|enme)|escrib(?:a|an|as|ir|irme|iendo|anme)|text(?:ee|een|eo|ear|ien|eando|eenme)|contact(?:e|en|es|ar|arme|enme)|mensaje(?:e|en|ando)|molest(?:e|en|es|ar|ando|arme)|recib(?:ir|o)|lleguen|moleste[ns]?|(?:envi|mand|contact|molest)ara[ns]?|escribiera[ns]?|mandaras)\b(?!.{0,25}\b(?:a mi ex|mi ex|a mi esposa|al juez|el juez|la corte|la jueza|mis papeles|nada todavia))/,
    /\b(?:deje(?:n|me|nme|nos|ns)?|deja|dejar|dejen|paren?|pare|basta|parale|parenle|terminen|termine|acaben|detenga[n]?|detengan|cancele[n]?|cancelar|cancelen|suspenda[n]?|quiten|alto|fin|suficiente)(?: (?:ya|de|con|a|los|las|estos|sus|tus|esos|el|la|todos|mandar(?:me)?|enviar(?:me)?|escribir(?:me)?|molestar(?:me)?|textear(?:me)?|envio|tantos|la suscripcion|suscripcion|mandando|mas))* (?:mensajes?|textos?|txts?|avisos?|sms|mandar(?:me)?|enviar(?:me)?|escribir(?:me)?|molestar(?:me)?|textear(?:me)?|contactar(?:me)?|fregar|chingar|joder|suscripcion|notificaciones|alertas)\b/,
    /\bdejen?(?:me|nos) (?:en paz|tranquil[oa]s?|quiet[oa])\b/,
    /\b(?:quiten?(?:me|nos)?|saquen?(?:me|nos)?|borren?(?:me)?|eliminen?(?:me)?|remuevan?(?:me)?|elimine|quite|sacar(?:me)?|quitar(?:me)?|borrar(?:me)?) (?:a )?(?:de )?(?:mi |este |el |su |sus |la |esta )?(?:numero|telefono|cel|celular|lista|contacto|nombre|base|sistema)\b/,
    /\b(?:dar(?:me)?|den(?:me)?|demen|deme) (?:de )?baja\b(?!.{0,15}trabajo)|\bbaja de (?:esto|los|estos|la lista)\b|\bsalir(?:me)? de (?:la|esta|su) lista\b/,
    /\b(?:revoco|retiro|cancelo|anulo) (?:mi |el )?(?:consentimiento|permiso|autorizacion|suscripcion)\b/,
    /\bno (?:quiero|deseo|me interesa(?:n)?|necesito|pedi|autorizo)(?: (?:recibir|enviando|mandando|sigan|ya|mas|sus|estos|que|me|tus|los|esos|de|seguir|recibiendo|sigan?|manden|ningun|nada))* (?:mensajes?|textos?|avisos?|sms|txts?|notificaciones)\b/,
    /\b(?:numero|persona) (?:equivocad[oa]|incorrect[oa])\b(?:$|.*\bno\b)|^se equivoc(?:o|aron) de (?:numero|persona)/,
    /\b(?:ya )?no (?:mas|mande[n]?|envie[n]?) (?:mensajes?|textos?|avisos?|sms|nada)\b|\bya (?:paren|parenle|basta|estuvo)\b.*\b(?:mensaj|text|mand|escrib)|\b(?:mensaj|text)\w*.*\bya (?:paren|parenle|basta)\b/,
    /\bcomo (?:hago|le hago|puedo)\b.{0,30}\b(?:no me (?:lleguen|manden|envien)|cancelar|detener|parar|salirme|quitar)\b.{0,20}(?:mensaj|text|lista|esto|$)/,
    /\bno (?:me |nos )?(?:contacte[n]?|contactar(?:me|nos)?|escriba[n]?|escribir(?:me)?)\b/,
  ],
  // As it is written and as it is spoken.
  ar: [
    /(?:^| )(?:لا|ما|مو|مش|ولا|عدم|بدون|لاعاد|لا عاد|ما عاد|بلا)(?: (?:عاد|توصلني|يوصلني|تجيني|يجيني|تصلني|استلم|استقبل|تعودوا|ترجعوا|تضلوا|تظلون|بدي|اريد|ابي|ابغي|اشتي|اشتيش|عايز|حابب|ودي|نريد|بعد|اي|مره|ثانيه|تاني|بقي|بقا|تقعدوا))* ?(?:ت(?:راسل|رسل|بعت|بعث|كتب|دز|مسج|زعج|تواصل|واصل|كلم)\S*|(?:ارسال|مراسل|بعت|تراسل|ازعاج|تواصل)\S*|(?:رسائل|رسايل|مسجات|مسج|مسجكم|رسايلكم|رسائلكم|رساله|الرسايل|الرسائل|المسجات|اشعارات)(?= |$))/,
    /(?:^| )(?:وقف|وقفو|وقفوا|وقفوها|وقفوه|اوقف|اوقفوا|اوقفو|بطل|بطلو|بطلوا|كفو|كفوا|كفايه|كافي|بكفي|بيكفي|كفي|خلص|خلاص|بس|حاجه|حاج|يكفي|انهوا|الغي|الغوا|ايقاف|توقفوا|قفوا|زهقتونا|زهقتوني|ازعجتونا|ازعجتوني)(?: (?:عن|عاد|بقي|من|كل|هاي|هذه|هالـ?|ال|لا|تبعتوا|ترسلوا|ارسال|بعت|الله))* ?(?:ال|هال|ب|بال|ت|هل)?(?:رسائل|رسايل|مسجات|مسج|رسايلكم|رسائلكم|مسجاتكم|ارسال|بعتوا|رسلوا|رسل|تراسل\S*|ترسل\S*|تبعت\S*|تدز\S*|تكتب\S*|اشتراك\S*|بعت|مراسل\S*|اشعارات)/,
    /(?:^| )(?:شيلوا?|شيلونا|شيلوني|امسحوا?|احذفوا?|حذف|الغوا?|ازيلوا?|ازاله|مسح|نسوا|انسوا|طلعوا|اشطبوا) (?:هال|هذا ال|ال)?(?:رقمي|رقم|تلفوني|اسمي|نمرتي|موبايلي)/,
    /(?:^| )(?:اتركوني|اتركونا|خلوني|خلونا|سيبوني|سيبونا|حلوا|حلو|فكوا|فكونا|ارحموني)(?: (?:عني|عنا|بحالي|بحالنا|بهمي|في حالي|وشاني|لحالي|ب?راحتي|من|ياخي))/,
    /(?:^| )(?:الغاء|الغي|الغوا|بالغاء|ايقاف|انهاء|اسحب|سحب|الغيت)(?: (?:ال)?(?:اشتراك\S*|رسائل|رسايل|موافقتي|موافقه|خدمه|مسجات))/,
    /(?:^| )(?:ال)?(?:رقم|نمره|تلفون) (?:ال)?(?:غلط|خطا|غير صحيح|خاطي|مو الي|مش الي|مش لي)(?: |$)|(?:^| )(?:غلطانين|غلطتوا) (?:ب?ال)?(?:رقم|نمره)/,
    /(?:^| )كيف (?:ب|بدي |ا|اقدر |ممكن )?\S{0,3}(?:وقف|الغي|وقف|اوقف|ابطل|امنع)\S* (?:ال|هال|هاي ال)?(?:رسائل|رسايل|مسجات|اشتراك)/,
    // Arabic in Latin letters.
    /\b(?:la|ma|mish|mo|wala|bala)(?: (?:3ad|3aad|ba2a|badde|baddi|bade|bidi|bdi|abi|areed|arid|b3d|ba3ad|ba3d|tdallo))* (?:t(?:ib|eb|b)?3(?:a|e)?t\w*|tirsel\w*|tersel\w*|trsel\w*|tirslo\w*|tdiz\w*|tdz\w*|tektb\w*|tiktb\w*|tktb\w*|tb3at\w*|tba3t\w*|tras\w*|tz3ij\w*|msg\w*|messages?|rasa(?:y|2|e)el\w*|rasayel\w*|mesajat\w*|masajat\w*|texts?)\b/,
    /\b(?:wa2(?:e|i)?f\w*|wa22ef\w*|waqf\w*|wagf\w*|wakf\w*|batl\w*|battl\w*|5alas|khalas|kafi|bas) (?:el |al |il |l |b3at |tb3at\w* |ba2a )?(?:rasayel|rasa2el|rasael|msg\w*|messages?|mesajat|masajat|tb3at\w*|tirsel\w*|texts?)\b/,
    /\b(?:shil\w*|sheel\w*|em7o\w*|imsa7\w*|emsa7\w*) (?:ra2m\w*|raqm\w*|rakm\w*|nemr\w*|number)\b/,
  ],
};
