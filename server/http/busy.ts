import type { Context } from 'hono';
import { chatAddress } from '#assistant/limits.ts';
import { content } from '#firm/content.ts';
import { languageAt } from '#firm/languages.ts';
import { barePage, dialled } from '#server/http/bare-page.ts';
import { pageKey } from '#server/http/serve-stored.ts';
import { meter } from '#server/monitoring/metrics.ts';
import { wordsOf } from '#site/words/words.ts';

const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };

/** There is too much to do. The form's script hears that nothing is stored and sends again; the chat and a page say whom to call. */
export function busy(context: Context): Response {
  meter.guard('overload');
  const { language, path } = languageAt(pageKey(context.req.path));
  const { chat, busy: page } = wordsOf(language).front;
  if (path === '/case-review') return context.json({ kind: 'failed' }, 503, headers);
  if (path === chatAddress) return context.json({ error: chat.busy(content().firm.phone.display) }, 503, headers);
  return context.html(barePage(language, page.title, page.lead, page.body(dialled())), 503, headers);
}
