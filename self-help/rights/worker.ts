/**
 * Holds the rights card for a phone without a signal, and exists only where somebody asked for it (keep.ts). It fills its store when it
 * is installed, from a list that the build writes into it (scripts/rights-worker.ts), and at no other time. A changed page makes another
 * worker, which the browser finds when the page is opened with a network.
 */
declare const KEPT: {
  /** Changes with the page, with any of its files, and with this script. */
  store: string;
  page: string;
  /** The script that the page names stands first. */
  files: string[];
};

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Scope = {
  addEventListener: ((kind: 'install' | 'activate', listen: (event: Lasting) => void) => void) & ((kind: 'fetch', listen: (event: Fetching) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
};

const scope = globalThis as unknown as Scope;
// The build writes the whole list wherever the name stands, so it stands once.
const list = KEPT;

scope.addEventListener('install', (event) => event.waitUntil(fill().catch(leaveNothing)));
scope.addEventListener('activate', (event) => event.waitUntil(forget((name) => kindOf(name) === kindOf(list.store) && name !== list.store)));

/** Whatever is not answered here goes its usual way: forms, the chat, other pages, files of others. */
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === list.page) event.respondWith(currentPage(event.request));
  } else if (list.files.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
});

async function fill(): Promise<void> {
  const store = await caches.open(list.store);
  const page = await fetch(list.page, { cache: 'reload' });
  // While a release is being put in place, the page may still be the one before: what is kept must belong together.
  if (!page.ok || !(await page.clone().text()).includes(list.files[0] ?? '')) throw new Error('another release');
  await Promise.all([store.put(list.page, page), store.addAll(list.files)]);
  await scope.skipWaiting();
}

/** A store is whole or not there; the one of the release before, if any, goes on. */
async function leaveNothing(error: unknown): Promise<never> {
  await forget((name) => name === list.store);
  throw error;
}

/** From the network where there is one, so that a changed text is seen at once. A weak signal is not waited for. */
async function currentPage(request: Request): Promise<Response> {
  const copy = await kept(list.page);
  const sent = fetch(request);
  if (!copy) return sent;
  const inTime = await Promise.race([sent.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, mostMs))]);
  // The firm took the page down: its copies go with it.
  if (inTime?.status === 404 || inTime?.status === 410)
    await Promise.all([scope.registration.unregister(), forget((name) => kindOf(name) === kindOf(list.store))]);
  else if (!inTime?.ok) return copy;
  return inTime;
}

const mostMs = 3_000;

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.has(list.store)) ? (await caches.open(list.store)).match(path) : undefined;
}

/** `rights-es` of `rights-es-1f…`: the card in another language is another kind, and none of ours to forget. */
function kindOf(name: string): string {
  return name.replace(/-[^-]*$/, '');
}

async function forget(which: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(which).map((name) => caches.delete(name)));
}

// A module, so that its names are its own.
export {};
