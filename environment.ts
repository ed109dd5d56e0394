import { z } from 'zod';

/** `process.env`, read once and checked. Entry points call this; nothing else reads the environment. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete. See .env.example.\n${problems.join('\n')}`);
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Environment = z.output<typeof schema>;

const port = z.coerce.number('must be a port number').int().min(0).max(65535);

const schema = z.object({
  /** postgres://user:password@host:port/database */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@127.0.0.1:5432/firm' }),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** `true` only behind exactly one proxy of your own; its X-Forwarded-Proto and X-Forwarded-For are then believed. */
  TRUSTED_PROXY: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /** How long a stopping process may finish what it has begun. */
  STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(60).default(25),
});
