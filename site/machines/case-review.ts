import { data } from 'react-router';
import { theFirm } from '#firm/firm.ts';
import { readSent, takeCaseReview } from '#intake/take.ts';
import { pageAddresses } from '../addresses.ts';
import { requestContext } from '../request-context.ts';
import { wordsOf } from '../words/words.ts';
import type { Route } from './+types/case-review.ts';

/** Where the form's island sends a request: 201 with the reference, 422 with what to mend, 503 when it is not kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const { intake, report } = context.get(requestContext);
  const { firm, language } = theFirm();
  const body: unknown = await request.json().catch(() => null);
  const said = { language: language.code, consentWording: wordsOf(language).form(firm.phone.display).consent };
  let sent: ReturnType<typeof readSent>;
  try {
    sent = readSent(body, pageAddresses());
  } catch {
    return Response.json({ kind: 'malformed' }, { status: 400 });
  }
  const taken = await takeCaseReview(intake, sent, said, report);
  switch (taken.kind) {
    case 'received':
      return Response.json({ kind: 'received', reference: taken.reference, receipt: `/receipt/${taken.receipt}` }, { status: 201 });
    case 'invalid':
      return Response.json({ kind: 'invalid', problems: taken.problems }, { status: 422 });
    case 'conflict':
      return Response.json({ kind: 'conflict' }, { status: 422 });
    case 'failed':
      return Response.json({ kind: 'failed' }, { status: 503, headers: { 'Retry-After': '5' } });
  }
}

/** Nothing to read here. */
export function loader() {
  throw data(null, { status: 404 });
}
