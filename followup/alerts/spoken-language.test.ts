import { describe, expect, test } from 'vitest';
import { longestText } from '#deliveries/text-length.ts';
import { content } from '#firm/content.ts';
import { alertMail, reminderMail } from '#followup/alerts/alert-mail.tsx';
import { bundleMail } from '#followup/alerts/digest-mail.tsx';
import { spokenLanguage } from '#followup/alerts/spoken-language.ts';
import { alertText, reminderText } from '#followup/alerts/texts.ts';
import { wroteBackMail } from '#followup/alerts/wrote-back-mail.tsx';
import { alertFacts } from '#tests/testkit/mail-samples.ts';

const { firm } = content();
const spoken = (phone: 'none' | 'interpreter' | 'spoken', when: 'always' | 'office-hours') => ({ languages: { es: { phone, when } } });

describe('the language of a visitor', () => {
  test('is not told where it is English, or was not known yet', () => {
    expect([spokenLanguage(firm, 'en'), spokenLanguage(firm, '')]).toEqual([undefined, undefined]);
  });

  test.each([
    [spoken('none', 'always'), 'needs an interpreter: none is set up', true],
    [spoken('interpreter', 'always'), 'needs an interpreter: one joins the call, day or night', true],
    [spoken('interpreter', 'office-hours'), 'needs an interpreter: one joins in office hours', true],
    [spoken('spoken', 'always'), 'spoken at the firm, day or night', false],
    [spoken('spoken', 'office-hours'), 'spoken at the firm in office hours, else it needs an interpreter', false],
    [{ languages: {} }, 'needs an interpreter: none is set up', true],
  ] as const)('comes with who speaks it on the phone, as the firm file says', (file, phone, needsInterpreter) => {
    expect(spokenLanguage(file, 'es')).toEqual({ code: 'es', name: 'Spanish', phone, needsInterpreter });
  });
});

const inArabic = { ...alertFacts, language: spokenLanguage(firm, 'ar') };

test('alerts, reminders and word of a text name it, in English', async () => {
  const mails = [alertMail(inArabic, firm), reminderMail(inArabic, firm), wroteBackMail(inArabic, firm)];
  for (const { text } of await Promise.all(mails)) expect(text).toContain('Language\nArabic, needs an interpreter: none is set up');
  expect((await alertMail(alertFacts, firm)).text).not.toContain('Language');
});

test('a mail about many names it in the line of each', async () => {
  const lines = [inArabic, alertFacts].map((facts, at) => ({ ...facts, reference: `7K4M29A${at}` }));
  const { text } = await bundleMail({ count: 2, urgent: 2, alone: 2, deskUrl: 'https://desk.example.com/', lines }, firm);
  expect(text).toMatch(/7K4 M29 A0, call due by .*, in Arabic/);
  expect(text).not.toMatch(/7K4 M29 A1, call due by .*, in /);
});

describe('a text to the lawyer on call', () => {
  test('names it, with the interpreter, before the link', () => {
    expect(alertText(inArabic, firm)).toBe(`Urgent: request 7K4 M29 AF. Call due by 2:15 AM. Language: Arabic, needs an interpreter. ${alertFacts.url}`);
  });

  test('names it alone where there is less room, and leaves it out before the link', () => {
    const longer = (letters: number) => ({ ...inArabic, url: `https://desk.example.com/a#${'x'.repeat(letters)}` });
    expect(alertText(longer(60), firm)).toContain(' Language: Arabic. https://');
    const without = alertText(longer(80), firm);
    expect(without).toContain('https://');
    expect(without).not.toContain('Arabic');
    for (const letters of [30, 38, 50, 60, 70, 80, 90]) {
      for (const write of [alertText, reminderText]) expect(write(longer(letters), firm).length).toBeLessThanOrEqual(longestText);
    }
  });
});
