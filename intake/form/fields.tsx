import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import {
  arrestedChoices,
  bestTimes,
  type Draft,
  emptyDraft,
  type FieldName,
  fieldNames,
  type LaterName,
  laterNames,
  type Message,
  type Problems,
  tooFewDetails,
  whoChoices,
  wordingVersion,
} from '#case-review/schema.ts';
import { readTyped } from '#case-review/typed-number.ts';
import { type CaseType, caseTypes } from '#firm/case-types.ts';
import { languageAt } from '#firm/languages.ts';
import { dirOfNumbers } from '#firm/left-to-right.ts';
import type { FormWords } from '#intake/form/words.ts';
import type { Phone } from '#ui/with-phone.tsx';

export type FormProps = {
  words: FormWords;
  phone: Phone;
  /** The address of the page the form stands on, which names the form's language. */
  page: string;
  /** The page's own case type, chosen beforehand. */
  preset?: CaseType;
  /** Where the server gives a form back: what was typed, and which fields are wrong or that we failed. */
  draft?: Draft;
  problems?: Problems;
  outcome?: 'failed' | 'unknown';
  level?: 2 | 3;
  /** What reads like telling what one did, in the page's language; English, unless it is told. */
  confession?: readonly RegExp[];
};

type Live = {
  busy?: boolean;
  summaryRef?: Ref<HTMLDivElement>;
  onDescription?: (text: string) => void;
  quiet?: boolean;
  /** Between the introduction and the first field. */
  children?: ReactNode;
};

