/** A number as people read it and as phones dial it. */
export type Phone = { display: string; href: string };

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
