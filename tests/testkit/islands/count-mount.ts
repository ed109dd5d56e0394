/** Leaves on the page how often an island was mounted, for tests to read. */
export function countMount(element: HTMLElement): void {
  element.dataset['mounts'] = String(Number(element.dataset['mounts'] ?? 0) + 1);
}
