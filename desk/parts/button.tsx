import type { ComponentProps } from 'react';

/** `plain`: the one thing to do here. `ghost`: one of several. `danger`: what cannot be taken back. `quiet`: reads as a link. */
type Look = 'plain' | 'ghost' | 'danger' | 'quiet';

const classes: Record<Look, string> = { plain: 'button', ghost: 'button ghost', danger: 'button danger', quiet: 'quiet' };

export function Button({ look = 'plain', type = 'submit', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={classes[look]} />;
}
