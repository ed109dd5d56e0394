import { useSite } from '../site-context.tsx';

/** Who speaks the page's language on the phone, as the firm file says it. Nothing where the page is in English. */
export function PhoneLanguage({ className = 'note' }: { className?: string }) {
  const { firm, language, words } = useSite();
  const spoken = language.code === 'en' ? undefined : firm.languages[language.code];
  if (!spoken || !words.onThePhone) return null;
  return <p className={className}>{spoken.phone === 'none' ? words.onThePhone.none : words.onThePhone[spoken.phone][spoken.when]}</p>;
}
