import { newPair } from '#vault/key-pair.ts';
import { readRecipients, recipientNames } from '#vault/recipients.ts';

/** `npm run keys` prints a fresh pair of keys for each recipient, and says where each half belongs. It stores nothing. */
const pairs = recipientNames.map((name) => ({ name, ...newPair() }));
const sealTo = pairs.map(({ name, publicKey }) => `${name}:1:${publicKey}`).join(',');
const of = (name: string) => `1:${pairs.find((pair) => pair.name === name)?.privateKey}`;

process.stdout.write(`# On web, worker and desk. Public: it seals, and opens nothing.
SEAL_TO=${sealTo}

# On the worker only.
WORKER_KEYS=${of('worker')}

# On the desk only.
DESK_KEYS=${of('desk')}

# On no machine: print it, put it into the firm's safe, and close this window. It opens everything when the desk's key is lost.
RECOVERY_KEYS=${of('recovery')}

# Fingerprints, as each process logs them when it starts: ${readRecipients(sealTo)
  .map(({ name, fingerprint }) => `${name} ${fingerprint}`)
  .join(', ')}
`);
