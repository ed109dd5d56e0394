import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { attribution } from '#intake/attribution.ts';
import { readsLikeConfession } from '#intake/confession.ts';
import { draftFrom, textIn } from '#intake/draft.ts';
import { FormFields, type FormProps } from '#intake/form.tsx';
import { check } from '#intake/schema.ts';
import { type Outcome, send, withDoubt } from '#intake/send.ts';
import { startProof } from '#intake/solve.ts';
import { spoken } from '#intake/spoken.ts';
import { type Toast, Toasts, useToasts } from '#ui/toasts.tsx';
import { WithPhone } from '#ui/with-phone.tsx';

/** After this long without an answer a visitor is told that it is still being tried, well within the 8 s that we allow ourselves. */
const slowMs = 5_000;

type State = { kind: 'idle' } | { kind: 'submitting' } | Outcome;

/**
 * The case review form. On the server, and until its script arrives, it is a plain form that posts to
 * /free-consultation; then it does the same without leaving the page.
 */
export function CaseReviewForm(props: FormProps) {
  const { draft: _typed, ...blank } = props;
  const { words, phone, page, level = 2 } = props;
  const [state, setState] = useState(() => firstState(props));
  const [quiet, setQuiet] = useState(false);
  const [slow, setSlow] = useState(false);
  // Each request that was received leaves a new form behind, with the page's defaults.
  const [receivedCount, setReceivedCount] = useState(0);
  const { toasts, show, dismiss } = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // One key for what is typed now: it is made anew only after a request was received or refused for its key.
  const key = useRef<string>(undefined);
  // What was sent under this key may have arrived.
  const doubt = useRef(false);

  // Begun at the first touch, which is when this is loaded.
  const proof = useRef<ReturnType<typeof startProof>>(undefined);
  useEffect(() => {
    proof.current = startProof();
  }, []);

  const first = useRef(state);
  useEffect(() => {
    // What the page came with has the focus already, or the visitor has moved on from it.
    if (state === first.current) return;
    if (state.kind === 'invalid') summary.current?.focus();
    else if (state.kind !== 'idle' && state.kind !== 'submitting') result.current?.focus();
  }, [state]);

  useEffect(() => {
    if (state.kind !== 'submitting') return;
    // The errors above it are gone and the page is shorter; the button stays before the visitor's eyes.
    form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    // Sent as a plain form and perhaps kept: only a plain form can count as the same request.
    if (props.outcome === 'unknown' && receivedCount === 0) return;
    event.preventDefault();
    if (state.kind === 'submitting' || !form.current) return;
    const draft = draftFrom(new FormData(form.current));
    const checked = check(draft);
    if (checked.kind === 'invalid') return setState(checked);
    setState({ kind: 'submitting' });
    key.current ??= crypto.randomUUID();
    const trap = textIn(new FormData(form.current), 'trap');
    const sent = await send({ draft, key: key.current, page, attribution: attribution(), trap, proof: await proof.current?.() });
    const outcome = withDoubt(sent, doubt.current);
    doubt.current = outcome.kind === 'unknown';
    if (outcome.kind === 'received') {
      // One proof is for one request.
      proof.current = startProof();
      setReceivedCount((count) => count + 1);
      setQuiet(false);
    }
    if (outcome.kind === 'received' || outcome.kind === 'conflict') key.current = undefined;
    const toast = toastFor(outcome, props);
    if (toast) show(toast);
    setState(outcome);
  }

  return (
    <>
      <Result state={state} words={words} phone={phone} level={level} ref={result} />
      <form ref={form} className="intake" method="post" action="/free-consultation" noValidate onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="page" value={page} />
        <FormFields
          key={receivedCount}
          {...(receivedCount === 0 ? props : blank)}
          problems={state.kind === 'invalid' ? state.problems : {}}
          busy={state.kind === 'submitting'}
          summaryRef={summary}
          quiet={quiet}
          onDescription={(text) => setQuiet(readsLikeConfession(text))}
        />
        <p className="quiet" role="status">
          {slow ? <WithPhone text={words.slow} phone={phone} /> : null}
        </p>
        <p className="note">
          {words.skip} <a href={phone.href}>{phone.display}</a>
        </p>
      </form>
      <Toasts toasts={toasts} dismiss={dismiss} label={words.dismiss} phone={phone} />
    </>
  );
}

function firstState({ problems, outcome }: FormProps): State {
  if (outcome) return { kind: outcome };
  return problems ? { kind: 'invalid', problems } : { kind: 'idle' };
}

type ResultProps = Pick<FormProps, 'words' | 'phone'> & { state: State; level: 2 | 3; ref: Ref<HTMLDivElement> };

function Result({ state, words, phone, level, ref }: ResultProps) {
  const Heading = `h${level}` as const;
  if (state.kind === 'received') {
    return (
      <div className="received neat" role="status" tabIndex={-1} ref={ref}>
        <Heading>{words.toasts.received.title}</Heading>
        <p>
          <WithPhone text={words.toasts.received.body} phone={phone} />
        </p>
        <p className="reference">
          {words.reference} <b>{spoken(state.reference)}</b>
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
      // biome-ignore lint/a11y/noAutofocus: a page that comes back without success begins with that, also without script
      <div className="problems" role="alert" tabIndex={-1} autoFocus ref={ref}>
        <Heading>{title}</Heading>
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
