import type { CaseType } from '#firm/case-types.ts';
import { CaseReviewForm } from '#intake/case-review-form.tsx';
import { type Draft, emptyDraft, type Problems } from '#intake/schema.ts';
import { useSite } from '../site-context.tsx';
import { Island } from './island.tsx';
import '#intake/form.css';

/** The case review form on a page. `preset` is the page's own case type; a reset returns to it. */
export function CaseReview({
  preset,
  draft,
  problems,
  level = 2,
}: {
  preset?: CaseType;
  draft?: Draft | undefined;
  problems?: Problems | undefined;
  level?: 2 | 3;
}) {
  const { firm, path, words } = useSite();
  // What the browser needs to go on from here; the words come with the island.
  const props = {
    phone: { display: firm.phone.display, href: firm.phone.href },
    page: path,
    draft: draft ?? { ...emptyDraft, case_type: preset ?? '' },
    ...(problems ? { problems } : {}),
    level,
  };
  return (
    <Island name="intake" props={props}>
      <CaseReviewForm {...props} words={words.form(firm.phone.display)} />
    </Island>
  );
}
