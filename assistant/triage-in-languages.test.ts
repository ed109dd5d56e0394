import { describe, expect, test } from 'vitest';
import { soundsLikeAdmission } from '#assistant/admissions.ts';
import { emergencyIn } from '#assistant/emergencies.ts';
import { choicesOf, questionNames, triageOf } from '#assistant/triage.ts';
import { content } from '#firm/content.ts';
import { plainText } from '#firm/prose.ts';

const today = '2026-11-16';
const english = content();

describe.each(['es', 'ar'] as const)('the way to a next step in %s', (language) => {
  const site = content(language);
  const follow = triageOf(site, english);
  const { start, skip, questions } = site.triage;
  const choice = (question: 'who' | 'custody' | 'court' | 'charge', value: string) =>
    (questions[question].choices as Record<string, string | undefined>)[value] ?? '';

  test('has the counties of the English one in their order', () => {
    const phones = (one: typeof site) => one.arrested.counties.map(({ jail }) => [jail.phone, jail.address.match(/\d+/g)]);
    expect(phones(site)).toEqual(phones(english));
  });

  test('goes by taps to a step that names this jail and this court', () => {
    const county = site.arrested.counties[2];
    const end = follow([start, choice('who', 'other'), choice('custody', 'in'), county?.name ?? '', choice('charge', 'owi')], today);
    expect(end).toMatchObject({ kind: 'done', about: { who: 'other', custody: 'in', county: 'Macomb County', charge: 'owi' } });
    const said = end.kind === 'done' ? plainText(end.step.say) : '';
    expect(said).toContain(site.firm.phone.display);
    expect(said).toContain(county?.jail.name);
    expect(said).toContain(county?.court.name);
    expect(said).toContain('14');
  });

  test('asks four questions at most, whatever is answered', () => {
    const turns = [start];
    for (let asked = 0; asked < 4; asked++) {
      expect(follow(turns, today).kind).toBe('asking');
      turns.push(skip);
    }
    expect(follow(turns, today).kind).toBe('done');
  });

  test('no choice is taken for an emergency or a confession', () => {
    for (const text of [start, skip, ...questionNames.flatMap((question) => choicesOf(site, question))])
      expect([emergencyIn(text), soundsLikeAdmission(text)], text).toEqual([undefined, false]);
  });
});

describe('typed replies', () => {
  const inSpanish = triageOf(content('es'), english);
  const inArabic = triageOf(content('ar'), english);

  test.each<[string, Record<string, string>]>([
    ['arrestaron a mi hijo anoche en Sterling Heights', { who: 'other', custody: 'in', county: 'Macomb County' }],
    ['mi primo está preso en el condado de Wayne por un segundo dui', { who: 'other', custody: 'in', county: 'Wayne County', charge: 'owi', count: 'second' }],
    ['ya salí bajo fianza y tengo corte mañana', { custody: 'out', court: 'soon', courtDay: '2026-11-17' }],
    ['mi corte es el 3 de diciembre por hurto', { charge: 'larceny', courtDay: '2026-12-03' }],
    ['tengo audiencia el viernes', { courtDay: '2026-11-20' }],
  ])('in Spanish: %s', (text, about) => expect(inSpanish([text], today).about).toMatchObject(about));

  test.each<[string, Record<string, string>]>([
    ['مسكوا ابني امبارح بديربورن', { who: 'other', custody: 'in', county: 'Wayne County' }],
    ['اخوي محبوس بماكومب على تاني dui', { who: 'other', custody: 'in', county: 'Macomb County', charge: 'owi', count: 'second' }],
    ['طلعت بكفالة وعندي محكمة بكرا', { custody: 'out', court: 'soon', courtDay: '2026-11-17' }],
    ['محكمتي ٣ ديسمبر على سرقة', { charge: 'larceny', courtDay: '2026-12-03' }],
    ['عندي جلسة الخميس', { courtDay: '2026-11-19' }],
    ['akhi ma7bous bi dearborn', { who: 'other', custody: 'in', county: 'Wayne County' }],
    ['3endi court bukra 3al weed', { charge: 'marijuana', courtDay: '2026-11-17' }],
  ])('in Arabic: %s', (text, about) => expect(inArabic([text], today).about).toMatchObject(about));

  test('a town or a day is a reply to the question before, and a question is none', () => {
    expect(inSpanish(['arrestaron a mi hijo', 'en flint'], today)).toMatchObject({ kind: 'asking', question: 'charge', about: { county: 'Genesee County' } });
    expect(inArabic(['مسكوا ابني', 'فلينت'], today)).toMatchObject({ kind: 'asking', question: 'charge', about: { county: 'Genesee County' } });
    expect(inSpanish(['arrestaron a mi hijo', 'cuanto cobran'], today).kind).toBe('off');
    expect(inArabic(['مسكوا ابني', 'كم الاتعاب'], today).kind).toBe('off');
  });
});
