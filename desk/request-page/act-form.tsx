import type { ReactNode } from 'react';
import { Form } from 'react-router';

/** A form of the page. `seen` is the last line of the timeline that its reader saw: nothing is done over what they did not see. */
export function ActForm({ act, seen, className, children }: { act?: string; seen: string; className?: string; children: ReactNode }) {
  return (
    <Form method="post" className={className ?? 'act'} preventScrollReset={false}>
      <input type="hidden" name="seen" value={seen} />
      {act && <input type="hidden" name="do" value={act} />}
      {children}
    </Form>
  );
}

/** A box that must be ticked for what cannot be taken back, or that somebody outside hears of. */
export function Sure({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label className="sure" htmlFor={id}>
      <input type="checkbox" id={id} name="sure" value="yes" required />
      <span>{children}</span>
    </label>
  );
}
