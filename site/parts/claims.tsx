import { useSite } from '../site-context.tsx';

/** Numbers the firm claims; each says what it counts and what it does not promise, in the same block. */
export function Claims() {
  const { firm, home } = useSite();
  const claims = firm.claims.filter((claim) => claim.show);
  if (!claims.length) return null;
  return (
    <dl className="claims">
      {claims.map(({ id, number, label, definition, disclaimer }) => (
        <div key={id} data-claim={id}>
          <dt>
            <b>{number}</b> {label}
          </dt>
          <dd>
            {definition ? (
              <>
                <b>{home.why.counts}</b> {definition}{' '}
              </>
            ) : null}
            {disclaimer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
