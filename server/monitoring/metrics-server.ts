import type { Database } from '#database/connection.ts';
import type { Environment } from '#environment.ts';
import { closeWithin, listen } from '#server/listen.ts';
import { readGauges } from '#server/monitoring/gauges.ts';
import { log } from '#server/monitoring/log.ts';
import { registry, startMeters } from '#server/monitoring/metrics.ts';

/** Opens the inner port that Prometheus reads, if the environment names one. A port in use is logged, and the process runs on without it. */
export async function serveMetrics(
  db: Database,
  { METRICS_PORT, METRICS_HOST }: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>,
): Promise<{ stop: () => Promise<void> }> {
  if (METRICS_PORT === undefined) return { stop: async () => undefined };
  startMeters();
  const answer = async (): Promise<string> => {
    await readGauges(db);
    return registry.metrics();
  };
  try {
    const { server } = await listen(
      (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
        answer().then(
          (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
          (error: unknown) => {
            log('metrics-failed', { error });
            response.writeHead(500).end();
          },
        );
      },
      METRICS_HOST,
      METRICS_PORT,
    );
    return { stop: () => closeWithin(server, 1) };
  } catch (error) {
    log('metrics-failed', { error });
    return { stop: async () => undefined };
  }
}
