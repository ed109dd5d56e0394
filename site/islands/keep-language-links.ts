/**
 * The page in another language is another page: what was typed here would be gone. From the first letter on, the links that lead
 * there open beside this one.
 */
export function keepLanguageLinks(form: HTMLElement): void {
  const openBeside = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) link.target = '_blank';
  };
  if (isTypedInto(form)) openBeside();
  else form.addEventListener('input', openBeside, { once: true });
}

/** Letters may have come before this script did. */
function isTypedInto(form: HTMLElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea');
  return [...fields].some(({ value }) => value !== '');
}
