/** The story's field of the request on this page, where there is one. Setting it this way also tells React, if the form has woken. */
export function requestOnThisPage(): ((line: string) => void) | undefined {
  const field = document.querySelector<HTMLTextAreaElement>('#review textarea');
  if (!field) return undefined;
  return (line) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, [field.value, line].filter(Boolean).join('\n'));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
