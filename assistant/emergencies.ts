import type { AssistantFile } from '#firm/assistant-file.ts';

export type Emergency = keyof AssistantFile['emergencies'];

/**
 * Someone who needs help in this minute. Plain patterns on folded text (no accents, one form of each Arabic letter), in
 * order of priority: danger to life first. A false alarm costs one calm answer, a missed one may cost more, so they are wide.
 */
export function emergencyIn(words: string): Emergency | undefined {
  return order.find((kind) => patterns[kind].some((pattern) => pattern.test(words)));
}

const order = ['overdose', 'selfHarm', 'danger', 'arrest', 'door'] as const satisfies Emergency[];

const police = "(?:police|cops?|officers?|sheriff'?s?|deput(?:y|ies)|detectives?|feds?|fbi|dea|ice|troopers?|swat|agents?)";

const patterns: Record<Emergency, RegExp[]> = {
  overdose: [
    /\bover ?dos(?:e|ed|ing)\b|\bod'?(?:ed|ing|d)\b/,
    /\b(?:not|isn't|stopped) breathing\b|\b(?:won't|doesn't|can't) wake up\b|\bturning blue\b|\bunconscious\b/,
    /sobredosis|no respira|no despierta|inconsciente/,
    /جرعه (?:زايده|مفرطه)|لا يتنفس|لا تتنفس|فاقد الوعي|لا يستيقظ/,
  ],
  selfHarm: [
    /\b(?:kill|hurt|harm|cut|shoot|hang|unalive)(?:ing)? (?:myself|my self)\b|\bsuicid|\bend (?:my|it) (?:life|all)\b|\btake my (?:own )?life\b/,
    /\b(?:want|wanna|going|ready|rather|better) (?:to )?(?:die|be dead|off dead)\b|\b(?:don't|do not|dont) want to (?:live|be here|be alive)\b|\bno reason to live\b|\bself[ -]?harm/,
    /suicid|matarme|quitarme la vida|no quiero (?:seguir )?vivi|quiero morir|hacerme dano|acabar con mi vida/,
    /اقتل نفسي|انتحر|انتحار|اريد ان اموت|بدي اموت|انهي حياتي|لا اريد ان اعيش|اوذي نفسي/,
  ],
  danger: [
    /\b(?:hit(?:s|ting)?|beat(?:s|ing)?|chok(?:es|ing)|strangl(?:es|ing)|hurt(?:s|ing)|attack(?:s|ing)|threaten(?:s|ing)|stab(?:s|bing)|punch(?:es|ing)|kick(?:s|ing)|abus(?:es|ing)|rap(?:es|ing)|shoot(?:s|ing) at|follow(?:s|ing)|stalk(?:s|ing)) (?:on )?(?:me|us)\b/,
    /\b(?:going|trying|wants?|threatens?|threatening) to (?:kill|hurt|shoot|stab|beat) (?:me|us)\b|\b(?:he|she|they)(?:'ll| will) kill (?:me|us)\b/,
    /\bi(?:'m| am) (?:in danger|not safe|being (?:attacked|beaten|followed|raped))\b|\bbreaking in(?:to)? (?:my|our|right now|now)\b|\b(?:pointing|holding|waving) a (?:gun|knife)\b/,
    /me (?:esta |estan )?(?:peg(?:a|ando|an)|golpe(?:a|ando|an)|ahorc(?:a|ando)|amenaz(?:a|ando)|atac(?:a|ando)|maltrat(?:a|ando))|me (?:va|quiere|van) a? ?(?:matar|lastimar)|estoy en peligro/,
    /يضربني|تضربني|يضربوني|يهددني|تهددني|يخنقني|(?:سوف )?سيقتلني|راح يقتلني|يريد قتلي|في خطر|يعتدي علي/,
  ],
  arrest: [
    /\b(?:i'm|i am|im|we're|we are|he's|he is|she's|she is|they're|my \w+ is) (?:currently |about to |right now )?(?:be |being |getting |gonna be |going to be )(?:arrested|detained|handcuffed|taken in|booked|interrogated|questioned)\b/,
    new RegExp(String.raw`\b${police}\b.{0,30}\b(?:are|is|'re|r)? ?(?:arresting|detaining|handcuffing|questioning|interrogating|searching) (?:me|us|my)\b`),
    /\b(?:arresting|handcuffing|detaining) (?:me|us)\b|\bin (?:the )?(?:hand)?cuffs\b|\bin the back of (?:a|the) (?:cop|police|squad)|\b(?:got|been|was|am|i'm) (?:just )?(?:pulled over|stopped) (?:right )?now\b|\bunder arrest\b.{0,20}\b(?:now|help)\b/,
    /me (?:estan|van a) (?:arrest|deten|espos|llev|interrog)|me arrestan ahora|estoy (?:detenido|detenida|arrestad[oa]|esposad[oa])/,
    /يعتقلونني|يعتقلوني|يتم اعتقالي|يقبضون علي|قبضوا علي|انا معتقل|يحققون معي|كلبشوني/,
  ],
  door: [
    new RegExp(
      String.raw`\b${police}\b.{0,40}\b(?:at|outside|on|in|inside|banging|knocking|pounding|kicking|breaking)\b.{0,15}\b(?:my|our|the|front|his|her) (?:front )?(?:door|house|home|apartment|porch|place|work|job)\b`,
    ),
    new RegExp(
      String.raw`\b${police}\b.{0,20}\b(?:are|is|'re) (?:here|outside|coming in|searching)\b|\b(?:raid|search warrant)\b.{0,30}\b(?:now|right now|my house)\b`,
    ),
    /(?:policia|la migra|ice|agentes).{0,40}(?:en mi (?:puerta|casa)|en la puerta|afuera|tocando|entrando|aqui)/,
    /(?:الشرطه|البوليس|الشرطي).{0,30}(?:باب|بيتي|منزلي|الخارج|هنا)|(?:عند|علي) (?:بابي|الباب).{0,20}(?:شرط|بوليس)/,
  ],
};
