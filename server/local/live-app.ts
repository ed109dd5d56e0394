import type { Pool } from 'pg';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createAssistant } from '#assistant/assistant.ts';
import type { Database } from '#database/connection.ts';
import type { WakeUp } from '#database/queue.ts';
import { theFirm } from '#firm/firm.ts';
import { createApp } from '#server/app.ts';
import { createChat } from '#server/chat.ts';
import { developmentHeaders } from '#server/headers.ts';
import type { Health } from '#server/health.ts';
import { openIntake, secretOf } from '#server/intake.ts';
import { localSecrets } from '#server/local/secrets.ts';
import { openVisitors } from '#server/visitor.ts';

export type LiveParts = {
  database: { db: Database; pool: Pool };
  wakeUp: () => WakeUp | undefined;
  health: Health;
  loadPages: () => Promise<ServerBuild>;
  /** Tells what is wrong, and answers with a page that says so. */
  broken: (error: unknown) => Response;
};

/** Our own list with nothing stored. Vite loads this file, and all that it imports, anew when a source has changed. */
export function liveApp({ database, wakeUp, health, loadPages, broken }: LiveParts): ReturnType<typeof createApp> {
  const visitor = openVisitors(false, secretOf(localSecrets));
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
    intake: openIntake(database, localSecrets, wakeUp),
    // Here the assistant answers from the cards alone; a model is a matter of the environment.
    chat: createChat(createAssistant({ site: theFirm() }), visitor),
    health,
    log: (_event, { error } = {}) => void (error && broken(error)),
    trustedProxy: false,
    visitor,
    headers: developmentHeaders,
    // For the last resort of visitors. Here it is never shown: what breaks is told instead.
    phone: '',
  });
}

/** All words are read before a page is: a mistake in any file shows, with the file's name, whatever page is asked for. */
export function readWords(): void {
  theFirm();
}
