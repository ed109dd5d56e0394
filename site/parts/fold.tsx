import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A long part that opens on phones when it is asked for. On wider screens it stands there open, without the button. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="button ghost">
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
