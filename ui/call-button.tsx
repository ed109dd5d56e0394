import { Icon } from '#ui/icon.tsx';

/** The only orange element of a page: it always dials the firm. */
export function CallButton({ href, number, label, className }: { href: string; number: string; label?: string; className?: string }) {
  return (
    <a className={className ? `call ${className}` : 'call'} href={href}>
      <Icon name="phone" />
      <span>
        {label ? <small>{label}</small> : null} <b>{number}</b>
      </span>
    </a>
  );
}
