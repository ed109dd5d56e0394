import { unbrokenTime } from '#firm/clock.ts';
import { type Language, languageAt, languages } from '#firm/languages.ts';
import { promisedLines } from '#followup/receipt/promised-lines.ts';
import type { Promised } from '#intake/form/send.ts';
import type { Received } from '#intake/receive.ts';
import { type Intake, readSent, submitCaseReview } from '#intake/submit.ts';
import { formFacts } from '#site/form-facts.ts';
import { wordsOf } from '#site/words/words.ts';

/** Where the form's island sends a request: 201 with the reference, 422 with what to correct, 503 when it is not stored or may not be. */
export async function answerCaseReview(body: unknown, intake: Intake, visitor: string, report: (error: unknown) => void): Promise<Response> {
  let sent: ReturnType<typeof readSent>;
  try {
    sent = readSent(body, formFacts(languages.en).pages);
  } catch {
    return Response.json({ kind: 'malformed' }, { status: 400 });
  }
  // The form says on which page it stands, and shows its words in the language of that page.
  const { language } = languageAt(sent.page);
  const { said } = formFacts(language);
  const taken = await submitCaseReview(intake, { ...sent, signals: { ...sent.signals, visitor } }, said, report);
  switch (taken.kind) {
    case 'received':
      return Response.json(
        { kind: 'received', reference: taken.reference, receipt: taken.receipt, code: taken.code, promise: promised(taken, language) },
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

/** `time` is for pages of earlier releases, which write the headline themselves. */
function promised(taken: Received, language: Language): Promised & { time: string } {
  return {
    ...promisedLines(taken, 'call', wordsOf(language).receipt, language.lang),
    time: unbrokenTime(taken.callDueAt, language.lang),
    later: taken.window !== undefined,
  };
}
