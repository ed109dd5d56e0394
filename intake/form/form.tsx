import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readsLikeConfession } from '#case-review/confession.ts';
import { spoken } from '#case-review/reference.ts';
import { check, type Draft, type FieldName, type Problems } from '#case-review/schema.ts';
import { readTyped } from '#case-review/typed-number.ts';
import { type Language, languageAt } from '#firm/languages.ts';
import { dirOfNumbers } from '#firm/left-to-right.ts';
import { attribution } from '#intake/form/attribution.ts';
import { ConfirmStart, type Start } from '#intake/form/confirm-start.tsx';
import { draftFrom, textIn } from '#intake/form/draft.ts';
import { FormFields, type FormProps } from '#intake/form/fields.tsx';
import { keepReceipt } from '#intake/form/kept-receipt.ts';
import { ownTime } from '#intake/form/own-time.ts';
import { type Outcome, type Promised, send, withDoubt } from '#intake/form/send.ts';
import { startProof } from '#intake/form/solve.ts';
import { newKey } from '#intake/form/take-over.ts';
import { WhileYouWait } from '#intake/form/while-you-wait.tsx';
import { type Toast, Toasts, useToasts } from '#ui/toasts.tsx';
import { WithPhone } from '#ui/with-phone.tsx';

/** After this long without an answer a visitor is told that it is still being tried, and gets the number to call. */
const slowMs = 5_000;

type Around = { onSend?: (done: Promise<void>) => void; show?: (toast: Toast) => void; start?: Start };
/** `number`: the one that was sent, as it will be called. */
type State = { kind: 'idle' } | { kind: 'submitting' } | (Outcome & { number?: string | undefined; draft?: Draft });

/**
 * The case review form. On the server, and until its script arrives, it is a plain form that posts to /free-consultation in the page's
 * language; then it does the same without leaving the page. `onSend` is called when Send is pressed, with a promise that resolves once nothing
 * is being sent any more. Toasts are its own, unless it is told who shows them (`show`). `start` is suggested above the fields, and is in none of them before it is confirmed.
 */
