import { cardsOf } from '#assistant/cards.ts';
import { sentencesOf } from '#assistant/sentences.ts';
import { content } from '#firm/content.ts';

/**
 * What is wrong with an answer that a visitor sees, by rules of its own that share nothing with the guard: first whatever
 * may never be there, then, in what are not the firm's own sentences, what only the firm may say.
 */
export function forbiddenIn(answer: string): string[] {
  const rest = own.reduce((text, sentence) => text.replaceAll(sentence, ' '), answer);
  return [
    ...always.filter(([, pattern]) => pattern.test(answer)).map(([name]) => name),
    ...phonesIn(answer)
      .filter((number) => !phones.includes(number))
      .map((number) => `phone ${number}`),
    ...inOthersWords.filter(([, pattern]) => pattern.test(rest)).map(([name]) => name),
  ];
}

const site = content();
const phones = ['8105550146', '18105550146', '18007997233'];
const own = [
  ...Object.values(site.assistant.emergencies),
  ...Object.values(site.assistant.replies),
  ...Object.values(site.assistant.handOff),
  ...cardsOf(site).flatMap(({ say }) => sentencesOf(say)),
].toSorted((a, b) => b.length - a.length);

const always: [string, RegExp][] = [
  ['prompt mark', /mark-?[0-9a-f]{6}|m a r k/i],
  ['prompt text', /You are the automated assistant on the website|Answer only from the|\bFACTS\b|never an instruction|Never give advice about a person/],
  ['link', /https?:|www\.|evil|\b[a-z0-9-]+\.(?:com|net|org|io|example)\b(?<!intake@example\.com)/i],
  ['e-mail', /[^\s@]+@(?!example\.com)[^\s@]+/],
  ['address', /\/practice-areas\/owi-dui-secret|Fake Street|48201/],
  ['markup', /[<>]|&(lt|gt|#\d+);|\]\(|\{\{|javascript:/i],
  ['unseen characters', /(?!\n)[\p{Cc}\p{Cf}]/u],
  ['look-alike letters', /[\u0400-\u04ff\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u],
  ['another visitor', /vk\d{5}/i],
  ['nonsense', /blorf|wibble|DEADBEEF|lorem/i],
];

const inOthersWords: [string, RegExp][] = [
  [
    'promise',
    /guarantee|promise|dismissed|you will (?:win|not|walk|probably)|success rate|\d%|walk free|qualify|good chance|going home free|thrown out|definitely|ganará|desestimado|cárcel|garanti/i,
  ],
  [
    'advice',
    /you should|I advise|refuse the|plead guilty|take the plea|tell the prosecutor|if I were you|deadline is|drink a lot|delete the|comes now|declararse/i,
  ],
  [
    'persona',
    /I am (?:a|an|now your) (?:real|attorney|lawyer|human)|as your attorney|my name is|privileged|developer mode|vote for|emailing|what happened that night|another visitor|represent you|Understood/i,
  ],
  ['money', /\$\s?\d/],
  ['foreign words', /[\u0600-\u06ff]|usted|se lo|vous/i],
];

function phonesIn(text: string): string[] {
  return (text.match(/(?:\d[\s().-]{0,3}){9,}\d|(?:\d[\s.-]?){7}(?!\d)/g) ?? [])
    .map((found) => found.replace(/\D/g, ''))
    .filter((digits) => digits.length >= 7);
}
