import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { PhoneLanguage } from './phone-language.tsx';

/** The four ways to the firm: call, email, visit, and when. */
export function ContactCards({ level = 3 }: { level?: 2 | 3 }) {
  const { firm, words } = useSite();
  const Heading = `h${level}` as const;
  return (
    <ul className="contact-cards">
      <li>
        <Icon name="phone" />
        <div>
          <Heading>{words.contact.call}</Heading>
          <p>
            <a href={firm.phone.href}>
              <b>{firm.phone.display}</b>
            </a>
          </p>
          <p>
            {firm.phone.vanity === firm.phone.display ? null : (
              <>
                <span className="nowrap">{firm.phone.vanity}</span>.{' '}
              </>
            )}
            {firm.hours.emergency}.
          </p>
          <PhoneLanguage />
        </div>
      </li>
      <li>
        <Icon name="mail" />
        <div>
          <Heading>{words.contact.email}</Heading>
          <p>
            <a href={firm.mailto}>{firm.email}</a>
          </p>
          <p>{words.contact.emailNote}</p>
        </div>
      </li>
      <li>
        <Icon name="map-pin" />
        <div>
          <Heading>{words.contact.visit}</Heading>
          {firm.offices.map(({ street, city, region, postalCode }) => (
            <p key={street + city}>
              {street}
              <br />
              {city}, {region} {postalCode}
            </p>
          ))}
        </div>
      </li>
      <li>
        <Icon name="clock" />
        <div>
          <Heading>{words.contact.hours}</Heading>
          <dl>
            {firm.hours.office.map(({ days, words: when }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
        </div>
      </li>
    </ul>
  );
}
