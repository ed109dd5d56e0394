import { describe, expect, test } from 'vitest';
import type { citySlugs } from '#firm/city.ts';
import { answers, content } from '#firm/content.ts';
import type { practiceAreaSlugs } from '#firm/practice-area.ts';
import { recordsOf } from '#firm/prose.ts';
import { findDates } from '#self-help/my-dates/rules.ts';

/** Names, addresses and lists that nobody reads as sentences. */
const notRead = new Set(['slug', 'id', 'icon', 'kind', 'href', 'level', 'ask', 'related', 'columns', 'reviewed', 'page']);

/**
 * What the pages and the chat say about the law, fact by fact: the right statement stands where people look for it,
 * and the wrong one, which once stood there, stands nowhere.
 */
const site = content();
const said = new Map(answers().all.map((one) => [one.id, wordsIn([one.title, one.say])]));
const onPages = [
  site.home,
  site.practiceAreas,
  site.cities,
  site.guides,
  site.arrested,
  site.rights,
  site.hearingChecklists,
  site.faqs,
  site.results,
  site.about,
]
  .map(wordsIn)
  .join(' ');
const everywhere = [onPages, wordsIn(site.triage), ...said.values()].join(' ');

describe('a drunk-driving charge', () => {
  const page = area('owi-dui');

  test('the refusal report is form DI-93 and the permit that comes with a test result is form DI-177', () => {
    expect(page).toMatch(/permit given with a test result \(DI-177\)/);
    expect(page).toMatch(/refusal report \(DI-93\) is the one that starts the 14 days/);
    expect(everywhere).not.toMatch(/refusal form \(DI-177\)|permit \(DI-93\)/);
  });

  test('the 14 days after a refused test run from the notice, and the arrest is only the careful count', () => {
    for (const words of [page, area('traffic-license-issues'), wordsIn(site.faqs), town('troy')]) {
      expect(words).toMatch(/date (of|on) the notice/);
      expect(words).toMatch(/careful/);
    }
    for (const words of [page, area('traffic-license-issues'), wordsIn(site.faqs), town('troy')]) expect(words).toMatch(/\[MCL 257\.625e; MCL 257\.625f/);
    expect(everywhere).not.toMatch(/14 days from the arrest|14 days, counted from the arrest|Within 14 days of the arrest|14 days after arrest/i);
  });

  test('a second conviction can leave room for an interlock license through a sobriety court after 45 days', () => {
    for (const words of [page, area('traffic-license-issues')])
      expect(words).toMatch(/sobriety court program(, | may allow )limited driving with an ignition interlock (may be allowed )?after 45 days/);
    expect(page).not.toMatch(/revoked\) for at least 1 year\. 6 points/);
  });

  test('a third one in a lifetime revokes the license only when two fall within 7 years or three within 10', () => {
    expect(page).toMatch(/Revoked if there are 2 convictions within 7 years, or 3 within 10/);
    expect(area('felony-defense')).toMatch(/2 convictions within 7 years or 3 within 10/);
    expect(everywhere).not.toMatch(/after a felony drunk-driving conviction your license is revoked/);
  });

  test('a refusal suspends the license for one year, or for two years the second time within seven', () => {
    for (const words of [page, area('traffic-license-issues')])
      expect(words).toMatch(/License suspended for 1 year, or 2 years for a second refusal within 7 years/);
    expect(everywhere).not.toMatch(/suspended for up to 1 year, or up to 2 years/);
  });
});

