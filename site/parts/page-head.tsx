import type { ReactNode } from 'react';
import pageHead from '../generated/page-head.svg?url';
import { useSite } from '../site-context.tsx';
import { Call } from './call.tsx';

export type Crumb = { label: string; href: string };

/** The top of every inner page: where you are, what it is about, and the phone. */
export function PageHead({
  title,
  lead,
  crumbs = [],
  note,
  review = true,
}: {
  title: string;
  lead: string;
  crumbs?: Crumb[];
  note?: ReactNode;
  review?: boolean;
}) {
  const { words } = useSite();
  return (
    <section className="page-head">
      <img src={pageHead} alt="" width="1440" height="420" fetchPriority="low" />
      <div className="wrap">
        <nav className="crumbs" aria-label={words.breadcrumb}>
          <ol>
            {[{ label: words.nav.home, href: '/' }, ...crumbs].map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {note}
        <div className="actions">
          <Call />
          {review ? (
            <a className="button ghost" href="/free-consultation">
              {words.review}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}
