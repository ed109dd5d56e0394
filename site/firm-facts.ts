import type { UserConfig } from 'vite';
import { content } from '#firm/content.ts';
import { type LanguageCode, languages } from '#firm/languages.ts';

/** Hands islands the firm's number and name and how its answers begin when they are built, so that no page has to carry them for them. */
export function firmFacts(): NonNullable<UserConfig['define']> {
  const { firm, triage } = content();
  const { name, phone } = firm;
  const grounded = (Object.keys(languages) as LanguageCode[]).map((language) => content(language).assistant.replies.grounded);
  const steps = triage.steps.map(({ title }) => title.slice(0, title.indexOf(':') + 1)).filter(Boolean);
  return {
    FIRM_PHONE: JSON.stringify({ display: phone.display, href: phone.href }),
    FIRM_NAME: JSON.stringify(name),
    FIRM_ZONE: JSON.stringify(firm.timeZone),
    CHAT_TITLE_STARTS: JSON.stringify([...new Set([...grounded, ...steps])]),
  };
}
