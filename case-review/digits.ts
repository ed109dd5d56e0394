/** Arabic and Persian digits as 0 to 9. Left as they are, no phone dials them, and a reference with them is never found. */
export function westernDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
