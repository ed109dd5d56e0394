import { resolve } from 'node:path';
import { CommandError } from '#server/commands/command-error.ts';

/** What publishing needs to know of its machine. None of it is secret. */
export type Publishing = {
  releases: string;
  /** Puts the processes on what `current` leads to, and the front on its pages. */
  restart: string | undefined;
  /** Where the web processes answer once they are restarted. */
  warmUp: string[];
  previewPort: number;
  /** Where people reach the preview, if the front or a tunnel leads there. */
  previewUrl: string | undefined;
};

export function readPublishing(source: NodeJS.ProcessEnv = process.env): Publishing {
  const releases = source['RELEASES_DIR'];
  if (!releases) throw new CommandError('RELEASES_DIR is not set. It names the folder in which releases are kept. See .env.example.');
  const port = Number(source['PREVIEW_PORT'] || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new CommandError('PREVIEW_PORT must be a port number.');
  const warmUp = (source['WARM_UP'] ?? '').split(/\s+/).filter(Boolean);
  const wrong = warmUp.find((url) => !URL.canParse(url));
  if (wrong) throw new CommandError(`WARM_UP: ${wrong} is no address like http://127.0.0.1:3000`);
  return {
    releases: resolve(releases),
    restart: source['RESTART_COMMAND'] || undefined,
    warmUp,
    previewPort: port,
    previewUrl: source['PREVIEW_URL'] || undefined,
  };
}
