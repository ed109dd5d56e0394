import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { channelVariables, holdsTogether } from '#deliveries/settings.ts';
import { addressWithLogin, webAddress } from '#deliveries/written-address.ts';
import { openSecrets } from '#vault/secrets.ts';

/**
 * `process.env`, read once and checked, for entry points. Apart from it the product reads only FIRM_DIR and CONTENT_FOLDER (firm/content-file.ts).
 * Each process has a file of its own, and does not start with a secret of another's: what it does not have, nobody finds in it.
 */
export function readEnvironment(of: ProcessName, source: NodeJS.ProcessEnv = process.env): Environment {
  // Before files are read as well: one that belongs elsewhere is often not readable here.
  refuseOthersSecrets(of, source);
  const given = withSecrets(source);
  refuseOthersSecrets(of, given);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw incomplete(result.error);
}

/** `owner`: commands of whoever runs the site, by hand, in the place of all. */
export type ProcessName = 'web' | 'worker' | 'desk' | 'owner';

/** What opens requests, and what proves that we made a link or a receipt: who may have each. */
const holders: Record<string, readonly ProcessName[]> = {
  WORKER_KEYS: ['worker'],
  DESK_KEYS: ['desk'],
  RECOVERY_KEYS: [],
  LINK_SECRET: ['worker', 'desk'],
  INTAKE_SECRET: ['web', 'worker'],
};

export function refuseOthersSecrets(of: ProcessName, source: NodeJS.ProcessEnv): void {
  if (of === 'owner') return;
  const found = Object.keys(holders)
    .filter((name) => !holders[name]?.includes(of))
    .flatMap((name) => [name, `${name}_FILE`])
    .filter((name) => source[name]);
  if (found.length === 0) return;
  const where = found.map((name) => `  ${name}: ${holders[name.replace(/_FILE$/, '')]?.join(' and ') || 'the safe'}`);
  throw new EnvironmentError(`The environment of the ${of} holds what belongs elsewhere. Remove it there. See .env.example.\n${where.join('\n')}`);
}

/** Settings that nobody else may know. docs/runbook.md says of each when it is changed. */
export const secretSettings = [
  'DATABASE_URL',
  ...['WORKER_KEYS', 'DESK_KEYS', 'RECOVERY_KEYS', 'INTAKE_SECRET', 'LINK_SECRET'],
  ...['MAIL_URL', 'BOUNCE_IMAP_URL', 'SMS_TOKEN', 'WEBHOOK_SECRET', 'LEADS_TOKEN', 'NTFY_TOKEN', 'PUSHOVER_TOKEN', 'ASSISTANT_API_KEY'],
];

/**
 * Each may be in a file: the one that NAME_FILE names, or the one of its name among what systemd hands to the process (LoadCredential=).
 * Such a file is in no environment, which other programs of the same user can read and children inherit.
 */
export function withSecrets(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folder = source['CREDENTIALS_DIRECTORY'];
  const found = secretSettings.flatMap((name) => {
    const handed = folder && join(folder, name);
    const file = source[`${name}_FILE`] || (handed && existsSync(handed) ? handed : undefined);
    return file ? [[name, readSecret(name, file)]] : [];
  });
  return { ...source, ...Object.fromEntries(found) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new EnvironmentError(`${name}_FILE: ${file} cannot be read.`);
  }
}

/** For commands that whoever runs the site runs as the owner of the tables. They need no key and no secret. */
export function readOwnerEnvironment(source: NodeJS.ProcessEnv = process.env): Pick<Environment, 'DATABASE_URL'> {
  // Not schema.pick: zod refuses it for a schema whose settings must hold together.
  const result = z.object({ DATABASE_URL: schema.shape.DATABASE_URL }).safeParse(withSecrets(source));
  if (result.success) return result.data;
  throw incomplete(result.error);
}

/** For the launch check, which reports all problems at once: what can be read, and what is wrong with the rest. */
export function readWhatIsThere(source: NodeJS.ProcessEnv = process.env): { settings: Partial<Environment>; problems: Problem[] } {
  const given = withSecrets(source);
  const result = schema.safeParse(given);
  if (result.success) return { settings: result.data, problems: [] };
  const problems = problemsOf(result.error);
  const wrong = new Set(problems.map(({ where }) => where));
  const readable = Object.entries(schema.shape).flatMap(([name, one]) => (wrong.has(name) ? [] : [[name, one.parse(given[name])]]));
  return { settings: Object.fromEntries(readable) as Partial<Environment>, problems };
}

/** What is missing or wrong, a line each. */
export function incomplete(error: z.ZodError): EnvironmentError {
  const lines = problemsOf(error).map(({ where, what }) => `  ${where}: ${what}`);
  return new EnvironmentError(`The environment is not complete. See .env.example.\n${lines.join('\n')}`);
}

