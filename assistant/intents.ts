import { inArabic, inEnglish, inSpanish, readsLikeConfession } from '#case-review/confession.ts';

/** What a question asks for that the chat does not do. Plain patterns on folded text, in English, Spanish and Arabic. */
export type Intent = 'injection' | 'person' | 'evasion' | 'confession' | 'offTopic' | 'advice';

export function intentOf(words: string): Intent | undefined {
  return order.find((intent) => (intent === 'confession' ? readsLikeConfession(words, confessions) : patterns[intent].some((pattern) => pattern.test(words))));
}

const order = ['injection', 'person', 'evasion', 'confession', 'offTopic', 'advice'] as const satisfies Intent[];

const confessions = [...inEnglish, ...inSpanish, ...inArabic];

const patterns: Record<Exclude<Intent, 'confession'>, RegExp[]> = {
  injection: [
    /\b(?:ignore|disregard|forget|bypass|override|skip|drop) (?:all |any |every |the |your |these |those |my |everything )*(?:previous |prior |above |earlier |existing |original |own |safety |said |told |before )*(?:instruction|rule|prompt|guideline|restriction|polic|filter|direction|training|above|before|you)/,
    /\b(?:system|hidden|initial|secret|original|developer) ?(?:prompt|message|instruction|text)s?\b|\byour (?:prompt|instructions?|rules|guidelines|configuration|system)\b/,
    /\byou are (?:now|no longer)\b|\bfrom now on\b|\b(?:pretend|act|behave|respond|speak|answer|roleplay|role-play|role play|talk) (?:to be |as |like |that you|you are|you're)|\bplay (?:the )?(?:role|part|a game|a lawyer|attorney)|\bimagine (?:you|that you)|\b(?:jailbreak|dan mode|developer mode|god mode|do anything now|unfiltered|without (?:any )?(?:restrictions|filters|rules))\b/,
    /(?:^|[\s"'([{<])(?:system|assistant|developer|admin|root)\s*[:>\]]|<\|?\/?(?:im_start|im_end|system|endoftext|inst|s)\b|\[\/?inst\]|###\s*(?:system|instruction)|begin (?:system|override)/,
    /\b(?:repeat|print|show|reveal|output|display|tell me|write|spell|translate|encode|copy|leak|dump)\b.{0,40}\b(?:everything|text|words|message|lines?|instructions?|content)\b.{0,15}\b(?:above|verbatim|you were given)\b|\bwhat (?:were|are) you told\b|\bverbatim\b/,
    /\b(?:guarantee|promise|swear|assure)\b.{0,40}\b(?:dismiss|win|acquit|not guilty|freedom|result|outcome|no jail|case|me|us)|\b(?:say|repeat|write|confirm|answer|reply)\b.{0,30}\b(?:i will win|you will win|guaranteed|case will be dismissed|will be dismissed)/,
    /\b(?:send|email|e-mail|forward|upload|post|give)\b.{0,30}\b(?:all )?(?:the )?(?:chats?|conversations?|messages|logs|other (?:visitors?|users?|people)|data|database)\b|\bother (?:visitors?|users?|clients?|people)(?:'s)? (?:chats?|questions?|messages?|data|names?|cases?)\b/,
    /\b(?:base ?64|rot ?13|hexadecimal|morse|spelled backwards|write backwards|reversed text|in reverse|pig latin|leet)\b|(?:[a-z0-9+/]{40,}={0,2})|(?:\\u[0-9a-f]{4}){3,}|(?:%[0-9a-f]{2}){4,}|(?:[01]{8} ?){4,}/,
    /<\/?[a-z][^>]*>|javascript:|\{\{|\$\{|!\[[^\]]*\]\(|\b(?:drop table|union select|curl |wget )\b/,
    /(?:ignora|olvida|omite|desobedece).{0,25}(?:instruccion|regla|anterior|indicacion|todo)|(?:muestra|revela|repite|dime|imprime|ensena).{0,30}(?:prompt|instruccion|sistema|mensaje (?:inicial|oculto))|(?:ahora eres|finge|actua como|haz de cuenta|a partir de ahora|simula|hazte pasar)|(?:garantiza|promete|jura|asegura)(?:me)?\b.{0,30}/,
    /(?:تجاهل|انس|انسي|تخط).{0,25}(?:تعليمات|قواعد|سابق|كل)|(?:اظهر|اعرض|اكشف|كرر|اطبع|قل لي).{0,30}(?:تعليمات|النظام|الرساله|البرومبت)|(?:انت الان|تظاهر|تصرف كانك|تقمص|من الان)|(?:اضمن|اوعد|عدني|اقسم)/,
  ],
  person: [
    /\b(?:are|r) (?:you|u) (?:a |an |really |actually |just )*(?:real|human|person|bot|robot|ai|machine|lawyer|attorney|program|computer|chatgpt|gpt)\b|\b(?:am i|who am i|is this) (?:talking|speaking|chatting)?.{0,12}\b(?:human|real person|bot|robot|ai|lawyer|machine)\b|\bwho are you\b|\bwhat are you\??$/,
    /eres (?:una? )?(?:persona|humano|robot|abogad[oa]|maquina|bot)|quien eres/,
    /هل انت (?:انسان|شخص|روبوت|محامي|محام|حقيقي|بشر)|من انت/,
  ],
  evasion: [
    /\b(?:pass|beat|cheat|fake|trick|fool|dodge|clean (?:my system|out))\b.{0,30}\b(?:drug|urine|pee|breath|piss|alcohol|hair|polygraph|lie detector|tether|test|interlock)\b|\bflush (?:my system|thc|weed)\b|\bsynthetic urine\b/,
    /\b(?:hide|hiding|destroy|delete|get rid of|erase|burn|flush|dispose of|stash|wipe)\b.{0,12}\b(?:evidence|drugs|weed|gun|weapon|phone|texts|messages|body|proof|stash)\b(?! (?:charge|case|possession))/,
    /\b(?:how|help me|best way|way to)\b.{0,30}\b(?:avoid|evade|escape|hide from|run from|outrun|flee|skip)\b.{0,20}\b(?:police|cops?|arrest|warrant|the law|bail|country)\b|\bleave the (?:state|country)\b.{0,20}\b(?:before|avoid|warrant|court)\b/,
    /\b(?:contact|text|call|message|talk to|scare|threaten|pay off|bribe|track|intimidate|convince)\b.{0,20}\b(?:victim|witness(?:es)?|accuser|protected person|informant|snitch)\b|\b(?:scare|threaten|pay off|bribe|intimidate)\b.{0,20}\b(?:judge|jurors?|jury)\b/,
    /(?:pasar|enganar|burlar).{0,25}(?:prueba|examen|test)|(?:esconder|destruir|borrar|ocultar).{0,25}(?:evidencia|prueba|droga|arma|telefono)|(?:huir|escapar).{0,20}(?:policia|pais|corte)/,
    /(?:اجتاز|اتجاوز|اغش).{0,25}(?:فحص|اختبار|تحليل)|(?:اخفي|اخفاء|اتلف|امسح|احذف).{0,25}(?:دليل|الادله|المخدرات|السلاح)|(?:اهرب|الهروب).{0,20}(?:شرطه|البلد|المحكمه)/,
  ],
  offTopic: [
    /\b(?:essay|homework|poems?|haiku|song|lyrics|novel|recipe|jokes?|riddle|python|javascript|java|c\+\+|html|css|sql|algorithm|cover letter|screenplay|tweet|limerick)\b|\b(?:write|fix|debug|generate|create|make|tell)\b.{0,25}\b(?:code|script|function|program|app|story|rap|resume)\b/,
    /\b(?:vote for|voting for|who to vote|candidates?|election|president|senator|democrats?|republicans?|politic\w*|abortion|trump|biden|harris)\b/,
    /\b(?:weather|stocks?|bitcoin|crypto|lottery|horoscope|football|basketball|lions game|movie|netflix|celebrity|dating|girlfriend advice|diet|workout|capital of|how tall|math|calculus|translate this)\b|\b\d+ ?[+*/x] ?\d+ ?=?\s*\??$/,
    /\b(?:divorce|child custody|custody of|child support|landlord|eviction|bankruptcy|patent|trademark|will and testament|taxes|tax return|car accident claim|slip and fall|workers'? comp)\b/,
    /\b(?:in|of|under) (?:ohio|indiana|illinois|wisconsin|california|texas|florida|new york|canada(?:'s)? law|nevada|arizona)\b(?!.{0,30}\bmichigan)/,
    /poema|receta|chiste|cancion|ensayo|tarea|codigo|programa en|elecciones|por quien (?:debo )?vot|candidat|futbol|clima|divorcio/,
    /قصيده|وصفه|نكته|اغنيه|مقال|واجب|كود|برمج|انتخابات|اصوت|مرشح|كره القدم|الطقس|طلاق/,
  ],
  advice: [
    /\b(?:should|shall|must|ought|do|can|could|may|will|would|am|can't|should we|could we|will we) (?:i|we)\b(?!.{0,12}\b(?:ask you|call you|reach|contact you|find you|email you|park|bring|visit|get (?:directions|to your)))/,
    /\b(?:will|would|can|could|is|are|was|were|did|does|do|has|have|should) (?:my|our|the (?:cop|officer|police|judge|prosecutor))\b(?! (?:mom|mother|dad|father|wife|husband|family|brother|sister|son|daughter|friend|girlfriend|boyfriend|parents)\b)/,
    /\bmy (?:own )?(?:case|charge|charges|arrest|search|plea|sentence|hearing|deadline|chances?|odds|options|license|record|felony|warrant|probation|bond|test|blood|ticket|trial|situation|defense|lawyer)\b/,
    /\b(?:what|how) (?:do|should|would|could|can) (?:i|we)\b|\bwhat happens to me\b|\bwhat(?:'s| is) going to happen\b|\bwhat are (?:my|the) (?:chances|odds)\b|\bhow (?:much|long|many).{0,25}\b(?:will|would|do|am|could) i\b|\bam i\b|\bi(?:'m| am) (?:charged|facing|accused|on probation|on parole|on a visa)\b|\bi (?:have|got|blew|refused|missed|was|failed|need)\b/,
    /\b(?:advise me|your advice|legal advice|what would you do|best (?:defense|strategy|plea|way to)|tell me what to|help me (?:beat|win|fight)|get (?:out of|off)|drop (?:the )?charges)\b|\b(?:write|draft|prepare|fill (?:out|in)|compose)\b.{0,30}\b(?:motion|letter|affidavit|brief|appeal|petition|statement|complaint|paperwork|application)\b/,
    /\b(?:they|cops?|police|officers?) (?:opened|searched|took|grabbed|seized|didn't|did not|never|lied|made me|forced|stopped me|pulled me)\b/,
    /(?:debo|deberia|puedo|tengo que|voy a|me van|iré|ire) |mi (?:caso|cargo|audiencia|orden|licencia|libertad|sentencia)|que (?:hago|digo)|me conviene|ganare/,
    /هل (?:يجب|ينبغي|علي|يمكنني|استطيع|سوف|ساسجن|سادخل)|ماذا (?:افعل|اقول)|قضيتي|محاكمتي|رخصتي|تهمتي|انصحني|نصيحه/,
  ],
};
