import { DurabilityError } from '#database/durability.ts';
import { type Environment, EnvironmentError, readEnvironment } from '#environment.ts';
import { ContentError } from '#firm/content-file.ts';
import { log } from '#server/log.ts';
import { VaultError } from '#vault/vault.ts';

type Stop = () => Promise<void>;

/** Starts a process, and ends it in order when it is told to. */
export async function runProcess(start: (environment: Environment) => Promise<Stop>): Promise<void> {
  try {
    const stop = await start(readEnvironment());
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      log('stopping');
      await stop();
      log('stopped');
      process.exit(0);
    };
    process.on('SIGTERM', () => void end());
    process.on('SIGINT', () => void end());
  } catch (error) {
    // These say what a person must change, and quote nothing but settings and file names.
    if (error instanceof EnvironmentError || error instanceof ContentError || error instanceof DurabilityError || error instanceof VaultError)
      process.stderr.write(`${error.message}\n`);
    else log('stopped', { error });
    process.exit(1);
  }
}
