/** `key`: 32 bytes in base64, another for everybody. */
export type DraftKey = { who: string; key: string };

export type Drafts = {
  keep: (place: string, text: string) => Promise<void>;
  recall: (place: string) => Promise<string | undefined>;
};

const prefix = 'unsent ';
/** A working day and the night after it. */
const keptMs = 24 * 3_600_000;

/**
 * Notes that were typed and not sent, in the browser's own store, so that the end of a sign-in and another page do not take them. They
 * are sealed with a key that comes with the pages of whoever is signed in: without it, and for anybody else, they do not open.
 */
export function openDrafts(store: Storage, { who, key }: DraftKey, now: () => number = Date.now): Drafts {
  const sealKey = crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const nameOf = (place: string) => `${prefix}${who} ${place}`;
  const sealing = async (place: string, nonce: Uint8Array<ArrayBuffer>) =>
    [{ name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(nameOf(place)) }, await sealKey] as const;
  let newest = 0;
  return {
    keep: async (place, text) => {
      const turn = ++newest;
      if (text === '') return store.removeItem(nameOf(place));
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const sealed = new Uint8Array(await crypto.subtle.encrypt(...(await sealing(place, nonce)), new TextEncoder().encode(text)));
      // What was typed since is sealed by now, or was sent.
      if (turn === newest) store.setItem(nameOf(place), JSON.stringify({ at: now(), nonce: textOf(nonce), sealed: textOf(sealed) }));
    },
    recall: async (place) => {
      forgetOld(store, now());
      try {
        const { nonce, sealed } = JSON.parse(store.getItem(nameOf(place)) ?? '') as { nonce: string; sealed: string };
        return new TextDecoder().decode(await crypto.subtle.decrypt(...(await sealing(place, bytesOf(nonce))), bytesOf(sealed)));
      } catch {
        return undefined;
      }
    },
  };
}

function forgetOld(store: Storage, now: number): void {
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const at = Number(/"at":(\d+)/.exec(store.getItem(name) ?? '')?.[1] ?? 0);
    if (now - at > keptMs) store.removeItem(name);
  }
}

function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
