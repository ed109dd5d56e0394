const name = 'receipt';

/**
 * What opens the receipt, kept for this tab alone, so that its other pages lead back there. The browser forgets it with the
 * tab; an erased request is forgotten at once. An empty token forgets it.
 */
export function keepReceipt(token: string): void {
  try {
    if (token) sessionStorage.setItem(name, token);
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing: the receipt opens by reference and code.
  }
}

export function keptReceipt(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
