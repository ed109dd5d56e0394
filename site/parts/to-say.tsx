/** A sentence for an officer, who must understand it: in English and large. Where a language puts its meaning behind it in brackets, that is smaller. */
export function ToSay({ sentence }: { sentence: string }) {
  const [, english, meaning] = /^(.*[”»]) (\([^()]*\))$/.exec(sentence) ?? [];
  if (!meaning) return sentence;
  return (
    <>
      {english} <small className="meaning">{meaning}</small>
    </>
  );
}
