import { keepReceipt, keptReceipt } from '#intake/form/kept-receipt.ts';
import { wayBacksByLanguage } from '../words/way-backs.ts';
import { pageLanguage } from './page-language.ts';
import stylesheet from './way-back.css?url';

/** On every page of a tab that sent a request: one quiet button back to its receipt, beside the call button, and one to forget it. */
export function showWayBack(): void {
  const bar = document.querySelector('.callbar');
  const { code, path } = pageLanguage();
  const words = wayBacksByLanguage[code];
  // The receipt itself, and the confirmation on the page where it was sent, need none.
  if (!bar || document.querySelector('.received, .way-back')) return;
  document.head.append(made('link', { rel: 'stylesheet', href: stylesheet }));
  // Posted, as everything that opens a receipt: it stays in no address and no history.
  const form = made('form', { className: 'way-back', method: 'post', action: `${path}/receipt` });
  form.setAttribute('aria-label', words.label);
  const forget = made('button', { type: 'button', textContent: '×', title: words.forget });
  forget.setAttribute('aria-label', words.forget);
  forget.addEventListener('click', () => {
    keepReceipt('');
    form.remove();
  });
  form.append(made('input', { type: 'hidden', name: 'token', value: keptReceipt() }), made('button', { textContent: words.open }), forget);
  bar.prepend(form);
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
