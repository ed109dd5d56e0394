import { data } from 'react-router';
import { content } from '#firm/content.ts';
import { formOf, textIn } from '#intake/form/draft.ts';
import { receiptLines } from '#site/parts/receipt-lines.ts';
import { requestContext } from '#site/request-context.ts';
import { wordsOf } from '#site/words/words.ts';
import type { Route } from './+types/receipt-state.ts';

/** The lines of a receipt as they stand now, for the page that is open. What opens it comes in the body. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const token = textIn(await formOf(request), 'token');
  const receipt = await context.get(requestContext).intake.openReceipt({ token });
  if (receipt.kind !== 'open') throw data(null, { status: 404 });
  const { language } = content();
  const { lines, now } = receiptLines(receipt, wordsOf(language).receipt.live, language.lang);
  const texts = lines.flatMap(({ name, label, text }) => [
    [name, text],
    [`${name}-label`, label],
  ]);
  return Response.json({ now, ...Object.fromEntries(texts) }, { headers: { 'Cache-Control': 'no-store' } });
}
