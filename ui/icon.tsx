import type { IconName } from '#ui/icon-names.ts';
import iconsUrl from './generated/icons.svg?url';

/** An icon is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = 'icon' }: { name: IconName | 'mark' | 'can' | 'nun' | 'reach'; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
