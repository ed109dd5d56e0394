let whole: Promise<unknown> | undefined;

/**
 * A page carries only the rules that it needs before anybody touches it (scripts/page-styles.ts). What an island adds is styled by the
 * whole style sheets: they repeat those rules in the same order, so nothing that is shown already changes.
 */
export function loadWholeStyles(): Promise<unknown> {
  const addresses = document.querySelector<HTMLElement>('style[data-from]')?.dataset['from']?.split(' ') ?? [];
  whole ??= Promise.all(addresses.map(loadStyles)).catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

export async function loadStyles(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
