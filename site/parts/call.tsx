import { CallButton } from '#ui/call-button.tsx';
import { useSite } from '../site-context.tsx';

/** The firm's call button, with its usual words or others. */
export function Call({ label, className }: { label?: string; className?: string }) {
  const { firm, words } = useSite();
  return <CallButton href={firm.phone.href} number={firm.phone.display} label={label ?? words.call.now} {...(className ? { className } : {})} />;
}
