import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { mayVisit } from '#desk/access.ts';
import { LostNotice } from '#desk/parts/lost-notice.tsx';
import { shell } from '#desk/words/en/shell.ts';
import type { FirmRole } from '#firm/on-call.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';

type Facts = { firm: string; version: string; person: { name: string; roles: FirmRole[] } | undefined; children: ReactNode };

const places: [address: string, words: string, icon: IconName][] = [
  ['/', shell.waiting, 'clock'],
  ['/requests', shell.requests, 'clipboard-check'],
  ['/on-call', shell.onCall, 'calendar-clock'],
  ['/figures', shell.figures, 'chart-column'],
  ['/people', shell.people, 'users'],
];

/** The bar at the top, the ways to the pages (at the bottom of a phone, where a thumb is), and the page. */
export function Frame({ firm, version, person, children }: Facts) {
  return (
    <>
      <a className="skip" href="#page">
        {shell.skip}
      </a>
      <header className="bar">
        <span className="bar-name">
          <Icon name="mark" className="bar-mark" />
          <span>
            <b>{firm}</b> {shell.desk}
          </span>
        </span>
        {person && (
          <Form method="post" action="/sign-out" className="bar-person">
            <span className="bar-who">{person.name}</span>
            <button type="submit" className="quiet">
              {shell.signOut}
            </button>
          </Form>
        )}
      </header>
      {person && (
        <nav className="places" aria-label={shell.nav}>
          <ul>
            {places
              .filter(([address]) => mayVisit(person.roles, address))
              .map(([address, words, icon]) => (
                <li key={address}>
                  <NavLink to={address} end={address === '/'}>
                    <Icon name={icon} />
                    {words}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
      )}
      <main id="page" tabIndex={-1}>
        <LostNotice />
        {children}
        {person && <p className="note">{shell.version(version)}</p>}
      </main>
    </>
  );
}
