import type { ReactNode } from 'react';
import { Footer } from '#site/layout/footer.tsx';
import { Header } from '#site/layout/header.tsx';
import { LanguageSwitch } from '#site/layout/language-switch.tsx';
import { useSite } from '#site/site-context.tsx';
import { CallButton } from '#ui/call-button.tsx';
import { Icon } from '#ui/icon.tsx';

/** What every page has: the way past the links, header, content, footer, and the phone always in reach. */
export function Frame({ children }: { children: ReactNode }) {
  const { firm, words, starters } = useSite();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <LanguageSwitch />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <section className="callbar" aria-label={words.call.bar}>
        <CallButton href={firm.phone.href} number={firm.phone.display} label={words.call.short} />
        {/* Without script, or where it fails, the button leads to the answers. */}
        <form className="ask-place" action="/faqs" data-island="ask" data-starters={starters.join('\n')}>
          <button type="submit" className="ask" aria-label={words.call.ask} data-chat={words.call.chat}>
            <Icon name="message-circle" />
          </button>
        </form>
      </section>
    </>
  );
}
