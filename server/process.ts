import { DurabilityError } from '#database/durability.ts';
import { type Environment, EnvironmentError, type ProcessName, readEnvironment } from '#environment.ts';
import { ContentError } from '#firm/content-file.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { LaunchError } from '#server/commands/launch-check.ts';
import { log } from '#server/monitoring/log.ts';
import { VaultError } from '#vault/vault.ts';

type Stop = () => Promise<void>;

/** Starts a process, or a command in its environment, and ends it in order when it is told to. */
export async function runProcess(of: ProcessName, start: (environment: Environment) => Promise<Stop>): Promise<void> {
  await runWith(() => readEnvironment(of), start);
}

/** The same, with settings of its own. */
export async function runWith<Settings>(read: () => Settings, start: (settings: Settings) => Promise<Stop>): Promise<void> {
  try {
    const starting = start(read());
    // Signals are handled from the beginning, so that a process can be stopped while it is still starting.
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      log('stopping');
      await Promise.race([starting.then((stop) => stop()), startedTooSlowly(starting)]);
      log('stopped');
      process.exit(0);
    };
    for (const crash of ['unhandledRejection', 'uncaughtException'] as const)
      process.on(crash, (error: unknown) => {
        // Node's own report would print the error's message, which can quote what a visitor typed.
        log('crashed', { error });
        process.exit(1);
      });
    process.on('SIGTERM', () => void end());
    process.on('SIGINT', () => void end());
    await starting;
  } catch (error) {
    endBecauseOf(error);
  }
}

/** Runs a command to its end. What a person must change is said plainly. */
export async function runCommand<Settings>(read: () => Settings, work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await work(read());
  } catch (error) {
    endBecauseOf(error);
  }
}

function endBecauseOf(error: unknown): never {
  // These say what a person must change, and quote nothing but settings and file names.
  if (plainlySaid.some((kind) => error instanceof kind)) process.stderr.write(`${(error as Error).message}\n`);
  else log('stopped', { error });
  process.exit(1);
}

const plainlySaid = [EnvironmentError, ContentError, DurabilityError, VaultError, LaunchError, CommandError];

/** Resolves if the start takes over 3 seconds, as without a database: then the process ends all the same. */
async function startedTooSlowly(starting: Promise<unknown>): Promise<void> {
  const tooSlow = new Promise<'too slow'>((resolve) => {
    setTimeout(() => resolve('too slow'), 3_000).unref();
  });
  if ((await Promise.race([starting, tooSlow])) !== 'too slow') await new Promise<never>(() => undefined);
}
