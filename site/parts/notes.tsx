import { createContext, type ReactNode, useContext } from 'react';
import { officialText } from '#firm/citation.ts';
import { recordsOf } from '#firm/prose.ts';
import { useSite } from '../site-context.tsx';

/** The sources of a page by the number of their note. `of` holds the page's texts in the order of reading. */
export function Noted({ of, children }: { of: unknown; children: ReactNode }) {
  const { law } = useSite();
  const cites = recordsOf(of).flatMap((id) => law.get(id)?.cites ?? []);
  const numbers = new Map([...new Set(cites)].map((cite, at) => [cite, at + 1]));
  return <NotesContext value={numbers}>{children}</NotesContext>;
}

/** The small numbers behind a statement. The home page has no list, and so shows none: the pages it leads to do. */
export function NoteMarks({ records }: { records: string[] }) {
  const { law, words } = useSite();
  const numbers = useContext(NotesContext);
  const cited = [...new Set(records.flatMap((id) => law.get(id)?.cites ?? []))].flatMap((cite) => numbers.get(cite) ?? []);
  if (cited.length === 0) return null;
  return (
    <sup>
      {cited.map((number, at) => (
        <a key={number} href={`#note-${number}`} aria-label={words.notes.one(number)}>
          {at ? ` ${number}` : number}
        </a>
      ))}
    </sup>
  );
}

/** One list at the end of the page, each entry linked to the official text. */
export function Notes() {
  const { words } = useSite();
  const numbers = useContext(NotesContext);
  if (numbers.size === 0) return null;
  return (
    <>
      <h2 id="notes">{words.notes.heading}</h2>
      <ol className="notes">
        {[...numbers].map(([cite, number]) => (
          <li key={cite} id={`note-${number}`}>
            <a href={officialText(cite)} rel="noreferrer">
              {cite}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

const NotesContext = createContext<ReadonlyMap<string, number>>(new Map());
