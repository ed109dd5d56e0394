import { data } from 'react-router';
import { theFirm } from '#firm/firm.ts';
import { receiptLines } from '../parts/receipt-lines.ts';
import { requestContext } from '../request-context.ts';
import { wordsOf } from '../words/words.ts';
import type { Route } from './+types/receipt-state.ts';

/** The lines of a receipt as they stand now, for the page that is open. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const receipt = await context.get(requestContext).intake.readReceipt(params.token);
  if (receipt.kind !== 'open') throw data(null, { status: 404 });
  const { language } = theFirm();
  const { lines, now } = receiptLines(receipt, wordsOf(language).receipt.live, language.lang);
  return Response.json({ now, ...Object.fromEntries(lines.map(({ name, text }) => [name, text])) }, { headers: { 'Cache-Control': 'no-store' } });
}
