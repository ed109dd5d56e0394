import { data, redirect } from 'react-router';
import { theFirm } from '#firm/firm.ts';
import { draftFrom, formOf, textIn } from '#intake/draft.ts';
import { knownPage, takeCaseReview } from '#intake/take.ts';
import { pageAddresses } from '../addresses.ts';
import { CaseReview } from '../parts/case-review.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PageMeta } from '../parts/page-meta.tsx';
import { Prose } from '../parts/prose.tsx';
import { Reassurance } from '../parts/reassurance.tsx';
import { Shore } from '../parts/shore.tsx';
import { Urgent } from '../parts/urgent.tsx';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import { wordsOf } from '../words/words.ts';
import type { Route } from './+types/free-consultation.ts';
import './inner.css';

/** Where every form of the site posts to without script. The answer is this page again with what to mend, or the receipt. */
export async function action({ request, context }: Route.ActionArgs) {
  const { intake, report, visitor } = context.get(requestContext);
  const { firm, language } = theFirm();
  const form = await formOf(request);
  const draft = draftFrom(form);
  const page = knownPage(textIn(form, 'page'), pageAddresses());
  const said = { language: language.code, consentWording: wordsOf(language).form(firm.phone.display).consent };
  const taken = await takeCaseReview(
    intake,
    { draft, key: undefined, page, attribution: {}, signals: { trap: textIn(form, 'trap') !== '', visitor } },
    said,
    report,
  );
  switch (taken.kind) {
    case 'received':
      return redirect(`/receipt/${taken.receipt}`, { status: 303 });
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
  const wrong = actionData && 'problems' in actionData;
  return (
    <>
      <PageMeta
        title={wrong ? words.form(firm.phone.display).error + freeConsultation.title : freeConsultation.title}
        description={freeConsultation.description}
      />
      <PageHead title={freeConsultation.title} lead={freeConsultation.lead} review={false} />
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap form-columns">
          <CaseReview returned={actionData} />
          <div className="stack">
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
