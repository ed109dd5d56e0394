import { type ReceivedPost, startHttpSink } from './http-sink.ts';

export const clioToken = 'token-of-the-firm';

type Sent = { inbox_lead?: Record<string, string>; inbox_lead_token?: string };

/** Clio Grow answers 422 when one of these is missing or empty. */
const required = ['from_first', 'from_last', 'from_message', 'referring_url', 'from_source'];

/**
 * The lead inbox of Clio Grow: it takes a lead with 201 and knows no ids, so that the same lead sent twice is two. `answers` replaces
 * what it says when all is well; what it says does not change what it keeps.
 */
export async function startClioSink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  let instead: number | undefined;
  let retryAfter: string | undefined;
  const sink = await startHttpSink(
    {
      idOf: ({ body }) => leadIn({ body }).from_message ?? '',
      accepts: (post) => {
        if (instead !== undefined) return { status: instead, body: '{}', ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}) };
        return faultOf(post) ?? { status: 201, body: JSON.stringify({ inbox_lead: leadIn(post) }) };
      },
      refuses: () => ({ status: 422, body: '{"errors":["Unprocessable"]}' }),
      errorBody: { status: 201, body: '{"errors":["inbox_lead_token is not known"]}' },
    },
    options,
  );
  return {
    ...sink,
    inbox: `${sink.url}/inbox_leads`,
    answers: (status?: number, after?: string) => {
      instead = status;
      retryAfter = after;
    },
    /** What came through its door and could have become a lead, complete or not. */
    leads: () => sink.received().map(leadIn),
  };
}

function leadIn({ body }: Pick<ReceivedPost, 'body'>): Record<string, string> {
  return (JSON.parse(body) as Sent).inbox_lead ?? {};
}

function faultOf(post: ReceivedPost) {
  const { inbox_lead = {}, inbox_lead_token } = JSON.parse(post.body) as Sent;
  if (inbox_lead_token !== clioToken) return { status: 401, body: '{"errors":["Unauthorized"]}' };
  const missing = required.filter((name) => !inbox_lead[name]?.trim());
  return missing.length > 0 ? { status: 422, body: JSON.stringify({ errors: missing.map((name) => `${name} can't be blank`) }) } : undefined;
}
