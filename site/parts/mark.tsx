import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

/** The firm's logo beside its name, or the mark that is drawn where it has none. */
export function Mark() {
  return useSite().firm.look.logo ? <img className="mark" src="/firm/logo.svg" alt="" width="40" height="40" /> : <Icon name="mark" className="mark" />;
}
