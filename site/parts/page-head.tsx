import type { ReactNode } from 'react';
import { useReviewAddress } from '../review-address.ts';
import { useSite } from '../site-context.tsx';
import { Call } from './call.tsx';
import { HeadChart, type HeadFigure } from './head-chart.tsx';
import { OtherWays } from './other-ways.tsx';

export type Crumb = { label: string; href: string };

type Head = {
  title: string;
  lead: string;
  crumbs?: Crumb[];
  note?: ReactNode;
  /** Whether to offer the phone, which a page leaves to the bar below where its own words cannot wait. */
  call?: boolean;
  /** Whether to offer the case review, which its own page does not. */
  review?: boolean;
  /** What a visitor of this page can do for themselves. It takes the place of the case review, which "Call me back" leads to as well. */
  tool?: { href: string; label: string };
  /** What is drawn beside the heading. Legal pages have nothing. */
  figure?: HeadFigure | 'none';
};

/** The top of every inner page: where you are, what it is about, and the phone. */
export function PageHead({ title, lead, crumbs = [], note, call = true, review = true, tool, figure }: Head) {
  const { words } = useSite();
  const reviewAddress = useReviewAddress();
  return (
    <section className={figure === 'none' ? 'page-head plain' : 'page-head'}>
      {figure === 'none' ? null : <HeadChart figure={figure} />}
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
        {call || review ? (
          <div className="actions">
            {call ? <Call /> : null}
            {tool ? (
              <a className="button ghost" href={tool.href}>
                {tool.label}
              </a>
            ) : null}
            {review && !tool ? (
              <a className="button ghost" href={reviewAddress}>
                {words.review}
              </a>
            ) : null}
            {call ? <OtherWays /> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
