import { connect } from '#database/connection.ts';
import { readOwnerEnvironment } from '#environment.ts';
import { log } from '#server/monitoring/log.ts';
import { runWith } from '#server/process.ts';
import { carryOut } from '#server/publisher/orders.ts';
import { openPreview, type Preview } from '#server/publisher/preview.ts';
import { readPublishing } from '#server/publisher/settings.ts';
import { openLookout } from '#server/publisher/state.ts';

/** Between two looks for an order. Each is one small question to the database. */
const lookAgainMs = 2_000;

/**
 * `npm run publisher`: carries out what owners order at the desk, and tells the desk what is published and what waits. Runs as a user that may
 * write the folder of releases and restart the processes; in the database as the worker's role, without its keys.
 */
await runWith(
  () => ({ ...readPublishing(), ...readOwnerEnvironment() }),
  async (settings) => {
    const { db, pool } = connect(settings.DATABASE_URL, { max: 2, onError: (error) => log('database-error', { error }) });
    let preview: (Preview & { release: string }) | undefined;
    const show = async (release: string | undefined, folder: string) => {
      await preview?.stop();
      preview = release === undefined ? undefined : { release, ...(await openPreview(folder, settings.previewPort)) };
    };
    const lookout = openLookout(db, settings, () => preview && { release: preview.release, url: settings.previewUrl ?? preview.url });
    let stopping = false;
    const working = (async () => {
      while (!stopping) {
        try {
          await carryOut(db, settings, show);
          await lookout.look();
        } catch (error) {
          log('database-error', { error });
        }
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      }
    })();
    log('started');
    return async () => {
      stopping = true;
      await working;
      await preview?.stop();
      await pool.end();
    };
  },
);
