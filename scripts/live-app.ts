import type { Pool } from 'pg';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createAssistant } from '#assistant/assistant.ts';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/wake-up.ts';
import { content } from '#firm/content.ts';
import { demoKeys, demoSecrets } from '#server/demo-secrets.ts';
import { createApp } from '#server/http/app.ts';
import { createChat } from '#server/http/chat.ts';
import { developmentHeaders } from '#server/http/headers.ts';
import type { Health } from '#server/http/health.ts';
import { openQueue } from '#server/http/queue.ts';
import { openVisitors } from '#server/http/visitor.ts';
import { openIntake, secretsOf } from '#server/wiring/intake.ts';

export type LiveParts = {
  database: { db: Database; pool: Pool };
  wakeUp: () => WakeUp | undefined;
  health: Health;
  loadPages: () => Promise<ServerBuild>;
  /** Prints what is wrong, and answers with a page that shows it. */
  broken: (error: unknown) => Response;
};

/** The app of production, but with no stored pages. Vite loads this file, and all that it imports, anew when a source has changed. */
export function liveApp({ database, wakeUp, health, loadPages, broken }: LiveParts): ReturnType<typeof createApp> {
  const visitor = openVisitors(false, secretsOf(demoSecrets).current.key);
  const queue = openQueue();
  return createApp({
    stored: { pages: new Map(), files: new Map() },
    render: async (request, context) => {
      try {
        readWords();
        return await createRequestHandler(await loadPages(), 'development')(request, context);
      } catch (error) {
        return broken(error);
      }
    },
    intake: openIntake(database, { ...demoSecrets, ...demoKeys.web }, wakeUp),
    // In development the assistant answers from the cards alone; the settings of a model are not read here.
    chat: createChat(createAssistant({ site: content() }), visitor, queue),
    queue,
    health,
    log: (_event, { error } = {}) => void (error && broken(error)),
    trustedProxy: false,
    visitor,
    headers: developmentHeaders,
    // Only for the last-resort error page, which development never shows: `broken` answers instead.
  });
}

/** All words are read before a page is: a mistake in any file shows, with the file's name, whatever page is asked for. */
export function readWords(): void {
  content();
}
