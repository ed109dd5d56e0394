import { hash } from 'node:crypto';
import { readPrivate, writtenPublic } from '#vault/key-pair.ts';
import { recipientNames } from '#vault/recipients.ts';

/** For development, the demo and tests. Always the same, so that stored requests stay readable. Production has its own, from the environment. */
export const demoSecrets = { INTAKE_SECRET: 'for this machine only, and nothing else' };

const privateKeys = Object.fromEntries(recipientNames.map((name) => [name, hash('sha256', `local key of the ${name}`, 'base64')])) as Record<
  (typeof recipientNames)[number],
  string
>;
const SEAL_TO = recipientNames.map((name) => `${name}:1:${writtenPublic(readPrivate(privateKeys[name]))}`).join(',');

/** Links in alerts are made by the worker and recognized by the desk. */
const LINK_SECRET = 'for links on this machine, and nothing else';

/** Each process has its own keys and no others, as in production. The recovery key is in no process. */
export const demoKeys = {
  web: { SEAL_TO },
  worker: { SEAL_TO, WORKER_KEYS: `1:${privateKeys.worker}`, LINK_SECRET },
  desk: { SEAL_TO, DESK_KEYS: `1:${privateKeys.desk}`, LINK_SECRET },
  recovery: { SEAL_TO, RECOVERY_KEYS: `1:${privateKeys.recovery}` },
};
