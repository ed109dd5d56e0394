import type { Term } from '#firm/glossary.ts';
import { definedTerms } from '../linked-data.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import './inner.css';
import './words.css';

export default function Words() {
  const { firm, glossary: page, guidesIndex, language } = useSite();
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  const groups = byLetter(entriesOf(page.terms), language.lang);
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} linkedData={[definedTerms(firm, page)]} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={groups.flatMap(([, entries]) => entries.map(({ of, see }) => (see ? [] : of.says)))}>
              <p>{page.intro}</p>
              <nav aria-label={page.letters}>
                <ul className="letters">
                  {groups.map(([letter]) => (
                    <li key={letter}>
                      <a href={`#${idOf(letter)}`}>{letter}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              {groups.map(([letter, entries]) => (
                <section key={letter} className="letter" aria-labelledby={idOf(letter)}>
                  <h2 id={idOf(letter)}>{letter}</h2>
                  <dl className="effects">
                    {entries.map((entry) => (
                      <Entry key={entry.name} {...entry} />
                    ))}
                  </dl>
                </section>
              ))}
              <Reviewed review={page.reviewed} />
            </Noted>
          </article>
          <AsideCall />
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}

/** A word under its name, or under another one that leads to it. */
type Listed = { name: string; of: Term; see: boolean };

function Entry({ name, of, see }: Listed) {
  const { glossary } = useSite();
  if (see)
    return (
      <div>
        <dt>{name}</dt>
        <dd>
          {glossary.see} <a href={`#${of.id}`}>{of.term}</a>.
        </dd>
      </div>
    );
  return (
    <div id={of.id}>
      <dt>{name}</dt>
      <dd>
        <p>
          <Line parts={of.says} />
        </p>
        {of.also.length ? (
          <p className="note">
            {glossary.also}: {of.also.join(', ')}
          </p>
        ) : null}
      </dd>
    </div>
  );
}

/** Other names have a line of their own, but for those that would stand right beside the word. */
function entriesOf(terms: readonly Term[]): Listed[] {
  return terms.flatMap((of) => [
    { name: of.term, of, see: false },
    ...of.also.filter((name) => initial(name) !== initial(of.term)).map((name) => ({ name: capitalized(name), of, see: true })),
  ]);
}

function byLetter(entries: readonly Listed[], lang: string): [string, Listed[]][] {
  const sorted = entries.toSorted((one, other) => one.name.localeCompare(other.name, lang, { numeric: true }));
  const groups = Object.entries(Object.groupBy(sorted, ({ name }) => initial(name))).map(([letter, group]) => [letter, group ?? []] as [string, Listed[]]);
  // Nobody looks for a number first.
  return [...groups.filter(([letter]) => letter !== digits), ...groups.filter(([letter]) => letter === digits)];
}

const digits = '0–9';

/** Under what a word is looked for: its first letter without accents and marks. */
function initial(name: string): string {
  return /^\d/.test(name) ? digits : name.normalize('NFD').slice(0, 1).toUpperCase();
}

function idOf(letter: string): string {
  return letter === digits ? 'letter-0' : `letter-${letter.toLowerCase()}`;
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
