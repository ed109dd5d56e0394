import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Wish } from '#desk/sign-in/webauthn.ts';

type Sent = { wish: Wish; get?: AuthenticationResponseJSON | undefined; create?: RegistrationResponseJSON | undefined; name: string };

/** What a page of ours sends; anything else is undefined. The library checks what stands inside an answer. */
export function readWish(body: unknown): Sent | undefined {
  const result = schema.safeParse(body);
  if (!result.success) return undefined;
  const { wish, get, create, name } = result.data;
  return { wish, get: get as AuthenticationResponseJSON | undefined, create: create as RegistrationResponseJSON | undefined, name };
}

const base64url = z.string().regex(/^[\w-]{1,4000}$/);
const answer = { id: base64url, rawId: base64url, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) };

const schema = z.object({
  wish: z.union([z.object({ purpose: z.enum(['sign-in', 'confirm', 'add']) }), z.object({ purpose: z.literal('enroll'), invite: z.string().max(100) })]),
  get: z
    .looseObject({
      ...answer,
      response: z.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: base64url.optional() }),
    })
    .optional(),
  create: z
    .looseObject({
      ...answer,
      response: z.looseObject({ clientDataJSON: base64url, attestationObject: base64url, transports: z.array(z.string()).optional() }),
    })
    .optional(),
  /** What the person calls the device. */
  name: z
    .string()
    .default('')
    .transform((name) => name.replace(/\p{C}/gu, '').trim().slice(0, 60) || 'Passkey'),
});
