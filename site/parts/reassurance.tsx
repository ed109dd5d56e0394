import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useSite } from '../site-context.tsx';

/** What helps a frightened person to ask: it stays private, it is answered soon, and at any hour. */
export function Reassurance() {
  const { firm, words } = useSite();
  const { confidential, fast, available } = words.reassurance;
  // How soon is a number that the firm claims: it comes from the firm's file, and can be switched off there.
  const response = firm.claims.find(({ id, show }) => show && id === 'response');
  return (
    <>
      <Card icon="lock-keyhole" title={confidential.title}>
        {confidential.body}
      </Card>
      <Card icon="zap" title={fast.title} claim={response?.id}>
        {response ? `${response.definition} ${response.disclaimer}` : fast.body}
      </Card>
      <Card icon="clock" title={available.title}>
        {available.body}
      </Card>
    </>
  );
}

function Card({ icon, title, claim, children }: { icon: IconName; title: string; claim?: string | undefined; children: ReactNode }) {
  return (
    <section className="result" data-claim={claim}>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