export type Problem = { where: string; what: string };

function problemsOf({ issues }: z.ZodError): Problem[] {
  return issues.map(({ path, message }) => ({ where: path.join('.'), what: message }));
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Environment = z.output<typeof schema>;

function isReadable(written: string): boolean {
  try {
    openSecrets(written);
    return true;
  } catch {
    return false;
  }
}

const port = z.coerce.number('must be a port number').int().min(0).max(65535);

const schema = z
  .object({
    /** postgres://user:password@host:port/database */
    DATABASE_URL: addressWithLogin(/^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/firm'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    /** `true` only behind exactly one proxy of your own; its X-Forwarded-Proto and X-Forwarded-For are then believed. */
    TRUSTED_PROXY: z
      .enum(['true', 'false'], 'must be true or false')
      .default('false')
      .transform((value) => value === 'true'),
    /** To whom requests are sealed: one public key each, as worker:1:key,desk:1:key,recovery:1:key. */
    SEAL_TO: z.string().optional(),
    /** Private keys as version:key, each only in the process that it names; or a file that holds them. The one for recovery is in the firm's safe. */
    WORKER_KEYS: z.string().optional(),
    WORKER_KEYS_FILE: z.string().optional(),
    DESK_KEYS: z.string().optional(),
    DESK_KEYS_FILE: z.string().optional(),
    RECOVERY_KEYS: z.string().optional(),
    RECOVERY_KEYS_FILE: z.string().optional(),
    /** At least 32 characters: receipts, links and opt-outs are recognized by it. `2:newer,1:older` changes it without forgetting them. */
    INTAKE_SECRET: z
      .string('must be at least 32 characters')
      .min(32, 'must be at least 32 characters')
      .refine(isReadable, 'must be one secret, or version:secret,version:secret with at least 32 characters each'),
    /** At least 32 characters, for the worker and the desk alone: links in alerts are recognized by it. Versions as above. */
    LINK_SECRET: z.string().refine(isReadable, 'must be one secret, or version:secret,version:secret with at least 32 characters each').optional(),
    /** Where the firm's own people work. Links in alerts lead there. */
    DESK_URL: webAddress('https://desk.example.com').optional(),
    /** Where the site is visited, if not at the address in the firm file. Links in messages lead there. */
    PUBLIC_URL: webAddress('https://www.example.com').optional(),
    /** `off` sends no synthetic requests. Otherwise one is sent to the public address every CANARY_SECONDS. */
    CANARY: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CANARY_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(3_600).default(300),
    /** How long worker or database may be silent before the other parts send an alarm. */
    SILENCE_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(600).default(45),
    /** A mailbox that takes the synthetic requests' messages; without one the worker drops them. */
    CANARY_MAIL: z.email('must be one e-mail address').optional(),
    /** Above this many requests a minute an alarm is sent, and a visitor's browser has to do more proof of work. */
    FLOOD_PER_MINUTE: z.coerce.number('must be a number').int().min(10).default(120),
    ...channelVariables,
    /** A provider that speaks OpenAI's chat completions. Without all three the assistant answers from the firm's pages alone. */
    ASSISTANT_BASE_URL: webAddress('https://api.example.com/v1').optional(),
    ASSISTANT_API_KEY: z.string().min(1).optional(),
    ASSISTANT_MODEL: z.string().min(1).optional(),
    /** Tokens a day, questions and answers together, over all processes. About 1,700 make one answer. */
    ASSISTANT_DAILY_TOKENS: z.coerce.number('must be a number').int().min(0).default(500_000),
    /** The inner port that Prometheus reads; without one nothing listens. Each process on a machine needs its own. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** A folder that the processes of one machine share: while the database is away, one of them sends the alarm for all. */
    INCIDENT_FOLDER: z.string().optional(),
    /** The file that each backup touches when it is done (deploy/backup). Where it is named, an alarm is sent when the last one is too old. */
    BACKUP_DONE_FILE: z.string().optional(),
    /** How long a stopping process may finish what it has begun. */
    STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(60).default(25),
    /** `off` lets the web process start although the launch check finds something. For development, the demo and tests. */
    LAUNCH_CHECK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .refine((env) => new Set([env.ASSISTANT_BASE_URL, env.ASSISTANT_API_KEY, env.ASSISTANT_MODEL].map((one) => one === undefined)).size === 1, {
    path: ['ASSISTANT_MODEL'],
    message: 'ASSISTANT_BASE_URL, ASSISTANT_API_KEY and ASSISTANT_MODEL go together: set all three or none',
  })
  .superRefine(holdsTogether);
