import { DurabilityError } from '#database/durability.ts';
import { type Environment, EnvironmentError, readEnvironment } from '#environment.ts';
import { ContentError } from '#firm/content-file.ts';
import { LaunchError } from '#server/launch-check.ts';
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
    if (plainlySaid.some((kind) => error instanceof kind)) process.stderr.write(`${(error as Error).message}\n`);
    else log('stopped', { error });
    process.exit(1);
  }
}

const plainlySaid = [EnvironmentError, ContentError, DurabilityError, VaultError, LaunchError];
