import { data } from 'react-router';
import type { Draft } from '#case-review/schema.ts';
import { readTyped } from '#case-review/typed-number.ts';
import { languageAt } from '#firm/languages.ts';
import type { Receipt } from '#followup/receipt/receipt.ts';
import { draftFrom, formOf, textIn } from '#intake/form/draft.ts';
import { knownPage, submitCaseReview } from '#intake/submit.ts';
import { formFacts } from '#site/form-facts.ts';
import { CaseReview } from '../parts/case-review.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reassurance } from '../parts/reassurance.tsx';
import { ReceiptView } from '../parts/receipt-view.tsx';
import { Shore } from '../parts/shore.tsx';
import { Urgent } from '../parts/urgent.tsx';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/free-consultation.ts';
import './inner.css';
import '#intake/form/received.css';
import './receipt.css';

/** Where every form of the site posts to without script. The answer is this page again with what to mend, or the receipt. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intake, report, visitor } = context.get(requestContext);
  const { pathname } = new URL(request.url);
  const { said, pages } = formFacts(languageAt(pathname).language);
  const form = await formOf(request);
  const draft = draftFrom(form);
  const page = knownPage(textIn(form, 'page') || pathname, pages);
  const taken = await submitCaseReview(
    intake,
    { draft, wording: Number(textIn(form, 'consent')), key: undefined, page, attribution: {}, signals: { trap: textIn(form, 'trap') !== '', visitor } },
    said,
    report,
  );
  switch (taken.kind) {
    case 'received':
      // Shown in this answer and not at an address of its own, which would stay in the history. Sent again, it is the same request.
      return data({ receipt: await intake.openReceipt({ token: taken.receipt }), number: readTyped(draft.phone)?.shown ?? '', known: draft });
    case 'invalid':
      return data({ draft, page, problems: taken.problems }, { status: 422 });
    case 'failed':
    case 'unknown':
    case 'conflict':
      return data({ draft, page, outcome: taken.kind === 'unknown' ? taken.kind : ('failed' as const) }, { status: 503 });
  }
}

export default function FreeConsultation({ actionData }: Route.ComponentProps) {
  const { firm, freeConsultation, words } = useSite();
  if (actionData && 'receipt' in actionData && actionData.receipt.kind !== 'none')
    return <Received receipt={actionData.receipt} number={actionData.number} known={actionData.known} />;
  const returned = actionData && 'draft' in actionData ? actionData : undefined;
  const wrong = returned && 'problems' in returned;
  return (
    <>
      <PageMeta
        title={wrong ? words.form(firm.phone.display, firm.name).error + freeConsultation.title : freeConsultation.title}
        description={freeConsultation.description}
      />
      <PageHead title={freeConsultation.title} lead={freeConsultation.lead} call={false} review={false} figure="none" />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap form-columns form-page">
          <CaseReview returned={returned} />
          <div className="stack beside-form">
            <Reassurance />
            <div className="prose">{freeConsultation.body ? <Prose blocks={freeConsultation.body} /> : null}</div>
            <Urgent />
            <p className="note">
              {firm.notices.privilege} {firm.notices.relationship}
            </p>
          </div>
        </div>
      </div>
      <Shore between="land-deep" up />
    </>
  );
}

function Received({ receipt, number, known }: { receipt: Exclude<Receipt, { kind: 'none' }>; number: string; known: Draft }) {
  const { firm, words } = useSite();
  return (
    <>
      <title>{`${words.receipt.title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="section">
        <ReceiptView receipt={receipt} title={words.receipt.title} number={{ is: 'read-back', shown: number }} known={known} />
      </section>
      <Shore between="water-deep" up />
    </>
  );
}
