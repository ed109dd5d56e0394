import { createContext, type ReactNode, useContext } from 'react';
import { blocksOf } from '#assistant/panel/message-blocks.ts';
import { NoteMarks, raised, Sources, sourcesIn } from '#assistant/panel/note-marks.tsx';
import type { Source } from '#assistant/reply.ts';
import type { Phone } from '#ui/with-phone.tsx';

/** What an answer is shown with. `starts` are the words before the title of an answer, in every language of the chat. */
export type Showing = { phone: Phone; starts: readonly string[]; notes: readonly Source[]; noteName: (number: number, cite: string) => string };

/** An answer: paragraphs, and steps as a list. */
export function Answer({ parts, showing }: { parts: readonly string[]; showing: Showing }): ReactNode {
  const blocks = blocksOf(parts).map((block, at) => {
    if (block.kind === 'text')
      return (
        <p key={at}>
          <Pieces pieces={block.pieces} />
        </p>
      );
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={at}>
        {block.items.map((pieces, item) => (
          <li key={item}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </List>
    );
  });
  return <ShowingContext value={showing}>{blocks}</ShowingContext>;
}

function Pieces({ pieces }: { pieces: readonly string[] }): ReactNode {
  return pieces.map((piece, at) => (
    <span key={at}>
      <MessageText text={piece} />
    </span>
  ));
}

/**
 * An answer is text and nothing but text. Only these become links: the firm's number, the public emergency numbers, pages of this
 * site, which answers name as "OWI/DUI Defense (/practice-areas/owi-dui)", and the raised numbers of sources that came beside it.
 */
function MessageText({ text }: { text: string }): ReactNode {
  const { phone, starts, notes, noteName } = useContext(ShowingContext);
  const start = starts.find((one) => text.trimStart().startsWith(`${one} `));
  if (start) return <TitleLine start={start} title={text.trimStart().slice(start.length + 1)} />;
  const sources = sourcesIn(text);
  if (sources) return <Sources {...sources} notes={notes} />;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(special(phone))) {
    const { named, path, word, address, number, marks } = match.groups ?? {};
    pieces.push(
      text.slice(at, match.index),
      marks ? (
        <NoteMarks key={match.index} marks={marks} notes={notes} name={noteName} />
      ) : number ? (
        <a key={match.index} href={dial(number, phone)} dir="ltr">
          {number}
        </a>
      ) : (
        <a key={match.index} href={path ?? address}>
          {named ?? word}
        </a>
      ),
    );
    at = match.index + match[0].length;
  }
  return [...pieces, text.slice(at)];
}

/** The title of the answer that was chosen: whoever asked something else sees it at once. */
function TitleLine({ start, title }: { start: string; title: string }) {
  return (
    <>
      <span className="chat-from">{start}</span> <strong>{title}</strong>
    </>
  );
}

/** A line "Read more: Title (/path)", then "the form (/path)", then numbers, then the marks of notes. */
function special(phone: Phone): RegExp {
  const number = [phone.display, '1-800-799-7233'].map((one) => one.replace(/[()]/g, '\\$&')).join('|');
  return new RegExp(
    String.raw`(?<named>^\p{L}[^:.]{1,30}: .+?) \((?<path>/[a-z0-9/#-]*)\)|(?<word>(?:the )?[\p{L}\p{N}]+) \((?<address>/[a-z0-9/#-]*)\)|(?<number>${number}|\b911\b|\b988\b)|(?<marks>${raised}+(?:,${raised}+)*)`,
    'gu',
  );
}

function dial(number: string, phone: Phone): string {
  return number === phone.display ? phone.href : `tel:${number.replace(/\D/g, '').replace(/^1(?=\d{10})/, '+1')}`;
}

const ShowingContext = createContext<Showing>({ phone: { display: '', href: '' }, starts: [], notes: [], noteName: () => '' });
