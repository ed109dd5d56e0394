import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { createBudget } from '#assistant/budget.ts';
import { openModel } from '#assistant/model.ts';
import { countUnanswered } from '#assistant/unanswered.ts';
import { createVisitors } from '#assistant/visitors.ts';
import type { Database } from '#database/connection.ts';
import { openBreaker } from '#deliveries/breaker.ts';
import type { Environment } from '#environment.ts';
import { content } from '#firm/content.ts';
import type { Log } from '#server/monitoring/log.ts';
import { meter } from '#server/monitoring/metrics.ts';

type Settings = Pick<Environment, 'ASSISTANT_BASE_URL' | 'ASSISTANT_API_KEY' | 'ASSISTANT_MODEL' | 'ASSISTANT_DAILY_TOKENS'>;

/** After three failures in a row the model is not asked for this long: every visitor gets an answer at once. */
const modelRestMs = 30_000;

/** The assistant of this process, with a model where the environment names one. */
export function openAssistant(db: Database, settings: Settings, log: Log): Assistant {
  const { ASSISTANT_BASE_URL: baseURL, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: name, ASSISTANT_DAILY_TOKENS: daily } = settings;
  if (baseURL && apiKey && name) meter.assistantBudget(daily);
  const unanswered = countUnanswered(db, (error) => log('database-error', { error }));
  return createAssistant({
    site: content(),
    prepared: 'build/assistant',
    model:
      baseURL && apiKey && name
        ? { model: openModel({ baseURL, apiKey, model: name }), budget: createBudget(db, daily), breaker: openBreaker(modelRestMs), visitors: createVisitors() }
        : undefined,
    note: (note) => {
      if (note.kind === 'no-answer') return unanswered.count(note.why);
      log(`assistant-${note.kind}`, { why: note.why });
      meter.guard(`assistant-${note.kind}`);
    },
  });
}
