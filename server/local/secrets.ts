import { createHash } from 'node:crypto';

/** For one machine, and always the same, so that stored requests stay readable. Production has its own, from the environment. */
export const localSecrets = {
  VAULT_KEYS: `1:${createHash('sha256').update('local vault key').digest('base64')}`,
  INTAKE_SECRET: 'for this machine only, and nothing else',
};
