import { addressIn } from '#firm/languages.ts';
import { pageAddresses } from '#site/addresses.ts';
import { useSite } from '#site/site-context.tsx';

/** The same page in each language, as plain links: the visitor chooses, nothing is guessed or remembered. */
export function LanguageSwitch() {
  const { language, languages, path, words } = useSite();
  if (languages.length < 2) return null;
  return (
    <nav className="languages wrap" aria-label={words.languages}>
      <ul>
        {languages.map((one) => (
          <li key={one.code}>
            <a
              href={addressIn(one, leadingTo(path))}
              hrefLang={one.code}
              lang={one.lang}
              dir={one.dir}
              aria-current={one.code === language.code ? 'true' : undefined}
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A receipt is opened anew in another language; an address without a page leads to the first. */
function leadingTo(path: string): string {
  if (path.startsWith('/receipt')) return '/receipt';
  return pageAddresses().includes(path) ? path : '/';
}
