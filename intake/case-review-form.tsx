import { type FormEvent, useEffect, useRef, useState } from 'react';
import { attribution } from '#intake/attribution.ts';
import { readsLikeConfession } from '#intake/confession.ts';
import { draftFrom } from '#intake/draft.ts';
import { FormFields, type FormProps } from '#intake/form.tsx';
import { check } from '#intake/schema.ts';
import { type Outcome, send } from '#intake/send.ts';
import { spoken } from '#intake/spoken.ts';
import { type Toast, Toasts, useToasts } from '#intake/toasts.tsx';

type State = { kind: 'idle' } | { kind: 'submitting' } | Outcome;

/**
 * The case review form. On the server, and until its script arrives, it is a plain form that posts to
 * /free-consultation; then it does the same without leaving the page.
 */
export function CaseReviewForm(props: FormProps) {
  const { words, phone, page } = props;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [quiet, setQuiet] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // One key for what is typed now: it is made anew only after a request was received or refused for its key.
  const key = useRef<string>(undefined);

  useEffect(() => {
    if (state.kind === 'invalid') summary.current?.focus();
    else if (state.kind !== 'idle' && state.kind !== 'submitting') result.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'submitting' || !form.current) return;
    const draft = draftFrom(new FormData(form.current));
    const checked = check(draft);
    if (checked.kind === 'invalid') return setState(checked);
    setState({ kind: 'submitting' });
    key.current ??= crypto.randomUUID();
    const outcome = await send({ draft, key: key.current, page, attribution: attribution() });
    if (outcome.kind === 'received') {
      form.current.reset();
      setQuiet(false);
    }
    if (outcome.kind === 'received' || outcome.kind === 'conflict') key.current = undefined;
    const toast = toastFor(outcome, props);
    if (toast) show(toast);
    setState(outcome);
  }

  return (
    <>
      <Result state={state} words={words} phone={phone} ref={result} />
      <form ref={form} className="intake" method="post" action="/free-consultation" noValidate onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="page" value={page} />
        <FormFields
          {...props}
          {...(state.kind === 'idle' ? {} : { problems: state.kind === 'invalid' ? state.problems : {} })}
          busy={state.kind === 'submitting'}
          summaryRef={summary}
          quiet={quiet}
          onDescription={(text) => setQuiet(readsLikeConfession(text))}
        />
        <p className="note">
          {words.skip} <a href={phone.href}>{phone.display}</a>
        </p>
      </form>
      <Toasts toasts={toasts} dismiss={dismiss} label={words.dismiss} />
    </>
  );
}

function Result({ state, words, phone, ref }: Pick<FormProps, 'words' | 'phone'> & { state: State; ref: React.Ref<HTMLDivElement> }) {
  if (state.kind === 'received') {
    return (
      <div className="received neat" role="status" tabIndex={-1} ref={ref}>
        <h3>{words.toasts.received.title}</h3>
        <p>{words.toasts.received.body}</p>
        <p>
          {words.reference} <b className="reference">{spoken(state.reference)}</b>
        </p>
        <p>
          <a href={state.receipt}>{words.receipt}</a>
        </p>
      </div>
    );
  }
  if (state.kind === 'failed' || state.kind === 'unknown' || state.kind === 'offline' || state.kind === 'conflict') {
    const { title, body } = words.outcomes[state.kind];
    return (
      <div className="problems" role="alert" tabIndex={-1} ref={ref}>
        <h3>{title}</h3>
        <p>{body}</p>
        <p>
          {words.call} <a href={phone.href}>{phone.display}</a>
        </p>
      </div>
    );
  }
  return null;
}

function toastFor(outcome: Outcome, { words }: FormProps): Toast | undefined {
  if (outcome.kind === 'received') return { kind: 'plain', ...words.toasts.received };
  if (outcome.kind === 'failed' || outcome.kind === 'unknown' || outcome.kind === 'offline') return { kind: 'error', ...words.toasts.failed };
  return undefined;
}
