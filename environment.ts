import { z } from 'zod';
import { channelVariables, holdsTogether } from '#deliveries/settings.ts';

/** `process.env`, read once and checked. Entry points call this; nothing else reads the environment. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = problemsOf(result.error).map(({ where, what }) => `  ${where}: ${what}`);
  throw new EnvironmentError(`The environment is not complete. See .env.example.\n${lines.join('\n')}`);
}

/** For the launch check, which tells all at once: what can be read, and what is wrong with the rest. */
export function readWhatIsThere(source: NodeJS.ProcessEnv = process.env): { settings: Partial<Environment>; problems: Problem[] } {
  const result = schema.safeParse(source);
  if (result.success) return { settings: result.data, problems: [] };
  const problems = problemsOf(result.error);
  const wrong = new Set(problems.map(({ where }) => where));
  const readable = Object.entries(schema.shape).flatMap(([name, one]) => (wrong.has(name) ? [] : [[name, one.parse(source[name])]]));
  return { settings: Object.fromEntries(readable) as Partial<Environment>, problems };
}

export type Problem = { where: string; what: string };

function problemsOf({ issues }: z.ZodError): Problem[] {
  return issues.map(({ path, message }) => ({ where: path.join('.'), what: message }));
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Environment = z.output<typeof schema>;

const port = z.coerce.number('must be a port number').int().min(0).max(65535);

const schema = z
  .object({
    /** postgres://user:password@host:port/database */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@127.0.0.1:5432/firm' }),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    /** `true` only behind exactly one proxy of your own; its X-Forwarded-Proto and X-Forwarded-For are then believed. */
    TRUSTED_PROXY: z
      .enum(['true', 'false'], 'must be true or false')
      .default('false')
      .transform((value) => value === 'true'),
    /** Key-encryption keys as version:key, the newest with the highest version; or a file that holds them. */
    VAULT_KEYS: z.string().optional(),
    VAULT_KEYS_FILE: z.string().optional(),
    /** At least 32 characters that never change: receipts and retries are recognized by it. */
    INTAKE_SECRET: z.string('must be at least 32 characters').min(32, 'must be at least 32 characters'),
    /** Where the site is visited, if not at the address in the firm file. Links in messages lead there. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com' }).optional(),
    /** `off` sends no synthetic requests. Otherwise one travels the public path this often. */
    CANARY: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CANARY_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(3_600).default(300),
    /** How long worker or database may be silent before the other parts ring. */
    SILENCE_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(600).default(45),
    /** A mailbox that takes the synthetic requests' messages; without one they end in the worker. */
    CANARY_MAIL: z.email('must be one e-mail address').optional(),
    /** Above this many requests a minute, all that have any sign of spam wait for a look, and an alarm rings. */
    FLOOD_PER_MINUTE: z.coerce.number('must be a number').int().min(10).default(120),
    ...channelVariables,
    /** A provider that speaks OpenAI's chat completions. Without all three the assistant answers from the firm's pages alone. */
    ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://api.example.com/v1' }).optional(),
    ASSISTANT_API_KEY: z.string().min(1).optional(),
    ASSISTANT_MODEL: z.string().min(1).optional(),
    /** Tokens a day, questions and answers together, over all processes. About 1,700 make one answer. */
    ASSISTANT_DAILY_TOKENS: z.coerce.number('must be a number').int().min(0).default(500_000),
    /** The inner port that Prometheus reads; without one nothing listens. Each process on a machine needs its own. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** How long a stopping process may finish what it has begun. */
    STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(60).default(25),
    /** `off` lets the web process start although the launch check finds something. For development, the demo and tests. */
    LAUNCH_CHECK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .refine((env) => env.VAULT_KEYS || env.VAULT_KEYS_FILE, {
    path: ['VAULT_KEYS'],
    message: 'must be set, or VAULT_KEYS_FILE must name a file that holds the keys',
    // Also told when something else is wrong.
    when: () => true,
  })
  .refine((env) => new Set([env.ASSISTANT_BASE_URL, env.ASSISTANT_API_KEY, env.ASSISTANT_MODEL].map((one) => one === undefined)).size === 1, {
    path: ['ASSISTANT_MODEL'],
    message: 'ASSISTANT_BASE_URL, ASSISTANT_API_KEY and ASSISTANT_MODEL go together: set all three or none',
  })
  .superRefine(holdsTogether);
