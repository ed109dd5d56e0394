import { ownWorker } from '#ui/own-worker.ts';

/** The one page that the worker answers for: the card in the language it is read in. The server allows it no other (server/http/stored-pages.ts). */
const scope = () => location.pathname.toLowerCase().replace(/\/$/, '');

/** The worker is there, and so is all that the page needs. Rejects where the browser has no workers or a file did not come. */
export async function keepCard(): Promise<void> {
  const registration = await navigator.serviceWorker.register(ownWorker(`${scope()}-worker.js`), { scope: scope(), updateViaCache: 'none' });
  await untilActive(registration);
}

export async function isKept(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration(scope()))?.active);
}

/** Leaves neither worker nor copy. A card that is kept in another language stays: `rights-es-1f…` is not `rights-1f…`. */
export async function removeCard(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(scope()))?.unregister();
  const kind = scope().slice(1).split('/').reverse().join('-');
  await Promise.all((await caches.keys()).filter((name) => name.replace(/-[^-]*$/, '') === kind).map((name) => caches.delete(name)));
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
