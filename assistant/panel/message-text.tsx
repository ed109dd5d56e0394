import { createContext, type ReactNode, useContext } from 'react';
import { lead } from '#assistant/panel/lead.ts';
import { blocksOf } from '#assistant/panel/message-blocks.ts';
import { NoteMarks, raised, Sources, sourcesIn } from '#assistant/panel/note-marks.tsx';
import type { Source, TermLink } from '#assistant/reply.ts';
import type { Phone } from '#ui/with-phone.tsx';

/** What an answer is shown with. `starts` are the words before the title of an answer, in every language of the chat. */
export type Showing = {
  phone: Phone;
  starts: readonly string[];
  notes: readonly Source[];
  noteName: (number: number, cite: string) => string;
  terms: readonly TermLink[];
  /** Of the answer, once it has come whole. */
  lang: string | undefined;
};

/** An answer: paragraphs, and steps as a list. */
export function Answer({ parts, showing }: { parts: readonly string[]; showing: Showing }): ReactNode {
  // Each legal word is linked once, in the first piece that has it.
  const left = [...showing.terms];
  const termsOf = (piece: string) => {
    const own = isLine(piece, showing.starts) ? [] : left.filter((term) => new RegExp(anyOf([term]), 'u').test(piece));
    for (const one of own) left.splice(left.indexOf(one), 1);
    return own;
  };
  const blocks = blocksOf(parts).map((block, at) => {
    if (block.kind === 'text')
      return (
        <p key={at}>
          <Pieces pieces={block.pieces} termsOf={termsOf} />
        </p>
      );
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={at}>
        {block.items.map((pieces, item) => (
          <li key={item}>
            <Pieces pieces={pieces} termsOf={termsOf} />
          </li>
        ))}
      </List>
    );
  });
  return <ShowingContext value={showing}>{blocks}</ShowingContext>;
}

function Pieces({ pieces, termsOf }: { pieces: readonly string[]; termsOf: (piece: string) => TermLink[] }): ReactNode {
  return pieces.map((piece, at) => (
    <span key={at}>
      <MessageText text={piece} terms={termsOf(piece)} />
    </span>
  ));
}

/** The line of a title, of sources or of a link, which is no running text. */
function isLine(piece: string, starts: readonly string[]): boolean {
  return titleStart(piece, starts) !== undefined || sourcesIn(piece) !== undefined || / \(\/[a-z0-9/#-]*\)$/.test(piece);
}

/**
 * An answer is text and nothing but text. Only these become links: the firm's number, the public emergency numbers, pages of this
 * site, which answers name as "OWI/DUI Defense (/practice-areas/owi-dui)", and what came beside it: the raised numbers of sources, and legal words.
 */
function MessageText({ text, terms }: { text: string; terms: readonly TermLink[] }): ReactNode {
  const { phone, starts, notes, noteName, lang } = useContext(ShowingContext);
  const start = titleStart(text, starts);
  if (start) return <TitleLine start={start} title={text.trimStart().slice(start.length + 1)} />;
  const sources = sourcesIn(text);
  if (sources) return <Sources {...sources} notes={notes} />;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(special(phone, terms))) {
    const { named, path, word, address, number, marks, before = '', term } = match.groups ?? {};
    const { to } = terms.find(({ words }) => words === term) ?? {};
    pieces.push(
      text.slice(at, match.index) + before,
      marks ? (
        <NoteMarks key={match.index} marks={marks} notes={notes} name={noteName} />
      ) : number ? (
        <a key={match.index} href={dial(number, phone)} dir="ltr">
          {number}
        </a>
      ) : (
        <a key={match.index} href={lead(to ?? path ?? address ?? '/', lang)}>
          {term ?? named ?? word}
        </a>
      ),
    );
    at = match.index + match[0].length;
  }
  return [...pieces, text.slice(at)];
}

function titleStart(text: string, starts: readonly string[]): string | undefined {
  return starts.find((one) => text.trimStart().startsWith(`${one} `));
}

/** The title of the answer that was chosen: whoever asked something else sees it at once. */
function TitleLine({ start, title }: { start: string; title: string }) {
  return (
    <>
      <span className="chat-from">{start}</span> <strong>{title}</strong>
    </>
  );
}

/** A line "Read more: Title (/path)", then "the form (/path)", then numbers, then the marks of notes, then legal words. No lookbehind: Safari before 16.4 cannot read it. */
function special(phone: Phone, terms: readonly TermLink[]): RegExp {
  const number = [bare(phone.display), '1-800-799-7233'].map(literal).join('|');
  return new RegExp(
    String.raw`(?<named>^\p{L}[^:.]{1,30}: .+?) \((?<path>/[a-z0-9/#-]*)\)|(?<word>(?:the )?[\p{L}\p{N}]+) \((?<address>/[a-z0-9/#-]*)\)|(?<number>${number}|\b911\b|\b988\b)|(?<marks>${raised}+(?:,${raised}+)*)${terms.length ? `|${anyOf(terms)}` : ''}`,
    'gu',
  );
}

/** Legal words as whole words. */
function anyOf(terms: readonly TermLink[]): string {
  return String.raw`(?<before>^|[^\p{L}\p{N}])(?<term>${terms.map(({ words }) => literal(words)).join('|')})(?![\p{L}\p{N}])`;
}

/** Words as a pattern that finds just them. Only signs that mean more in a pattern get a backslash: before any other it is an error. */
function literal(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function dial(number: string, phone: Phone): string {
  return number === bare(phone.display) ? phone.href : `tel:${number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '+1')}`;
}

/** Without the marks that keep its order on a right-to-left page: an answer may be in another language than the page. */
function bare(number: string): string {
  return number.replace(/[\u2066\u2069]/g, '');
}

const ShowingContext = createContext<Showing>({ phone: { display: '', href: '' }, starts: [], notes: [], noteName: () => '', terms: [], lang: undefined });