export function CaseReviewForm({ onSend, show: showElsewhere, start, ...props }: FormProps & Around) {
  const { draft: _typed, ...blank } = props;
  const { words, phone, page, level = 2, confession } = props;
  const { language } = languageAt(page);
  const [state, setState] = useState(() => firstState(props));
  // What is still wrong since something was typed after Send.
  const [left, setLeft] = useState<Problems>();
  const [quiet, setQuiet] = useState(false);
  const [slow, setSlow] = useState(false);
  // After each received request the form starts anew, with the page's defaults.
  const [receivedCount, setReceivedCount] = useState(0);
  const [folded, setFolded] = useState(false);
  const { toasts, show: showHere, dismiss } = useToasts();
  const show = showElsewhere ?? showHere;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // One key for what is typed now. A new one is made only after a request was received, or refused because of its key.
  const key = useRef<string>(undefined);
  // Whether an attempt with this key may have arrived unnoticed.
  const doubt = useRef(false);

  // Starts at the first touch of the form, which loads this script.
  const proof = useRef<ReturnType<typeof startProof>>(undefined);
  useEffect(() => {
    proof.current = startProof();
  }, []);

  const first = useRef(state);
  useEffect(() => {
    // A result that came with the page already has the focus, or the visitor has moved on from it.
    if (state === first.current) return;
    if (state.kind === 'invalid') summary.current?.focus();
    else if (state.kind !== 'idle' && state.kind !== 'submitting') result.current?.focus();
  }, [state]);

  useEffect(() => {
    if (state.kind !== 'submitting') return;
    // The errors above it are gone and the page is shorter, so the button is scrolled back into view.
    form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);

  /** If the script breaks, the request is still sent: as a plain form, with what was typed. */
  function leavePlainly() {
    setState({ kind: 'idle' });
    show({ kind: 'error', ...words.toasts.failed });
    if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }

  function press(event: FormEvent<HTMLFormElement>) {
    const done = submit(event).catch(leavePlainly);
    onSend?.(done);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // It was sent as a plain form and may be stored: only another plain form is recognized as the same request.
    if (props.outcome === 'unknown' && receivedCount === 0) return;
    event.preventDefault();
    if (state.kind === 'submitting' || !form.current) return;
    const draft = draftFrom(new FormData(form.current));
    const checked = check(draft);
    setLeft(undefined);
    if (checked.kind === 'invalid') return setState(checked);
    setState({ kind: 'submitting' });
    key.current ??= newKey();
    const trap = textIn(new FormData(form.current), 'trap');
    const sent = await send({ draft, key: key.current, page, attribution: attribution(), trap, proof: await proof.current?.() });
    const outcome = withDoubt(sent, doubt.current);
    doubt.current = outcome.kind === 'unknown';
    if (outcome.kind === 'received') {
      // A proof counts for one request only.
      proof.current = startProof();
      keepReceipt(outcome.receipt);
      setReceivedCount((count) => count + 1);
      setFolded(true);
      setQuiet(false);
    }
    if (outcome.kind === 'received' || outcome.kind === 'conflict') key.current = undefined;
    const toast = toastFor(outcome, props);
    if (toast) show(toast);
    setState({ ...outcome, number: readTyped(draft.phone)?.shown, draft });
  }

  /** A message goes as soon as its field is right. No new one comes while somebody types. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    if (state.kind !== 'invalid' || !form.current) return;
    const checked = check(draftFrom(new FormData(form.current)));
    const now = checked.kind === 'invalid' ? checked.problems : {};
    const named = Object.keys(state.problems) as FieldName[];
    keepInPlace(target as Element, () => setLeft(Object.fromEntries(named.flatMap((name) => (now[name] ? [[name, now[name]]] : [])))));
  }

  function unfold() {
    flushSync(() => setFolded(false));
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }

  return (
    <>
      <Result state={state} words={words} phone={phone} language={language} level={level} ref={result} />
      {state.kind === 'received' ? (
        <WhileYouWait key={state.receipt} words={words} page={page} known={state.draft} send={sendAnswers(language)} level={level}>
          <input type="hidden" name="token" value={state.receipt} />
        </WhileYouWait>
      ) : null}
      {folded ? (
        // The styles hide the form behind it: blank, it would look as if nothing had been sent.
        <button className="button ghost another" type="button" onClick={unfold}>
          {words.another}
        </button>
      ) : null}
      <form ref={form} className="intake" method="post" action={`${language.path}/free-consultation`} noValidate onSubmit={press} onChange={mend}>
        <input type="hidden" name="page" value={page} />
        <FormFields
          key={receivedCount}
          {...(receivedCount === 0 ? props : blank)}
          problems={state.kind === 'invalid' ? (left ?? state.problems) : {}}
          busy={state.kind === 'submitting'}
          summaryRef={summary}
          quiet={quiet}
          onDescription={(text) => setQuiet(readsLikeConfession(text, confession))}
        >
          {start && receivedCount === 0 ? <ConfirmStart words={words} start={start} language={language} /> : null}
        </FormFields>
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

/** To the receipt, as the same form without script would; only its answer to what was taken is a 200. */
function sendAnswers(language: Language): (form: FormData) => Promise<boolean> {
  return async (form) => {
    form.set('do', 'answers');
    const body = new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
    return fetch(`${language.path}/receipt`, { method: 'POST', body }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
}

function firstState({ problems, outcome }: FormProps): State {
  if (outcome) return { kind: outcome };
  return problems ? { kind: 'invalid', problems } : { kind: 'idle' };
}

/** The summary above gets shorter by a change. Where the browser does not hold the page in place itself, as Safari does not, we do. */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const scroller = element.closest('[data-scrolls]') ?? window;
  if (!CSS.supports('overflow-anchor', 'auto')) scroller.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

type ResultProps = Pick<FormProps, 'words' | 'phone'> & { state: State; language: Language; level: 2 | 3; ref: Ref<HTMLDivElement> };

function Result({ state, words, phone, language, level, ref }: ResultProps) {
  const Heading = `h${level}` as const;
  if (state.kind === 'received') {
    return (
      <div className="received neat" role="status" tabIndex={-1} ref={ref}>
        <Heading className="sent-mark">{words.toasts.received.title}</Heading>
        {state.promise ? <PromisedTime {...state.promise} words={words} language={language} /> : null}
        <p>
          <WithPhone text={state.promise?.later ? words.immediate : words.toasts.received.body} phone={phone} />
        </p>
        {state.number ? (
          <p>
            {words.callsYou} <b dir={dirOfNumbers(language)}>{state.number}</b>. <span className="note">{words.numberHint}</span>
          </p>
        ) : null}
        <p className="reference">
          {words.reference} <b dir={dirOfNumbers(language)}>{spoken(state.reference)}</b>
        </p>
        <form method="post" action={`${language.path}/receipt`}>
          <input type="hidden" name="token" value={state.receipt} />
          <button className="button" type="submit">
            {words.receipt}
          </button>
        </form>
        <p className="note">{words.receiptHint}</p>
        <p className="note">
          {words.receiptCode}{' '}
          <b className="code" dir={dirOfNumbers(language)}>
            {spoken(state.code)}
          </b>
        </p>
        <p className="note">
          {words.receiptAddress} <b dir={dirOfNumbers(language)}>{`${location.host}${language.path}/receipt`}</b>
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

/** When somebody calls, on the firm's clock and, where it shows another time, on the visitor's own. */
function PromisedTime({ headline, at, day, words, language }: Promised & Pick<FormProps, 'words'> & { language: Language }) {
  const own = ownTime(at, language.lang);
  return (
    <>
      <p className="promise">{headline}</p>
      <p className="promise-day">
        {`${day}${language.dir === 'rtl' ? '،' : ','} ${words.zone}`}
        {own ? <span>{`${words.ownZone} ${own}`}</span> : null}
      </p>
    </>
  );
}

function toastFor(outcome: Outcome, { words }: FormProps): Toast | undefined {
  if (outcome.kind === 'received') {
    const { received } = words.toasts;
    return { kind: 'plain', title: received.title, body: outcome.promise?.later ? `${outcome.promise.headline}. ${words.immediate}` : received.body };
  }
  return outcome.kind === 'invalid' ? undefined : { kind: 'error', ...words.toasts.failed };
}
