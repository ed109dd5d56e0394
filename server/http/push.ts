import type { Context } from 'hono';
import type { Button } from '#replies/push/press.ts';
import { buttonAnswers } from '#replies/push/words.en.ts';

export type PushDoor = {
  /** Undefined for a token that is wrong or too old. */
  press: (button: Button, token: string) => Promise<string | undefined>;
};

/** A button's answer may be read by a page of another origin, which is what ntfy's web app is. It says nothing without the token. */
const headers = { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };

/** A button of a push message. The token in its address is what counts, wherever the request comes from; no body is read. */
export async function answerButton(context: Context, button: Button, { press }: PushDoor): Promise<Response> {
  const said = await press(button, context.req.param('token') ?? '');
  return said === undefined ? context.text(buttonAnswers.unknown, 404, headers) : context.text(said, 200, headers);
}
