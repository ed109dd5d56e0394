import type { Phone } from '#intake/words.ts';

/** A sentence whose phone number can be tapped, and stays on one line. */
export function WithPhone({ text, phone }: { text: string; phone: Phone }) {
  const [before, after] = text.split(phone.display);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a className="tel" href={phone.href}>
        {phone.display}
      </a>
      {after}
    </>
  );
}
