import type { Court } from '#firm/courts.ts';
import { dirOfNumbers } from '#firm/left-to-right.ts';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import './inner.css';
import './courts.css';

export default function Courts() {
  const { courts, guidesIndex } = useSite();
  const page = useTermLinks(courts, ['kindsBody', 'notListed', 'lookUp']);
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} call={false} review={false} figure="none" />
      <section className="section">
        <div className="wrap columns">
          <article className="prose">
            <Noted of={[page.kindsBody, page.notListed, page.lookUp]}>
              <Finder />
              <h2 id="courts">{page.tables}</h2>
              <p className="note">{page.confirm}</p>
              {page.counties.map((county) => (
                <County key={county.name} {...county} />
              ))}
              <h2 id="not-listed">{page.notListed.title}</h2>
              <Prose blocks={page.notListed.body} />
              <h2 id="look-up">{page.lookUp.title}</h2>
              <Prose blocks={page.lookUp.body} />
              <h2 id="kinds">{page.kinds}</h2>
              <Prose blocks={page.kindsBody} />
              <p>
                <a href="/words">{page.more}</a>
              </p>
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

/** Without script there is no box, as it could find nothing: the whole list is below it. */
function Finder() {
  const { courts: page } = useSite();
  return (
    <div className="finder" data-island="courts">
      <label htmlFor="court">{page.find}</label>
      <p id="court-hint" className="note">
        {page.hint}
      </p>
      <input
        id="court"
        type="search"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby="court-hint court-private"
      />
      <p role="status" />
      <p id="court-private" className="note">
        {page.private}
      </p>
    </div>
  );
}

function County({ name, courts }: { name: string; courts: Court[] }) {
  const { courts: page } = useSite();
  const { columns } = page;
  return (
    <table className="facts courts">
      <caption>{name}</caption>
      <thead>
        <tr>
          {[columns.court, columns.for, columns.cases, columns.address].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courts.map((court) => (
          <tr key={court.name} data-kind={court.kind}>
            <th scope="row">
              {court.name}
              {court.note ? <small>{court.note}</small> : null}
            </th>
            <td data-column={columns.for} data-place="">
              {court.for.join(', ') || page.allCounty}
            </td>
            <td data-column={columns.cases}>{page.cases[court.kind]}</td>
            <td data-column={columns.address}>
              <Address {...court} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Address({ address, clerk }: Court) {
  const { courts: page, firm, language } = useSite();
  return (
    <>
      {address ? (
        // Its parts would change places in right-to-left text.
        <span dir={dirOfNumbers(language)}>
          {[address.place, address.street].filter(Boolean).join(', ')}, <span data-place="">{address.town}</span>,{' '}
          {[firm.address.region, address.zip].filter(Boolean).join(' ')}
        </span>
      ) : (
        page.noAddress
      )}
      {clerk ? (
        <>
          <br />
          {page.clerk}: <span className="nowrap">{clerk}</span>
        </>
      ) : null}
    </>
  );
}
