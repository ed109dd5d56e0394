import { Claims } from '../parts/claims.tsx';
import { Fold } from '../parts/fold.tsx';
import { useSite } from '../site-context.tsx';

export function Why() {
  const { firm, home, words } = useSite();
  if (!firm.claims.some((claim) => claim.show)) return null;
  return (
    <section className="section why" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why">{home.why.heading}</h2>
        <Fold label={words.home.numbers}>
          <Claims />
        </Fold>
      </div>
    </section>
  );
}