/** The fields of the request, as plain HTML that works by itself. The island adds behavior, not fields. */
export function FormFields({
  words,
  page,
  preset,
  draft: typed,
  problems = {},
  level = 2,
  busy,
  summaryRef,
  onDescription,
  quiet,
  children,
}: FormProps & Live) {
  const id = useId();
  const draft = typed ?? { ...emptyDraft, case_type: preset ?? '' };
  const { language } = languageAt(page);
  const shared = { id, words, draft, problems, numbers: dirOfNumbers(language) };
  const list = fieldNames.filter((name) => problems[name]);
  const [opened, setOpened] = useState(() => folded.some((name) => draft[name] !== emptyDraft[name]));
  if (!opened && folded.some((name) => problems[name])) setOpened(true);
  const Heading = `h${level}` as const;
  const Sub = `h${level + 1}` as 'h3';
  return (
    <>
      <Heading>{words.heading}</Heading>
      <p>{words.intro}</p>
      {list.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them, also without script
        <div className="problems" role="alert" tabIndex={-1} autoFocus ref={summaryRef}>
          <Sub>{words.problem}</Sub>
          <p>{words.problemHelp}</p>
          <ul>
            {list.map((name) => (
              <li key={name}>
                <a href={`#${id}${name}`}>{`${words.labels[name]}: ${messageOf(words, problems[name])}`}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <p className="note">{words.key}</p>
      <Chips {...{ words, draft }} name="who" choices={whoChoices} />
      <fieldset className="theirs">
        <legend>{words.forSomeoneElse}</legend>
        <Text {...shared} name="their_name" required autoComplete="off" />
        <Text {...shared} name="their_place" hint={words.hints.their_place} />
        <Text {...shared} name="their_birth" typed="in-order" autoComplete="off" />
        <Text {...shared} name="relation" />
      </fieldset>
      <p>{words.nowYours}</p>
      <Text {...shared} name="full_name" required autoComplete="name" />
      <PhoneNumber {...shared} />
      <Field {...shared} name="case_type" required hint={words.hints.case_type}>
        {(attributes) => (
          <select {...attributes} required defaultValue={draft.case_type}>
            <option value="">{words.chooseOne}</option>
            {caseTypes.map((one) => (
              // Where label and value are equal the value is left out, to keep the home page small.
              <option key={one} {...(words.choices[one] === one ? {} : { value: one })}>
                {words.choices[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...shared} name="description" required hint={words.hints.description}>
        {(attributes) => (
          <textarea
            {...attributes}
            dir="auto"
            required
            rows={6}
            defaultValue={draft.description}
            onChange={(event) => onDescription?.(event.currentTarget.value)}
          />
        )}
      </Field>
      <p className="quiet" aria-live="polite">
        {quiet ? words.quiet : ''}
      </p>
      {/* Closed, because none of it is needed: the receipt asks for it while they wait. Once open it stays so. */}
      <details className="more-fields" open={opened}>
        <summary>{words.ifKnown}</summary>
        <div className="fields">
          <Chips {...{ words, draft }} name="best_time" choices={bestTimes} />
          <Chips {...{ words, draft }} name="arrested" choices={arrestedChoices} />
          <Text {...shared} name="court_date" type="date" typed="in-order" />
          <Text {...shared} name="email" type="email" typed="in-order" autoComplete="email" />
          <label className="consent">
            <input type="checkbox" name="no_email" defaultChecked={draft.no_email} />
            <span>{words.consent.noEmail}</span>
          </label>
          <Text {...shared} name="city" autoComplete="address-level2" />
          <Text {...shared} name="county" />
        </div>
      </details>
      <Field {...shared} name="consent" required>
        {(attributes) => (
          <label className="consent">
            <input {...attributes} type="checkbox" value={wordingVersion} required defaultChecked={draft.consent} />
            <span>
              {`${words.consent.call} `}
              <Star />
            </span>
          </label>
        )}
      </Field>
      <label className="consent">
        <input type="checkbox" name="consent_text" defaultChecked={draft.consent_text} />
        <TextConsent words={words} path={language.path} />
      </label>
      <p className="note">{words.notice}</p>
      {/* A trap for programs, out of sight and tab order. Its label tells screen reader users to skip it. */}
      <input className="unseen" tabIndex={-1} autoComplete="off" aria-label={words.trap} type="text" name="trap" />
      <button className={busy ? 'button busy' : 'button'} type="submit" disabled={busy}>
        {busy ? words.sending : words.send}
      </button>
    </>
  );
}

/** One of the optional fields by itself, as the receipt asks for it. */
export function LaterField({
  name,
  words,
  page,
  problems,
  draft = emptyDraft,
}: Pick<FormProps, 'words' | 'page' | 'draft'> & { name: LaterName; problems: Problems }) {
  const id = useId();
  if (name === 'arrested') return <Chips {...{ words, draft }} name={name} choices={arrestedChoices} />;
  const shared = { id, words, draft, problems, numbers: dirOfNumbers(languageAt(page).language) };
  if (name === 'court_date') return <Text {...shared} name={name} type="date" typed="in-order" />;
  if (name === 'email') return <Text {...shared} name={name} type="email" typed="in-order" autoComplete="email" hint={words.consent.email} />;
  return <Text {...shared} name={name} {...(name === 'city' ? { autoComplete: 'address-level2' } : {})} />;
}

const folded = ['best_time', ...laterNames] as const;

type Shared = Pick<FormProps, 'words'> & { id: string; draft: Draft; problems: Problems; numbers: 'ltr' | undefined };
type Control = { id: string; name: FieldName; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label, hint, control and the message under it, wired once. */
function Field({
  id,
  words,
  problems,
  name,
  required,
  hint,
  children,
}: Shared & { name: FieldName; required?: boolean; hint?: string; children: (attributes: Control) => ReactNode }) {
  const own = id + name;
  const problem = problems[name];
  const missing = problem === tooFewDetails;
  const described = [hint && `${own}hint`, problem && `${own}error`, missing && `${own}missing`].filter(Boolean).join(' ');
  return (
    <div className={problem ? 'field wrong' : 'field'}>
      {name === 'consent' ? null : (
        <label htmlFor={own}>
          {/* One text with its blank: React would put a comment between two. */}
          {`${words.labels[name]} `}
          {required ? <Star /> : <i>{words.optional}</i>}
        </label>
      )}
      {hint ? (
        <p className="hint" id={`${own}hint`}>
          {hint}
        </p>
      ) : null}
      {children({ id: own, name, 'aria-describedby': described || undefined, 'aria-invalid': problem ? true : undefined })}
      {problem ? (
        <p className="error" id={`${own}error`}>
          <span className="unseen">{words.error}</span>
          {messageOf(words, problem)}
        </p>
      ) : null}
      {missing ? (
        <p className="note" id={`${own}missing`}>
          {words.missing}
        </p>
      ) : null}
    </div>
  );
}

type TextProps = Shared & {
  name: Exclude<FieldName, 'consent'>;
  type?: string;
  required?: boolean;
  hint?: string;
  autoComplete?: string;
  /** Names run the way of their letters; a number, a date or an e-mail address always from left to right. */
  typed?: 'as-its-letters' | 'in-order';
};

/** An empty value is not written out, to keep the home page small; nor is a direction that the page has anyway. */
function Text({ type = 'text', autoComplete, required = false, hint, typed = 'as-its-letters', ...field }: TextProps) {
  const dir = typed === 'as-its-letters' ? 'auto' : field.numbers;
  return (
    <Field {...field} required={required} {...(hint ? { hint } : {})}>
      {(attributes) => (
        <input {...attributes} dir={dir} type={type} required={required} autoComplete={autoComplete} defaultValue={field.draft[field.name] || undefined} />
      )}
    </Field>
  );
}

/** The number is read back as it will be called, as soon as it can be one. Without script it is read back after sending. */
function PhoneNumber(shared: Shared) {
  const { words, draft, numbers } = shared;
  const [typed, setTyped] = useState(draft.phone);
  const input = useRef<HTMLInputElement>(null);
  // Typed or filled in by the browser before this script arrived.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const read = readTyped(typed);
  return (
    <Field {...shared} name="phone" required hint={words.hints.phone}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={input}
            dir={numbers}
            type="tel"
            required
            autoComplete="tel"
            defaultValue={draft.phone || undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="read-back" role="status">
            {read ? (
              <>
                {`${words.callsYou} `}
                <b dir={numbers}>{read.shown}</b>
              </>
            ) : null}
          </p>
        </>
      )}
    </Field>
  );
}

/** Native radios under pills: every choice is one tap, and works without script. */
function Chips({
  words,
  draft,
  name,
  choices,
}: Pick<Shared, 'words' | 'draft'> & { name: 'who' | 'best_time' | 'arrested'; choices: readonly (keyof FormWords['choices'])[] }) {
  return (
    <fieldset className="chips">
      <legend>{words.labels[name]}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} value={choice} defaultChecked={draft[name] === choice} />
          <span>{words.choices[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What carriers and the FCC ask to be read beside the box; the receipt shows the same. `path`: what stands before the addresses of its language. */
export function TextConsent({ words: { consent }, path }: Pick<FormProps, 'words'> & { path: string }) {
  return (
    <span>
      {`${consent.text} `}
      <a href={`${path}/legal/terms`}>{consent.terms}</a> <a href={`${path}/legal/privacy`}>{consent.privacy}</a>
    </span>
  );
}

/** A page of an earlier release may be told of a rule that it does not know. */
function messageOf({ messages }: FormWords, problem: Message | undefined): string {
  return problem === undefined ? '' : (messages[problem] ?? problem);
}

function Star() {
  return (
    <b className="star" aria-hidden="true">
      *
    </b>
  );
}
