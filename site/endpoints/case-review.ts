import { unbrokenTime, weekdayAndDate } from '#firm/clock.ts';
import { content } from '#firm/content.ts';
import { type Intake, readSent, submitCaseReview } from '#intake/submit.ts';
import { formFacts } from '#site/form-facts.ts';

/** Where the form's island sends a request: 201 with the reference, 422 with what to correct, 503 when it is not stored or may not be. */
export async function answerCaseReview(body: unknown, intake: Intake, visitor: string, report: (error: unknown) => void): Promise<Response> {
  const { said, pages } = formFacts();
  let sent: ReturnType<typeof readSent>;
  try {
    sent = readSent(body, pages);
  } catch {
    return Response.json({ kind: 'malformed' }, { status: 400 });
  }
  const taken = await submitCaseReview(intake, { ...sent, signals: { ...sent.signals, visitor } }, said, report);
  switch (taken.kind) {
    case 'received':
      return Response.json(
        { kind: 'received', reference: taken.reference, receipt: taken.receipt, code: taken.code, promise: promised(taken.callDueAt) },
        { status: 201 },
      );
    case 'invalid':
      return Response.json({ kind: 'invalid', problems: taken.problems }, { status: 422 });
    case 'conflict':
      return Response.json({ kind: 'conflict' }, { status: 422 });
    case 'failed':
    case 'unknown':
      return Response.json({ kind: taken.kind }, { status: 503, headers: { 'Retry-After': '5' } });
  }
}

/** The moment as a machine reads it, and as the firm's clock shows it. */
function promised(at: Date) {
  const { lang } = content().language;
  return { at: at.toISOString(), time: unbrokenTime(at, lang), day: weekdayAndDate(at, lang) };
}
