import { theFirm } from '#firm/firm.ts';
import { type Intake, readSent, takeCaseReview } from '#intake/take.ts';
import { pageAddresses } from '../addresses.ts';
import { wordsOf } from '../words/words.ts';

/** Where the form's island sends a request: 201 with the reference, 422 with what to mend, 503 when it is not kept, or nobody can say. */
export async function answerCaseReview(body: unknown, intake: Intake, visitor: string, report: (error: unknown) => void): Promise<Response> {
  const { firm, language } = theFirm();
  const said = { language: language.code, consentWording: wordsOf(language).form(firm.phone.display).consent };
  let sent: ReturnType<typeof readSent>;
  try {
    sent = readSent(body, pageAddresses());
  } catch {
    return Response.json({ kind: 'malformed' }, { status: 400 });
  }
  const taken = await takeCaseReview(intake, { ...sent, signals: { ...sent.signals, visitor } }, said, report);
  switch (taken.kind) {
    case 'received':
      return Response.json({ kind: 'received', reference: taken.reference, receipt: `/receipt/${taken.receipt}` }, { status: 201 });
    case 'invalid':
      return Response.json({ kind: 'invalid', problems: taken.problems }, { status: 422 });
    case 'conflict':
      return Response.json({ kind: 'conflict' }, { status: 422 });
    case 'failed':
    case 'unknown':
      return Response.json({ kind: taken.kind }, { status: 503, headers: { 'Retry-After': '5' } });
  }
}
