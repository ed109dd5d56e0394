import { Claims } from '../parts/claims.tsx';
import { useSite } from '../site-context.tsx';

export function Why() {
  const { firm, home } = useSite();
  if (!firm.claims.some((claim) => claim.show)) return null;
  return (
    <section className="section why" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why">{home.why.heading}</h2>
        <Claims />
      </div>
    </section>
  );
}
