import { useEffect, useState } from 'react';

export type App = 'unknown' | 'passkeys' | 'nothing';

/** A program that shows pages in a browser of its own often knows of passkeys and has none. `unknown` until it was asked. */
export function useApp(): App {
  const [app, setApp] = useState<App>('unknown');
  useEffect(() => {
    const asked = globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.() ?? Promise.resolve(false);
    asked.then(
      (has) => setApp(has ? 'passkeys' : 'nothing'),
      () => setApp('nothing'),
    );
  }, []);
  return app;
}
