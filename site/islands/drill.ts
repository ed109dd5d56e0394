import type { Mount } from './islands.ts';

/**
 * A drill's link holds its token behind the #, which no server, log or referrer is told. It goes into the form's body when the button is
 * pressed: a scanner that only runs scripts must not prove that somebody's phone rings.
 */
export const mount: Mount = (element) => {
  const token = location.hash.slice(1);
  if (!/^[\w-]{43}$/.test(token) || !(element instanceof HTMLFormElement)) return;
  history.replaceState(null, '', location.pathname);
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'token';
  field.value = token;
  element.append(field);
  element.querySelector('.field')?.remove();
};
