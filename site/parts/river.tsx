import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Steps along a marked river: square buoys at odd points, pointed ones at even. */
export function River({ steps, slim = false }: { steps: { title: string; when: string; body: ReactNode }[]; slim?: boolean }) {
  return (
    <ol className={slim ? 'river slim' : 'river'}>
      {steps.map(({ title, when, body }, at) => (
        <li key={title}>
          <Icon name="reach" className="reach" />
          <Icon name={at % 2 ? 'nun' : 'can'} className="buoy" />
          <div>
            <h3>{title}</h3>
            <p className="when">{when}</p>
            <p>{body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
