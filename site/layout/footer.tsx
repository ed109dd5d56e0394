import { Children, type ReactNode } from 'react';
import { isSampleFirm } from '#firm/sample-traces.ts';
import { useSite } from '#site/site-context.tsx';
import { Mark } from '../parts/mark.tsx';
import { PhoneLanguage } from '../parts/phone-language.tsx';
import { useHelpTonight } from './help-tonight.ts';

export function Footer() {
  const { attorney, firm, shows, words, year } = useSite();
  const { footer } = words;
  const { street, city, region, postalCode } = firm.address;
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-top">
          <div className="foot-brand">
            <p className="foot-name">
              <Mark />
              {firm.name}
            </p>
            <p>{firm.tagline}</p>
            <p>
              <a className="foot-call" href={firm.phone.href}>
                {firm.phone.display}
              </a>
              <br />
              {footer.answered}
            </p>
            <PhoneLanguage className="foot-language" />
          </div>
          <Links heading={footer.firm}>
            <a href="/about">{footer.about}</a>
            <a href="/practice-areas">{footer.practiceAreas}</a>
            <a href={`/attorney/${attorney.slug}`}>{footer.attorney}</a>
            {shows.results ? <a href="/results">{footer.results}</a> : null}
            {shows.reviews ? <a href="/reviews">{footer.reviews}</a> : null}
            <a href="/faqs">{footer.faqs}</a>
            <a href="/contact">{footer.contact}</a>
          </Links>
          <Links heading={words.help.heading}>
            {useHelpTonight().map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </Links>
          <Links heading={footer.defend}>
            {Object.entries(footer.areas).map(([slug, label]) => (
              <a key={slug} href={`/practice-areas/${slug}`}>
                {label}
              </a>
            ))}
          </Links>
          <Links heading={footer.legal}>
            <a href="/legal/privacy">{footer.privacy}</a>
            <a href="/legal/terms">{footer.terms}</a>
            <a href="/legal/disclaimer">{footer.disclaimer}</a>
            <a href="/legal/accessibility">{footer.accessibility}</a>
          </Links>
        </div>
        <div className="foot-law">
          <p>
            {firm.notices.relationship} {firm.notices.privilege} {firm.notices.results}
          </p>
          <Translated />
          <p>
            {footer.responsible} {firm.attorney.name}, {street}, {city}, {region} {postalCode}, <span className="nowrap">{firm.phone.display}</span>.
          </p>
          {isSampleFirm(firm) ? <p>{footer.demonstration}</p> : null}
          <p>{`© ${year} ${firm.name}`}</p>
        </div>
      </div>
    </footer>
  );
}

/** Who reads a translation is told which text counts, and where it stands. */
function Translated() {
  const { path, words } = useSite();
  if (!words.translation) return null;
  return (
    <p>
      {words.translation.notice}{' '}
      <a href={path} hrefLang="en">
        {words.translation.english}
      </a>
    </p>
  );
}

function Links({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {Children.toArray(children).map((link, at) => (
          <li key={at}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
