import { dirOfNumbers } from '#firm/left-to-right.ts';
import type { ArrestedPage } from '#firm/pages.ts';
import type { Inline } from '#firm/prose.ts';
import { Icon } from '#ui/icon.tsx';
import { AsideCall } from '../parts/aside-call.tsx';
import { Noted } from '../parts/notes.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Line, Prose } from '../parts/prose.tsx';
import { Reviewed } from '../parts/reviewed.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';
import { useTermLinks } from '../term-links.ts';
import './inner.css';
import './arrested.css';

export default function Arrested() {
  const { arrested, guidesIndex, words } = useSite();
  // What to say is said word for word, and what to bring is a list for the hand: they stay bare.
  const page = useTermLinks(arrested, ['body']);
  const crumbs = [{ label: guidesIndex.title, href: '/guides' }];
  const say = words.arrested;
  // What the reader does comes first, then the jail, and what the arrested person says.
  const second = page.body.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))[1] ?? page.body.length;
  return (
    <>
      <PageMeta title={page.title} description={page.description} crumbs={crumbs} />
      <PageHead title={page.title} lead={page.lead} crumbs={crumbs} review={false} figure="none" />
      <section className="section">
        <div className="wrap columns">
          <article className="prose one-sheet">
            <Noted of={[page.body.slice(0, second), page.say, page.counties, page.body.slice(second), page.bring]}>
              <CountyPicker />
              <div className="first-steps">
                <Prose blocks={page.body.slice(0, second)} />
              </div>
              <div className="say neat">
                <h2 id="say">{say.say}</h2>
                <Bullets lines={page.say} />
              </div>
              <h2 id="counties">{say.counties}</h2>
              <p className="note">{say.confirm}</p>
              <dl className="effects jails">
                {page.counties.map((county, at) => (
                  <County key={county.name} id={idOf(at)} {...county} />
                ))}
              </dl>
              <p id="elsewhere">
                <a href="/courts">{words.otherCourts}</a>
              </p>
              <Prose blocks={page.body.slice(second)} />
              <h2 id="bring">{say.bring}</h2>
              <Bullets lines={page.bring} />
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

/** Links, so that it works before any script: the county that is chosen stands out below. */
function CountyPicker() {
  const { arrested, words } = useSite();
  const say = words.arrested;
  return (
    <nav className="county-picker" aria-labelledby="where">
      <h2 id="where">{say.where}</h2>
      <p>{say.whereHint}</p>
      <ul>
        {arrested.counties.map(({ name }, at) => (
          <li key={name}>
            <a href={`#${idOf(at)}`}>{name}</a>
          </li>
        ))}
        <li>
          {/* How to find someone, which is said for every county. */}
          <a href={`#${elsewhereOf(arrested)}`}>{say.elsewhere}</a>
        </li>
      </ul>
    </nav>
  );
}

function County({ id, name, jail, court, note }: ArrestedPage['counties'][number] & { id: string }) {
  const { language, words } = useSite();
  const say = words.arrested;
  const numbers = dirOfNumbers(language);
  return (
    <div id={id}>
      <dt>{name}</dt>
      <dd>
        <p>
          <b>{jail.name}</b>, {[jail.address, jail.phone].filter(Boolean).join(', ')}
        </p>
        {jail.source ? (
          <p className="jail-ways">
            {jail.phone ? (
              <a className="button" href={`tel:+1${jail.phone.replace(/\D/g, '')}`}>
                <Icon name="phone" />
                <span>
                  {say.callJail} <bdi dir={numbers}>{jail.phone}</bdi>
                </span>
              </a>
            ) : null}
            <a className="button ghost" href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(jail.address)}`} rel="noreferrer">
              <Icon name="map-pin" />
              {say.map}
            </a>
            <a className="jail-source" href={jail.source.url} rel="noreferrer">
              {say.source}, <bdi dir={numbers}>{jail.source.on}</bdi>
            </a>
          </p>
        ) : null}
        <p>
          <b>{court.name}</b>, {court.address}
        </p>
        {note ? (
          <p>
            <Line parts={note} />
          </p>
        ) : null}
      </dd>
    </div>
  );
}

function Bullets({ lines }: { lines: Inline[][] }) {
  return (
    <ul className="bullets">
      {lines.map((line, at) => (
        <li key={at}>
          <Line parts={line} />
        </li>
      ))}
    </ul>
  );
}

/** The same in every language. */
function idOf(at: number): string {
  return `county-${at + 1}`;
}

/** The second heading says how to find someone where the county is not listed. */
function elsewhereOf({ body }: ArrestedPage): string {
  return body.filter((block) => block.kind === 'heading')[1]?.id ?? 'elsewhere';
}
