type Policies = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => unknown } };

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * The address of a worker of ours. Browsers with Trusted Types start a worker only from an address that a policy vouches for, and
 * a page allows one such policy (server/http/headers.ts): it vouches for nothing of another origin.
 */
export function ownWorker(file: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('workers', { createScriptURL: ours });
  return (policy?.createScriptURL(file) ?? ours(file)) as string;
}

function ours(address: string): string {
  if (new URL(address, location.origin).origin !== location.origin) throw new TypeError('a worker of another origin');
  return address;
}
