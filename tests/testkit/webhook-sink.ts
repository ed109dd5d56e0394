import { startHttpSink } from './http-sink.ts';

export const webhookSecret = 'whsec_c3RhbmQtaW4gc2VjcmV0IGZvciB0ZXN0cyBvbmx5';

/** A receiver of Standard Webhooks. Two messages are the same when their webhook-id is. */
export function startWebhookSink(options: { port?: number; tls?: boolean; slow?: number } = {}) {
  return startHttpSink(
    {
      idOf: ({ headers }) => String(headers['webhook-id'] ?? ''),
      accepts: () => ({ status: 200, body: '{"received":true}' }),
      refuses: ({ body }) => ({ status: 410, body }),
      errorBody: { status: 200, body: '{"errors":["inbox_lead_token is not known"]}' },
    },
    options,
  );
}
