import { startHttpSink } from './http-sink.ts';

export const webhookSecret = 'whsec_c3RhbmQtaW4gc2VjcmV0IGZvciB0ZXN0cyBvbmx5';

/** A receiver of Standard Webhooks. Two messages are the same when their webhook-id is. `status` 201 is what Clio Grow says. */
export function startWebhookSink({ status = 200, ...options }: { port?: number; tls?: boolean; status?: number; slow?: number } = {}) {
  return startHttpSink(
    {
      idOf: ({ headers }) => String(headers['webhook-id'] ?? ''),
      accepts: () => ({ status, body: '{"received":true}' }),
      refuses: ({ body }) => ({ status: 410, body }),
      errorBody: { status: 200, body: '{"errors":["inbox_lead_token is not known"]}' },
    },
    options,
  );
}
