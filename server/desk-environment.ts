import { z } from 'zod';
import { addressWithLogin, webAddress } from '#deliveries/written-address.ts';
import { incomplete, refuseOthersSecrets, withSecrets } from '#environment.ts';

/** The desk's own settings; it has none of the keys and secrets of the other two processes. */
export function readDeskEnvironment(source: NodeJS.ProcessEnv = process.env): DeskEnvironment {
  refuseOthersSecrets('desk', source);
  const given = withSecrets(source);
  refuseOthersSecrets('desk', given);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw incomplete(result.error);
}

export type DeskEnvironment = z.output<typeof schema>;

const schema = z.object({
  DATABASE_URL: addressWithLogin(/^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/firm'),
  HOST: z.string().default('127.0.0.1'),
  DESK_PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3100),
  /** Passkeys are bound to its host name. Without TLS only on this machine, and by name: a passkey cannot be bound to an address. */
  DESK_URL: webAddress('https://desk.example.com')
    .refine((url) => isSafe(URL.parse(url)), 'must be https, or http://localhost with a port')
    .refine((url) => URL.parse(url)?.pathname === '/', 'must be an address without a path')
    .transform((url) => new URL(url)),
  PUBLIC_URL: webAddress('https://www.example.com').optional(),
  /** Links in alerts are made by it, by the worker and the desk. */
  LINK_SECRET: z.string('must be at least 32 characters').min(32, 'must be at least 32 characters'),
  /** The desk's private keys by version, and the public keys of all who may read. */
  DESK_KEYS: z.string('must be set: npm run keys prints them'),
  SEAL_TO: z.string('must be set: npm run keys prints it'),
  STOP_WITHIN_SECONDS: z.coerce.number().int().min(1).max(60).default(25),
});

function isSafe(url: URL | null): boolean {
  if (!url) return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' ? !/^[\d.]+$|:/.test(hostname) : hostname === 'localhost';
}
