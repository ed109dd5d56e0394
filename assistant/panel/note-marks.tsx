import type { Source } from '#assistant/reply.ts';

/** One of the digits that answers raise for the numbers of their notes, for use in a pattern. */
export const raised = '[⁰¹²³⁴⁵⁶⁷⁸⁹]';

type MarksProps = { marks: string; notes: readonly Source[]; name: (number: number, cite: string) => string };

/**
 * The raised numbers behind a statement, each a link to its source. Sources come with the end of an answer; until then the numbers
 * stand there alone. The elements stay the same ones, so that a screen reader does not read the sentence out again.
 */
export function NoteMarks({ marks, notes, name }: MarksProps) {
  return (
    <sup>
      {marks.split(',').map((mark, at) => {
        const number = numberOf(mark);
        const { cite = '', address = '' } = notes[number - 1] ?? {};
        return (
          <a key={mark} {...(address ? { href: address, rel: 'noreferrer', 'aria-label': name(number, cite) } : {})}>
            {at ? ` ${number}` : number}
          </a>
        );
      })}
    </sup>
  );
}

type Cited = { label: string; cited: { number: number; cite: string }[] };

/** The line "The law: ¹ MCL 257.625; ² MCR 6.104", where a text is such a line. */
export function sourcesIn(text: string): Cited | undefined {
  const [, label, list] = /^([^:¹]+: )(¹ .+)$/.exec(text) ?? [];
  if (!label || !list) return undefined;
  const cited = list.split(between).map((one) => {
    const [mark = '', ...cite] = one.split(' ');
    return { number: numberOf(mark), cite: cite.join(' ') };
  });
  return { label, cited };
}

/** The same line with its links. */
export function Sources({ label, cited, notes }: Cited & { notes: readonly Source[] }) {
  return (
    <span className="chat-sources">
      {label}
      {cited.map(({ number, cite }, at) => {
        const address = notes[number - 1]?.address;
        return (
          <span key={number}>
            {at ? '; ' : ''}
            <sup>{number}</sup> <a {...(address ? { href: address, rel: 'noreferrer' } : {})}>{cite}</a>
          </span>
        );
      })}
    </span>
  );
}

const between = new RegExp(`; (?=${raised}+ )`);

function numberOf(mark: string): number {
  return Number(Array.from(mark, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''));
}
