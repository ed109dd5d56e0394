import type { ReactNode } from 'react';

/** A page that is for one task: nothing around it leads away. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="bare">
      {children}
    </main>
  );
}
