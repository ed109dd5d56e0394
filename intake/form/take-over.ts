/**
 * What the form's script uses of a browser. Where one of these is missing the form stays the plain HTML that it is, which
 * needs none of them: a script that takes over and then fails would be worse than no script.
 */
export function canTakeOver(): boolean {
  const here = globalThis as Record<string, unknown>;
  const parts = ['fetch', 'AbortController', 'FormData', 'URL', 'Promise', 'Map', 'Set', 'Symbol'];
  return (
    parts.every((name) => typeof here[name] === 'function') &&
    typeof crypto === 'object' &&
    typeof crypto.getRandomValues === 'function' &&
    'fromEntries' in Object
  );
}

/** Names one submission, however often it is sent. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
