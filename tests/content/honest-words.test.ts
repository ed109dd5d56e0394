import { load } from 'js-yaml';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { firmFile } from '#firm/firm-file.ts';
import { languages } from '#firm/languages.ts';
import { plainText } from '#firm/prose.ts';
import { visitorLanguage } from '#followup/visitor-messages/language.ts';
import { declinedMail } from '#followup/visitor-messages/mails.tsx';
import { declinedText } from '#followup/visitor-messages/texts.ts';
import { firmYaml } from '#scripts/new-firm/firm.ts';
import { Claims } from '#site/parts/claims.tsx';
import { Reassurance } from '#site/parts/reassurance.tsx';
import { wordsOf } from '#site/words/words.ts';
import { madeFirms } from '#tests/testkit/made-firm.ts';
import { visitorFacts } from '#tests/testkit/mail-samples.ts';
import { rendered } from '../spec/rendered.ts';

/** What the site says about itself where it is easy to promise too much. */
const codes = ['en', 'es', 'ar'] as const;

describe('when a visitor becomes a client', () => {
  const notice = {
    en: 'You become our client only when we both sign an engagement agreement. What you tell us before that, while you look for a lawyer, is still protected.',
    es: 'Usted será cliente nuestro solo cuando ambos firmemos un contrato de representación. Lo que nos diga antes, mientras busca abogado, también está protegido.',
    ar: 'لا تصبحون موكّلين لنا إلا عندما نوقّع معًا اتفاق توكيل. وما تقولونه لنا قبل ذلك، وأنتم تبحثون عن محامٍ، محميّ أيضًا.',
  };

  test.each(codes)('is said in these words in the notices, beside the form and in the disclaimer (%s)', (code) => {
    const { firm, legal } = content(code);
    expect(firm.notices.privilege).toBe(notice[code]);
    expect(wordsOf(languages[code]).form('', '').notice).toContain(notice[code]);
    expect(plainText(legal.find(({ name }) => name === 'disclaimer')?.body ?? [])).toContain(notice[code]);
  });

  test.each(codes)('no text says that protection begins only then (%s)', (code) => {
    const said = JSON.stringify([content(code), answers(code).all, wordsOf(languages[code]).form('', '')]);
    expect(/[Pp]rivilege begins|secreto profesional empieza|لا تبدأ السرية المهنية/.exec(said)?.[0]).toBeUndefined();
  });
});

describe('claims', () => {
  test('are none in a new firm', () => {
    for (const asked of Object.values(madeFirms)) expect(firmFile.parse(load(firmYaml(asked))).claims).toEqual([]);
  });

  test('say, wherever they are shown, what they do not promise', () => {
    const { claims } = content().firm;
    expect(claims.filter(({ show }) => show).length).toBeGreaterThan(0);
    for (const { id, disclaimer } of claims.filter(({ show }) => show)) {
      expect(rendered(createElement(Claims))).toContain(disclaimer);
      if (id === 'response') expect(rendered(createElement(Reassurance))).toContain(disclaimer);
    }
  });

  test('cannot be written without it', () => {
    const [claim] = content().firm.claims;
    const { disclaimer: _, ...bare } = claim ?? { disclaimer: '' };
    const raw = load(firmYaml(Object.values(madeFirms)[0] as (typeof madeFirms)[string])) as object;
    expect(firmFile.safeParse({ ...raw, claims: [bare] }).error?.issues.map(({ path }) => path.join('.'))).toEqual(['claims.0.disclaimer']);
  });
});

describe('a request that is declined', () => {
  const notOurs = { en: /We are not your lawyers/i, es: /no somos sus abogados/i, ar: /لسنا محاميكم/ };
  const nothing = { en: 'we will not be doing anything in your case', es: 'no haremos nada en su caso', ar: 'لن نقوم بأي شيء في قضيتكم' };

  test.each(codes)('is told by mail, text and receipt that we are not their lawyers (%s)', async (code) => {
    const { firm, words } = visitorLanguage(content(), code);
    for (const referredTo of [undefined, 'Legal Aid, (810) 555-0177']) {
      const mail = await declinedMail({ ...visitorFacts, referredTo }, firm, words);
      expect(mail.text).toMatch(notOurs[code]);
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(nothing[code]);
      expect(declinedText({ reference: 'HJ4M7XPA', triedAt: undefined, referred: referredTo !== undefined }, firm, words)).toMatch(notOurs[code]);
    }
    const { ended } = wordsOf(languages[code]).receipt.live;
    for (const told of [ended.declined, ended.referred]) expect(told).toMatch(notOurs[code]);
  });
});

describe('the terms', () => {
  const kept = {
    en: 'We try to call everyone who sends a request.',
    es: 'Tratamos de llamar a todas las personas que envían una solicitud.',
    ar: 'نحاول الاتصال بكل من يرسل طلبًا.',
  };
  const denied = { en: /no duty to reply/, es: /no tenemos obligación de contestar/, ar: /ليس علينا واجب الرد/ };

  test.each(codes)('keep the promise of a call (%s)', (code) => {
    const terms = plainText(content(code).legal.find(({ name }) => name === 'terms')?.body ?? []);
    expect(terms).toContain(kept[code]);
    expect(terms).not.toMatch(denied[code]);
  });
});
