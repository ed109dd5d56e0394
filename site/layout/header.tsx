import { useReviewAddress } from '#site/review-address.ts';
import { useSite } from '#site/site-context.tsx';
import { CallButton } from '#ui/call-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Call } from '../parts/call.tsx';
import { Mark } from '../parts/mark.tsx';
import { useHelpTonight } from './help-tonight.ts';

export function Header() {
  const { firm, profiles, words } = useSite();
  const [lead] = profiles;
  const reviewAddress = useReviewAddress();
  return (
    <header className="site-head">
      <div className="wrap">
        <a className="brand" href="/">
          <Mark />
          <BrandName name={firm.name} strong={firm.nameStrong} />
        </a>
        <nav className="nav-wide" aria-label={words.nav.label}>
          <NavLinks />
        </nav>
        <CallButton href={firm.phone.href} number={firm.phone.display} className="head-call" />
        <details className="nav-menu">
          <summary>
            <Icon name="menu" />
            <Icon name="x" />
            {words.menu}
          </summary>
          <nav aria-label={words.menu}>
            <NavLinks />
            <p className="kicker" id="help-tonight">
              {words.help.heading}
            </p>
            <ul className="help-tonight" aria-labelledby="help-tonight">
              {useHelpTonight().map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <p className="menu-ways">
              {lead ? <a href={`/attorney/${lead.slug}`}>{words.footer.attorney}</a> : null}
              <a href={reviewAddress}>{words.review}</a>
              {firm.textUs ? <a href={`sms:${firm.textUs}`}>{words.call.text}</a> : null}
            </p>
            <Call className="menu-call" />
          </nav>
        </details>
      </div>
    </header>
  );
}

const destinations = [
  ['/', 'home'],
  ['/practice-areas', 'practiceAreas'],
  ['/about', 'about'],
  ['/results', 'results'],
  ['/reviews', 'reviews'],
  ['/faqs', 'faqs'],
  ['/contact', 'contact'],
] as const;

function NavLinks() {
  const { words, path, shows } = useSite();
  const shown = destinations.filter(([, name]) => !(name in shows) || shows[name as keyof typeof shows]);
  return (
    <ul>
      {shown.map(([href, name]) => (
        <li key={href}>
          <a href={href} aria-current={path === href ? 'page' : undefined}>
            {words.nav[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function BrandName({ name, strong }: { name: string; strong: string }) {
  const rest = name.startsWith(strong) ? name.slice(strong.length) : name;
  return (
    <span>
      {rest === name ? null : <b>{strong}</b>}
      {rest}
    </span>
  );
}
