import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the handlers of site and desk have at hand. `incoming` is missing where a test calls an app without a server; only the desk sets a nonce. */
export type Facts = { Bindings: Partial<HttpBindings>; Variables: { id: string; nonce: string } };
export type Visit = Context<Facts>;
