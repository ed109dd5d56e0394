import { type FormEvent, type ReactNode, useState } from 'react';
import { checkLater, type Draft, emptyDraft, laterNames, type Problems, wordingVersion } from '#case-review/schema.ts';
import { languageAt } from '#firm/languages.ts';
import { draftFrom } from '#intake/form/draft.ts';
import { LaterField } from '#intake/form/fields.tsx';
import type { FormWords } from '#intake/form/words.ts';

/** One question, or two that belong together, at a time. */
const rows = [['court_date'], ['arrested'], ['email'], ['city', 'county']] as const;
type Row = (typeof rows)[number];

type Props = {
  words: FormWords;
  page: string;
  /** Hidden fields that open the receipt. */
  children: ReactNode;
  /** What the form was sent with: it is not asked for again. The receipt cannot know, and asks for all of it. */
  known?: Draft | undefined;
  /** What became of the answers that were sent just now, where no script runs. */
  added?: LaterAdded | undefined;
  /** In the browser: sends the answers; false where they were not taken. */
  send?: (form: FormData) => Promise<boolean>;
  level?: 2 | 3;
};

export type LaterAdded = { typed: Draft; became: 'added' | 'failed' | Problems };

/** Asks for what is still missing while they wait, each answer in a form of its own that works without script. */
export function WhileYouWait({ words, page, children, known = emptyDraft, added, send, level = 2 }: Props) {
  const [now, setNow] = useState(added ? [added] : []);
  const asked = rows.filter((row) => row.every((name) => known[name] === emptyDraft[name]));
  if (asked.length === 0) return null;
  const became = (row: Row) => now.findLast(({ typed }) => row.some((name) => typed[name] !== emptyDraft[name]));
  const next = asked.find((row) => became(row)?.became !== 'added');
  const Heading = `h${level}` as const;
  const press = async (event: FormEvent<HTMLFormElement>) => {
    if (!send) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = laterIn(form);
    const checked = checkLater(typed);
    const result = checked.kind === 'invalid' ? checked.problems : (await send(form)) ? 'added' : 'failed';
    setNow((before) => [...before, { typed, became: result }]);
  };
  return (
    <section className="wait" aria-labelledby="while-you-wait">
      <Heading id="while-you-wait">{words.wait.heading}</Heading>
      <p>{words.wait.lead}</p>
      {asked.map((row) => {
        const of = became(row);
        const problems = typeof of?.became === 'object' ? of.became : {};
        return (
          <form key={row[0]} method="post" action={`${languageAt(page).language.path}/receipt`} noValidate onSubmit={(event) => void press(event)}>
            {children}
            <input type="hidden" name="wording" value={wordingVersion} />
            <details name="wait" open={of ? of.became !== 'added' : row === next}>
              <summary>{row.length > 1 ? words.wait.place : words.labels[row[0]]}</summary>
              {row.map((name) => (
                <LaterField key={name} name={name} words={words} page={page} problems={problems} {...(of ? { draft: of.typed } : {})} />
              ))}
              <button className="button ghost" type="submit" name="do" value="answers">
                {words.wait.add}
              </button>
            </details>
            <p className={of?.became === 'failed' ? 'error' : 'added'} role="status">
              {of?.became === 'added' || of?.became === 'failed' ? words.wait[of.became] : ''}
            </p>
          </form>
        );
      })}
    </section>
  );
}

/** What was typed, for a page that comes back. */
export function laterIn(form: FormData): Draft {
  const typed = draftFrom(form);
  return { ...emptyDraft, ...Object.fromEntries(laterNames.map((name) => [name, typed[name] || emptyDraft[name]])) };
}
