import { useSite } from '../site-context.tsx';
import { ToSay } from './to-say.tsx';

/** What comes out of the printer: a card to cut out and fold, its front beside its back. Screens do not show it. */
export function WalletCard() {
  const { rights: page, firm, words } = useSite();
  const { card, wallet } = page;
  const say = words.rights.wallet;
  return (
    <div className="wallet">
      <p>{say.cut}</p>
      <div className="wallet-sheet">
        <div className="wallet-front">
          <p className="wallet-heading">{card.heading}</p>
          <ul>
            {card.say.map((sentence) => (
              <li key={sentence}>
                <ToSay sentence={sentence} />
              </li>
            ))}
          </ul>
          <p>{card.rest}</p>
          <p className="wallet-call">
            <b>{firm.phone.display}</b>
            <span>
              {firm.name}
              <br />
              {words.footer.answered}
            </span>
          </p>
        </div>
        <div className="wallet-back">
          <ul>
            {wallet.map(({ label, body }) => (
              <li key={label}>
                <b>{label}.</b> {body}
              </li>
            ))}
          </ul>
          <p className="wallet-mine">{say.mine}</p>
        </div>
      </div>
    </div>
  );
}
