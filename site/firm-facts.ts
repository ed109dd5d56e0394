import type { UserConfig } from 'vite';
import { content } from '#firm/content.ts';

/** Hands islands the firm's number and name when they are built, so that no page has to carry them for them. */
export function firmFacts(): NonNullable<UserConfig['define']> {
  const { name, phone } = content().firm;
  return { FIRM_PHONE: JSON.stringify({ display: phone.display, href: phone.href }), FIRM_NAME: JSON.stringify(name) };
}
