import { type FormEvent, useState } from 'react';
import { calendarDay } from '#firm/clock.ts';
import type { Phone } from '#ui/with-phone.tsx';
import { convictionFrom, denialFrom, type Filled, personFrom } from './answers.ts';
import { Choice, Known, Pick, StepHeading } from './form-parts.tsx';
import type { Conviction, Person } from './record.ts';
import { Results } from './results.tsx';
import type { CleanSlateWords } from './words.ts';

export type ToolProps = {
  words: CleanSlateWords;
  phone: Phone;
  lang: string;
  /** Puts a line into the request on this page, once the visitor ticks the box. */
  intoRequest: ((line: string) => void) | undefined;
};

type Told = { conviction: Conviction; denied: Person['denied'][string] | undefined };
type Step =
  | { kind: 'about' }
  | { kind: 'conviction'; person: Person; told: Told[]; wrong: boolean }
  | { kind: 'listed'; person: Person; told: Told[] }
  | { kind: 'results'; person: Person; told: Told[] };

/** The largest list; a longer record belongs on a lawyer's table. */
const most = 20;

/** Asks about the person, then about one conviction after the other, and sorts. All of it stays in this part of the page and is gone with it. */
export function Tool({ words, phone, lang, intoRequest }: ToolProps) {
  const [step, setStep] = useState<Step>({ kind: 'about' });

  const tellAbout = (filled: Filled) => setStep({ kind: 'conviction', person: personFrom(filled, calendarDay(new Date())), told: [], wrong: false });
  const add = (filled: Filled, { person, told }: Extract<Step, { kind: 'conviction' }>) => {
    const conviction = convictionFrom(String(told.length + 1), filled);
    if (conviction === 'year-missing') return setStep({ kind: 'conviction', person, told, wrong: true });
    const marked = markAlike(
      told.map((one) => one.conviction),
      conviction,
    );
    setStep({
      kind: 'listed',
      person,
      told: [
        ...told.map((one, at) => ({ ...one, conviction: marked.earlier[at] ?? one.conviction })),
        { conviction: marked.added, denied: denialFrom(filled, person.today) },
      ],
    });
  };
  return (
    <div className="dates-tool">
      {step.kind === 'about' ? <About words={words} tell={tellAbout} /> : null}
      {step.kind === 'conviction' ? (
        <OneConviction key={step.told.length} {...{ words, lang }} number={step.told.length + 1} wrong={step.wrong} tell={(filled) => add(filled, step)} />
      ) : null}
      {step.kind === 'listed' ? (
        <>
          <StepHeading>{words.conviction(step.told.length)}</StepHeading>
          <ol className="bullets">
            {step.told.map(({ conviction }) => (
              <li key={conviction.id}>{words.kind.answers[conviction.kind]}</li>
            ))}
          </ol>
          <button type="button" className="button" onClick={() => setStep({ ...step, kind: 'results' })}>
            {words.show}
          </button>
          {step.told.length < most ? (
            <button type="button" className="button ghost" onClick={() => setStep({ ...step, kind: 'conviction', wrong: false })}>
              {words.another}
            </button>
          ) : null}
        </>
      ) : null}
      {step.kind === 'results' ? (
        <>
          <Results
            person={{ ...step.person, denied: Object.fromEntries(step.told.flatMap(({ conviction, denied }) => (denied ? [[conviction.id, denied]] : []))) }}
            convictions={step.told.map(({ conviction }) => conviction)}
            {...{ words, phone, lang, intoRequest }}
          />
          <button type="button" className="button ghost" onClick={() => setStep({ kind: 'about' })}>
            {words.again}
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Two of one night, or of one crime, carry the same mark. The visitor named the earlier one by its number. */
function markAlike(earlier: readonly Conviction[], added: Conviction): { earlier: Conviction[]; added: Conviction } {
  const marks = (['night', 'crime'] as const).map((of) => {
    const named = earlier.find(({ id }) => id === added[of]);
    return { of, named, mark: named?.[of] ?? named?.id };
  });
  const with_ = (one: Conviction, whose: (mark: (typeof marks)[number]) => boolean): Conviction => ({
    ...one,
    ...Object.fromEntries(marks.filter((mark) => mark.mark && whose(mark)).map(({ of, mark }) => [of, mark])),
  });
  return { earlier: earlier.map((one) => with_(one, ({ named }) => named === one)), added: with_(added, () => true) };
}

function About({ words, tell }: { words: CleanSlateWords; tell: (filled: Filled) => void }) {
  const ask = (name: keyof CleanSlateWords['person']) => <Choice name={name} {...words.person[name]} answers={words.sure} />;
  return (
    <form noValidate onSubmit={(event) => tell(filledIn(event))}>
      <StepHeading>{words.about}</StepHeading>
      {ask('openCharge')}
      {ask('listedAll')}
      {ask('felony')}
      <Choice name="assaults" {...words.assaults} />
      {ask('owi')}
      {ask('unpaidRestitution')}
      {ask('deferral')}
      <button type="submit" className="button">
        {words.next}
      </button>
    </form>
  );
}

type OneProps = { words: CleanSlateWords; lang: string; number: number; wrong: boolean; tell: (filled: Filled) => void };

function OneConviction({ words, lang, number, wrong, tell }: OneProps) {
  const others = Object.fromEntries(Array.from({ length: number - 1 }, (_, at) => [String(at + 1), words.conviction(at + 1)]));
  const { dates } = words;
  return (
    <form noValidate onSubmit={(event) => tell(filledIn(event))}>
      <StepHeading>{words.conviction(number)}</StepHeading>
      <p className="note">{words.noNames}</p>
      <Choice name="court" {...words.court} />
      <Choice name="ended" {...words.ended} />
      <Choice name="level" {...words.level} />
      <Choice name="most" {...words.most} />
      <Pick name="kind" ask={words.kind.ask} options={words.kind.answers} />
      <Known name="sentence" ask={dates.sentence} hint={dates.hint} {...{ words, lang }} />
      <label className="consent">
        <input type="checkbox" name="sentence-unsure" value="yes" />
        <span>{words.sure.unsure}</span>
      </label>
      {wrong ? (
        <p className="error" role="alert">
          {words.yearMissing}
        </p>
      ) : null}
      <p className="note">{dates.none}</p>
      {(['probation', 'parole', 'jail', 'prison'] as const).map((name) => (
        <Known key={name} name={name} ask={dates[name]} {...{ words, lang }} />
      ))}
      <Choice name="weapon" ask={words.weapon} answers={words.sure} />
      <Choice name="reduced" ask={words.reduced} answers={words.sure} />
      {number > 1 ? (
        <>
          <Pick name="night" {...words.night} options={others} />
          <Pick name="crime" {...words.crime} options={others} />
        </>
      ) : null}
      <Choice name="denied" ask={words.denied.ask} answers={{ yes: words.sure.yes, no: words.sure.no, unsure: words.sure.unsure }} />
      <Known name="denied-on" ask={words.denied.on} {...{ words, lang }} />
      <Known name="denied-earlier" ask={words.denied.earlier} {...{ words, lang }} />
      <button type="submit" className="button">
        {words.add}
      </button>
    </form>
  );
}

function filledIn(event: FormEvent<HTMLFormElement>): Filled {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
