/** In groups, as it is read aloud: 7K4 M29 XA. */
export function spoken(reference: string): string {
  return `${reference.slice(0, 3)} ${reference.slice(3, 6)} ${reference.slice(6)}`;
}
