import type { ReactNode } from 'react';

/** A state in a word. The color repeats what the word says. */
export function Badge({ tone, children }: { tone?: 'good' | 'urgent' | 'new'; children: ReactNode }) {
  return <span className={tone ? `badge is-${tone}` : 'badge'}>{children}</span>;
}
