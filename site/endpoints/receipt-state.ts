import { data } from 'react-router';
import { languageOfRequest } from '#firm/content.ts';
import { receiptLines } from '#followup/receipt/receipt-view.ts';
import { formOf, textIn } from '#intake/form/draft.ts';
import type { ReceiptState } from '#site/islands/receipt.ts';
import { requestContext } from '#site/request-context.ts';
import { wordsOf } from '#site/words/words.ts';
import type { Route } from './+types/receipt-state.ts';

/** The lines of a receipt as they stand now, for the page that is open. What opens it comes in the body. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const token = textIn(await formOf(request), 'token');
  const receipt = await context.get(requestContext).intake.openReceipt({ token });
  if (receipt.kind !== 'open') throw data(null, { status: 404 });
  const language = languageOfRequest(receipt.language);
  const { headline, day, dueAt, now, river } = receiptLines(receipt, wordsOf(language).receipt, language.lang);
  const texts = river.flatMap(({ name, title, when, body }) => [
    [name, when],
    [`${name}-label`, title],
    ...(body === undefined ? [] : [[`${name}-body`, body]]),
  ]);
  const state: ReceiptState = {
    texts: { headline, day, now, ...Object.fromEntries(texts) },
    lights: Object.fromEntries(river.map(({ name, light }) => [name, light])),
    dueAt,
    sooner: receipt.sooner,
  };
  return Response.json(state, { headers: { 'Cache-Control': 'no-store' } });
}