describe('driving and the license', () => {
  const page = area('traffic-license-issues');

  test('a second revocation means five years only when the first was within seven', () => {
    expect(page).toMatch(/after 5 years if it was already revoked within the last 7 years/);
    expect(everywhere).not.toMatch(/for a repeat revocation/);
  });

  test('lower speeds bring two points or one, by the newer lists', () => {
    expect(page).toMatch(/2 points for 6 to 10 mph over and 1 point for 1 to 5 mph over/);
    expect(everywhere).not.toMatch(/Lower speeds are not in this table/);
  });

  test('what is said about missed dates and the license names the section of the law', () => {
    for (const words of [page, area('warrants-fta')]) expect(words).toMatch(/driving cases that involve safety[^[]*\[MCL 257\.321a\]/);
    expect(everywhere).not.toMatch(/October 2021 license reforms/);
  });
});

describe('a felony', () => {
  test('the notice about past felonies runs from the information when the arraignment is waived', () => {
    expect(area('felony-defense')).toMatch(/arraignment is waived, as it usually is, the 21 days run from/);
    expect(area('felony-defense')).toMatch(/\[MCL 769\.13/);
    expect(everywhere).not.toMatch(/past felonies is due by this day\. \[/);
  });

  test('not every day in jail counts toward release after 180 or 28 days', () => {
    const long = [area('felony-defense'), area('misdemeanor-defense'), town('pontiac')];
    for (const words of long) {
      expect(words).toMatch(/general rule is release/);
      expect(words).toMatch(/motions[^.]*competency exam[^.]*other case|motions[^.]*competency exam[^.]*another case/);
    }
    expect(everywhere).not.toMatch(/The judge must release you on a personal bond|you must be let out on your promise/);
  });

  test('most cases, and not all, pass the seven points', () => {
    expect(wordsIn(site.home)).toMatch(/Most Michigan felony cases pass these seven points\./);
    expect(everywhere).not.toMatch(/passes the same seven points/);
  });

  test('a judge takes no plea to a felony at the first date, as a rule', () => {
    expect(wordsIn(site.faqs)).toMatch(/With a misdemeanor, the usual plea is/);
    expect(wordsIn(site.faqs)).toMatch(/With a felony, the judge generally takes no plea at this first date/);
    expect(wordsIn(site.faqs)).not.toMatch(/there\. The usual plea is not guilty/);
  });

  test('a lawyer at the arraignment is a right', () => {
    expect(wordsIn(site.home)).toMatch(/You have a right to a lawyer/);
    expect(everywhere).not.toMatch(/You may have a lawyer there/);
  });

  test('a gun during a felony is two years, then five, then ten', () => {
    expect(area('assault-battery')).toMatch(/2 years for a first one, 5 for a second and 10 for a third/);
    expect(everywhere).not.toMatch(/2 years, added on top/);
  });
});

describe('the youth status HYTA', () => {
  test('at 24 the prosecutor has to consent, and traffic offenses are generally left out', () => {
    expect(town('ann-arbor')).toMatch(/From 21 on, though, the prosecutor has to consent/);
    expect(town('ann-arbor')).toMatch(/traffic offenses are generally left out/);
    expect(town('ann-arbor')).not.toMatch(/No, because 24 is inside the age range/);
  });

  test('wherever it is explained, the prosecutor must agree from age 21 on', () => {
    const explained = [
      town('ann-arbor'),
      ...(['assault-battery', 'drug-charges', 'felony-defense', 'theft-shoplifting'] as const).map(area),
      wordsIn(site.faqs),
    ];
    for (const words of explained) expect(words).toMatch(/from age 21 on,? the prosecutor must (agree|consent)/i);
    expect(everywhere).not.toMatch(/HYTA(, which| can|\)|, can)[^.]*no conviction( \(HYTA\))?\. \[MCL 762\.11\]/);
  });
});

describe('an appeal', () => {
  test('after a plea to a misdemeanor it needs leave, within the same 21 days', () => {
    for (const words of [area('misdemeanor-defense'), area('theft-shoplifting')])
      expect(words).toMatch(/plea.*only ask (the|that) court for (permission, called leave|leave, which means permission)/);
    for (const slug of ['misdemeanor-defense', 'theft-shoplifting'] as const) expect(area(slug)).toMatch(/\[MCL 600\.8342\(4\); MCR 7\.104; MCR 7\.105/);
    expect(everywhere).not.toMatch(/An appeal to circuit court is due by this day|If you want to appeal to circuit court/);
  });
});

describe('a lawyer for an appeal', () => {
  test.each(['en', 'es', 'ar'] as const)('is asked for within 42 days after a trial and within six months after a plea (%s)', (language) => {
    const told = new Map(answers(language).all.map(({ id, say }) => [id, recordsOf(say)]));
    expect(told.get('court-appeal-felony')).toContain('appeal-lawyer');
    expect(told.get('court-appeal-plea')).toContain('appeal-lawyer-plea');
    expect(told.get('court-appeal-plea')).not.toContain('appeal-lawyer');
  });

  test('has these times in the chat and on the page', () => {
    expect(said.get('court-appeal-felony')).toMatch(/appointed appeal lawyer within 42 days/);
    expect(said.get('court-appeal-plea')).toMatch(/appointed appeal lawyer you have 6 months/);
    expect(said.get('firm-appeals')).toMatch(/6 months to ask for an appointed appeal lawyer/);
    expect(area('felony-defense')).toMatch(/6 months after sentencing that follows a plea .*?or for an appeal lawyer, by this day/);
    expect(everywhere).not.toMatch(/due sooner, within 42 days/);
  });
});

describe('the example for the 14 days after a refused test', () => {
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  // Both examples are of a month whose 2nd is a Monday, such as March 2026, which has no holiday.
  const day = (date: string) => `2026-03-${date.padStart(2, '0')}`;
  const examples = [...wordsIn(content().myDates).matchAll(/Arrested on (\w+) the (\d+)\w\w: ask by (\w+) the (\d+)/g)].map(
    ([, from = '', arrested = '', until = '', last = '']) => ({ from, arrested, until, last }),
  );

  test('is what the calculator counts, on a weekday and on a weekend', () => {
    expect(examples.map(({ from }) => from)).toEqual(['Monday', 'Saturday']);
    for (const { from, arrested, until, last } of examples) {
      const [found] = findDates({ event: 'refused-test', test: 'after-arrest', arrest: day(arrested) }, new Date('2026-03-01T17:00:00Z'));
      expect(found).toMatchObject({ safe: day(last) });
      expect([arrested, last].map((one) => weekdays[new Date(day(one)).getUTCDay()])).toEqual([from, until]);
    }
  });

  test.each(['es', 'ar'] as const)('has the same days in %s', (language) => {
    const rule = JSON.stringify(content(language).myDates.events.find(({ id }) => id === 'refused-test'));
    expect(rule.match(/\d+/g)?.filter((one) => one !== '14')).toEqual(examples.flatMap(({ arrested, last }) => [arrested, last]));
  });
});

describe('an arrest without papers', () => {
  test.each(['en', 'es', 'ar'] as const)('can mean detention without bond, which is told wherever theft, assault or bond is explained (%s)', (language) => {
    const told = answers(language)
      .all.filter(({ say }) => recordsOf(say).includes('immigration-arrest'))
      .map(({ id }) => id);
    const needed = ['immigration-theft', 'immigration-assault', 'immigration-bond', 'immigration-hold', 'immigration-undocumented', 'custody-immigration-hold'];
    expect(told.toSorted()).toEqual(needed.toSorted());
    const { practiceAreas, guides } = content(language);
    for (const slug of ['theft-shoplifting', 'assault-battery'])
      expect(recordsOf(practiceAreas.find((one) => one.slug === slug)?.effects.immigration ?? [])).toContain('immigration-arrest');
    expect(recordsOf(guides.find((one) => one.slug === 'immigration')?.body ?? [])).toContain('immigration-arrest');
  });

  test('needs no conviction, and no bond is paid before', () => {
    expect(said.get('immigration-theft')).toMatch(
      /just being arrested for or charged with theft, shoplifting or burglary can mean immigration detention without bond\. No conviction is needed/,
    );
    expect(everywhere).toMatch(/8 USC 1226\(c\)\(1\)\(E\)/);
  });
});

describe('domestic violence', () => {
  test('a motion against a protection order may come after 14 days with good cause', () => {
    expect(area('domestic-violence')).toMatch(/14 days/);
    expect(area('domestic-violence')).toMatch(/good cause/);
    expect(area('domestic-violence')).toMatch(/\[MCL 600\.2950; MCR 3\.707\(A\)\(1\)\(b\)\]/);
    expect(everywhere).not.toMatch(/learn of it to file a motion to change or end it\. (Count|Until)/);
  });

  test('the gun ban also follows other misdemeanors in a domestic case', () => {
    expect(area('domestic-violence')).toMatch(
      /also covers other misdemeanors in a domestic case, such as stalking, damage to property, illegal entry and misuse of a phone/,
    );
    expect(everywhere).not.toMatch(/after you finish the sentence\. \[MCL 750\.224f\] Federal law/);
  });
});

describe('a missed court date', () => {
  const told = [area('warrants-fta'), area('misdemeanor-defense'), town('flint'), wordsIn(site.results)];

  test('the 48 hours and the walk-in rule leave out all that the law calls assaultive, and not only assaults', () => {
    for (const words of told) expect(words).toMatch(/domestic violence (and|or) “assaultive crimes/i);
    for (const words of [area('warrants-fta'), town('flint')])
      expect(words).toMatch(/home invasion, stalking, child abuse, unlawful imprisonment and shooting crimes/);
    expect(wordsIn(site.results)).toMatch(/home invasion/);
    expect(everywhere).not.toMatch(/assault (and|or) domestic/i);
  });

  test('after the 48 hours a warrant must follow, unless the court finds good reason for a hearing', () => {
    for (const words of told) expect(words).toMatch(/must (issue|follow)[^.]* unless [^.]*good reason/);
    expect(area('warrants-fta')).not.toMatch(/bench warrant, so that you can come in\.\s+This does not cover/);
  });
});

describe('drugs', () => {
  const page = area('drug-charges');

  test('marijuana over the limit costs up to $500 the first time and more after that', () => {
    expect(page).toMatch(/Up to \$500 the first time, and more after that/);
    expect(page).toMatch(/After repeats, it can be a misdemeanor/);
    expect(page).not.toMatch(/\(civil infraction\)\.?( Fine:)? Up to \$500(?! the first time)/);
    expect(page).toMatch(/\[MCL 333\.27965/);
  });

  test('under 21 no amount of marijuana is legal', () => {
    expect(page).toMatch(/Under 21, a small amount.*not legal to have any/);
    expect(page).not.toMatch(/Marijuana over the limit, age 21 or older/);
  });

  test('7411 covers a narcotic or cocaine only under 25 grams', () => {
    expect(page).toMatch(/a narcotic or cocaine, the amount must be under 25 grams/);
    expect(everywhere).not.toMatch(/and only for having or using drugs/);
  });
});

describe('theft', () => {
  test('the levels of shoplifting name their fines and the step up for a prior conviction', () => {
    expect(area('theft-shoplifting')).toMatch(/under \$200 with a prior conviction that counts.*?fine of up to \$2,000 or 3 times the value/);
    expect(area('theft-shoplifting')).toMatch(/\$200 to under \$1,000 with a prior conviction that counts.*?fine of up to \$10,000 or 3 times the value/);
    expect(everywhere).not.toMatch(/Fines can be added at every level/);
  });
});

describe('clearing a record', () => {
  const page = area('expungement-clean-slate');

  test('a search on ICHAT is not the only way to know, because short misdemeanors may be missing there', () => {
    expect(page).toMatch(/ask the court/);
    expect(page).toMatch(/ICHAT does not show everything/);
    expect(everywhere).not.toMatch(/the only way to know/);
  });

  test('an open charge or a new conviction stops it, deferrals count, and more than one assaultive crime bars the automatic way', () => {
    expect(page).toMatch(/no open charge and no new conviction during the wait/);
    expect(page).toMatch(/deferred case, such as HYTA or 7411, can count/);
    expect(page).toMatch(/More than one assaultive crime closes the automatic way/);
  });

  test('restitution left unpaid without good faith can undo an automatic clearing', () => {
    expect(page).toMatch(/can undo an automatic clearing when it finds no good-faith effort to pay/);
    expect(page).toMatch(/\[MCL 780\.621h/);
  });

  test('a marijuana misdemeanor has no wait and no limit, and silence for 60 days means yes', () => {
    expect(page).toMatch(/no wait and no limit on the number/);
    expect(page).toMatch(/60 days to answer\. With no answer, the court must grant it/);
    expect(everywhere).not.toMatch(/have their own rule and their own form/);
  });
});

describe('self-defense', () => {
  test('no one has to back away only when not committing a crime, and deadly force has a test of its own', () => {
    expect(area('assault-battery')).toMatch(/do not have to back away first if you are not committing a crime/);
    expect(area('assault-battery')).toMatch(/test for deadly force is a different one/);
    expect(everywhere).not.toMatch(/must use force, you do not have to back away first/);
  });
});

describe('probation', () => {
  test('drinking on probation for a felony OWI is no technical violation, and the limits do not protect everyone', () => {
    expect(area('probation-violations')).toMatch(/Neither is drinking alcohol while on probation for a felony OWI/);
    expect(area('probation-violations')).toMatch(/do not protect everyone/);
    expect(area('probation-violations')).not.toMatch(/are not technical\. Most other/);
  });
});

describe('a child in court', () => {
  test('the court’s power lasts to 20, or to 21 for listed serious offenses', () => {
    expect(area('juvenile-defense')).toMatch(/up to age 20, or up to 21 for listed serious offenses/);
    expect(area('juvenile-defense')).toMatch(/\[MCL 712A\.2a/);
    expect(everywhere).not.toMatch(/up to age 19/);
  });

  test('a jury must be asked for in writing within 14 days', () => {
    expect(area('juvenile-defense')).toMatch(/in writing, as a rule within 14 days/);
    expect(everywhere).not.toMatch(/Yes, your child has the right to ask for one/);
  });
});

describe('people who are not citizens', () => {
  test.each([
    ['drug-charges', /controlled-substance offense is a ground for removal/],
    ['domestic-violence', /crime of domestic violence, stalking, and breaking a protection order grounds for removal/],
    ['theft-shoplifting', /“crime involving moral turpitude,” which can be a ground for removal/],
    ['felony-defense', /drug crimes, domestic violence, and crimes involving moral turpitude/],
    ['misdemeanor-defense', /drug crimes, domestic violence, and crimes involving moral turpitude/],
    ['probation-violations', /Drug crimes, domestic violence, and crimes involving moral turpitude/],
    ['assault-battery', /as domestic violence or as crimes involving moral turpitude/],
  ] as const)('the page %s names the ground and does not only say that the case can matter', (slug, ground) => {
    const { effects } = find(slug);
    expect(wordsIn(effects.immigration)).toMatch(ground);
    expect(wordsIn(effects.immigration)).not.toMatch(/can matter|carry a risk|Some felonies can lead|can affect your immigration status/);
  });

  test('the questions name the three grounds', () => {
    expect(wordsIn(site.faqs)).toMatch(/Drug crimes, domestic violence, and crimes involving moral turpitude, such as many thefts, can be grounds for removal/);
    expect(everywhere).not.toMatch(/If you are not a citizen, own a gun or hold/);
  });
});

describe('the chat', () => {
  test.each([
    ['owi-refusal-hearing', /14 days.*notice/],
    ['owi-refusal', /1 year/],
    ['owi-first-penalty', /93 days/],
    ['drugs-7411-qualify', /25 grams/],
    ['juvenile-jury', /14 days/],
    ['records-already-cleared', /court/],
  ])('says of %s what the pages say', (id, fact) => expect(said.get(id)).toMatch(fact));
});

describe('plain words', () => {
  const { practiceAreas, cities, guides, arrested, faqs, results, about, attorney, home, legal, assistant } = site;
  const parts = {
    practiceAreas,
    cities,
    guides,
    arrested,
    faqs,
    results,
    about,
    attorney,
    home,
    legal,
    replies: assistant.replies,
    emergencies: assistant.emergencies,
    triage: site.triage,
    answers: answers().all.map(({ title, say }) => [title, say]),
  };

  test.each(Object.entries(parts))('no sentence in %s has more than 32 words', (_, part) => {
    const sentences = linesIn(part).flatMap((line) => line.split(/(?<=[.?!]”?)\s+/));
    expect(sentences.length).toBeGreaterThan(4);
    expect(sentences.filter((sentence) => countOf(sentence) > 32)).toEqual([]);
  });

  test('“before any plea” is not said over and over on the pages', () => {
    const times = onPages.match(/before any plea/g)?.length;
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThanOrEqual(6);
  });
});

function find(slug: (typeof practiceAreaSlugs)[number]) {
  const found = site.practiceAreas.find((one) => one.slug === slug);
  if (!found) throw new Error(`no practice area ${slug}`);
  return found;
}

function area(slug: (typeof practiceAreaSlugs)[number]): string {
  return wordsIn(find(slug));
}

function town(slug: (typeof citySlugs)[number]): string {
  const found = site.cities.find((one) => one.slug === slug);
  if (!found) throw new Error(`no city ${slug}`);
  return wordsIn(found);
}

/** All the words of a part of the site in one line, each citation in brackets where it stands. */
function wordsIn(part: unknown): string {
  return linesIn(part, (law) => ` [${law}]`)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The same, line by line, and without the citations unless told how to write them. */
function linesIn(part: unknown, cited: (law: string) => string = () => ''): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.some(isInline) ? [part.map((one) => linesIn(one, cited).join('')).join('')] : part.flatMap((one) => linesIn(one, cited));
  if (typeof part !== 'object' || part === null) return [];
  if ('records' in part) return [cited((part.records as string[]).flatMap((id) => site.law.get(id)?.cites ?? []).join('; '))];
  return Object.entries(part).flatMap(([name, value]) => (notRead.has(name) ? [] : linesIn(value, cited)));
}

function isInline(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && ['note', 'strong', 'emphasis', 'link'].includes(String(part.kind));
}

function countOf(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
