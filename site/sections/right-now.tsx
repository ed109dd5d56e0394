import { Icon } from '#ui/icon.tsx';
import { Call } from '../parts/call.tsx';
import { useSite } from '../site-context.tsx';

/** What to say to police, and what to do for someone who was just arrested. */
export function RightNow() {
  const { firm, home, words } = useSite();
  const { rights, arrested } = home;
  return (
    <section className="section" id="right-now">
      <div className="wrap halves">
        <div>
          <div className="rights neat">
            <h2>{rights.heading}</h2>
            <ul>
              {rights.say.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>{rights.rest}</p>
            <p className="rights-call">
              {rights.call} <a href={firm.phone.href}>{firm.phone.display}</a>
            </p>
          </div>
          <button type="button" className="print needs-script" data-print="">
            <Icon name="printer" />
            {words.printCard}
          </button>{' '}
          <a className="more" href="/rights">
            {words.home.rights}
            <Icon name="arrow-right" />
          </a>
        </div>
        <div>
          <h2>{arrested.heading}</h2>
          <ol className="numbered">
            {arrested.steps.map(({ title, body }) => (
              <li key={title}>
                <b>{title}</b> {body}
              </li>
            ))}
          </ol>
          <Call label={arrested.call} className="wide" />
          <a className="more" href="/arrested">
            {words.home.arrested}
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
