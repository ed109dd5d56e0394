import type { UserConfig } from 'vite';
import { type ChatLanguage, chatLanguages } from '#firm/chat-languages.ts';
import { chatWords, content } from '#firm/content.ts';

/** Hands islands the firm's number and name and how its answers begin when they are built, so that no page has to carry them for them. */
export function firmFacts(): NonNullable<UserConfig['define']> {
  const { firm, triage } = content();
  const { name, phone } = firm;
  const grounded = (Object.keys(chatLanguages) as ChatLanguage[]).map((language) => chatWords(language).replies.grounded);
  const steps = triage.steps.map(({ title }) => title.slice(0, title.indexOf(':') + 1)).filter(Boolean);
  return {
    FIRM_PHONE: JSON.stringify({ display: phone.display, href: phone.href }),
    FIRM_NAME: JSON.stringify(name),
    FIRM_ZONE: JSON.stringify(firm.timeZone),
    CHAT_TITLE_STARTS: JSON.stringify([...new Set([...grounded, ...steps])]),
  };
}
