import type { Draft, Problems } from '#case-review/schema.ts';
import type { CaseType } from '#firm/case-types.ts';
import { addressIn } from '#firm/languages.ts';
import { CaseReviewForm } from '#intake/form/form.tsx';
import type { NotKept } from '#intake/submit.ts';
import { useSite } from '../site-context.tsx';
import { Island } from './island.tsx';
import '#intake/form/form.css';

/** What the server gives back of a form that it did not take. `page` is where it was filled in. */
type Returned = { draft: Draft; page: string } & ({ problems: Problems } | { outcome: NotKept['kind'] });

/** The case review form on a page. `preset` is the page's own case type; a reset returns to it. */
export function CaseReview({ preset, returned, level = 2 }: { preset?: CaseType; returned?: Returned | undefined; level?: 2 | 3 }) {
  const { firm, language, path, words } = useSite();
  // What the browser needs to go on from here; the words come with the island, and the firm's number and name with them.
  const props = {
    page: addressIn(language, path),
    level,
    ...(preset ? { preset } : {}),
    ...returned,
  };
  return (
    <Island name="intake" id="review" props={props}>
      <CaseReviewForm {...props} phone={firm.phone} words={words.form(firm.phone.display, firm.name)} />
    </Island>
  );
}
