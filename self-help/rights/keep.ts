import { ownWorker } from '#ui/own-worker.ts';

/** The one page that the worker answers for. The server allows it no other (server/http/stored-pages.ts). */
const scope = '/rights';

/** The worker is there, and so is all that the page needs. Rejects where the browser has no workers or a file did not come. */
export async function keepCard(): Promise<void> {
  const registration = await navigator.serviceWorker.register(ownWorker('/rights-worker.js'), { scope, updateViaCache: 'none' });
  await untilActive(registration);
}

export async function isKept(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration(scope))?.active);
}

/** Leaves neither worker nor copy. The site has no other store of this kind. */
export async function removeCard(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function untilActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      // It could not be filled.
      if (!worker || worker.state === 'redundant') reject(new Error('not kept'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
