import { type ReactNode, useId } from 'react';

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label, hint and what is wrong, tied to the control that the child draws with what it is given. */
export function Field({
  label,
  hint,
  wrong,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode | undefined;
  wrong?: ReactNode | undefined;
  children: (described: Described) => ReactNode;
}) {
  const id = useId();
  const told = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {wrong && (
        <span className="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
      {children({ id, 'aria-describedby': told || undefined, 'aria-invalid': wrong ? true : undefined })}
    </div>
  );
}
