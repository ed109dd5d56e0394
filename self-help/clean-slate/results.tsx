import { longDate } from '#firm/clock.ts';
import type { Phone } from '#ui/with-phone.tsx';
import { IntoRequest } from '../into-request.tsx';
import { StepHeading } from './form-parts.tsx';
import { kinds } from './kinds.ts';
import type { ByItself, ByJudge, Conviction, Person, Sorted } from './record.ts';
import { sortRecord } from './sort.ts';
import type { CleanSlateWords } from './words.ts';

type Around = { words: CleanSlateWords; lang: string };
type ResultsProps = Around & { person: Person; convictions: readonly Conviction[]; phone: Phone; intoRequest: ((line: string) => void) | undefined };

/** What the answers point to, one conviction after the other, with the rule that decided; a page to print and take along. */
export function Results({ person, convictions, words, phone, lang, intoRequest }: ResultsProps) {
  const outcome = sortRecord(person, convictions);
  const first = outcome.convictions.flatMap(({ byJudge }) => (byJudge.kind === 'may-ask' ? [byJudge.from] : [])).toSorted()[0];
  return (
    <>
      <StepHeading>{words.results}</StepHeading>
      <p>
        <a className="call button" href={phone.href}>
          {words.call(phone.display)}
        </a>
      </p>
      <p>{words.lookFirst}</p>
      <p>{words.felonies(outcome.felonies)}</p>
      {outcome.convictions.map((sorted, at) => (
        <One key={sorted.id} sorted={sorted} conviction={convictions[at] as Conviction} number={at + 1} {...{ words, lang }} />
      ))}
      {outcome.remarks.map((remark) => (
        <p key={remark}>{words.remarks[remark]}</p>
      ))}
      <h3>{words.doesNot.heading}</h3>
      <ul className="bullets">
        {words.doesNot.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="note">{words.notAdvice}</p>
      {intoRequest ? (
        <IntoRequest put={() => intoRequest(words.requestLine(convictions.length, first && longDate(first, lang)))} label={words.intoRequest} />
      ) : null}
      <button type="button" className="button" data-print>
        {words.print}
      </button>
    </>
  );
}

function One({ sorted, conviction, number, words, lang }: Around & { sorted: Sorted; conviction: Conviction; number: number }) {
  const written = (day: string) => longDate(day, lang);
  const names = (ids: string[]) => ids.map((id) => words.conviction(Number(id))).join(', ');
  return (
    <section className="found">
      <h3>
        {words.conviction(number)}: {words.kind.answers[conviction.kind]}
      </h3>
      <h4>{words.asking}</h4>
      <p className="said">{judgeWords(sorted.byJudge, words, written)}</p>
      {sorted.notes.map((note) => (
        <p key={note.kind}>{words.note(note, written, names)}</p>
      ))}
      <p className="note">{judgeRule(sorted.byJudge, words)}</p>
      <h4>{words.byItself}</h4>
      <p className="said">{itselfWords(sorted.byItself, words, written)}</p>
      <p className="note">{itselfRule(sorted.byItself, conviction, words)}</p>
    </section>
  );
}

type Written = (day: string) => string;

function judgeWords(result: ByJudge, words: CleanSlateWords, written: Written): string {
  const say = words.judge;
  switch (result.kind) {
    case 'may-ask':
      return result.now ? say.mayAskNow(written(result.from)) : say.mayAskFrom(written(result.from));
    case 'any-time':
      return say.anyTime;
    case 'not-now':
      return say.notNow(
        result.otherwise && (result.otherwise.now ? say.mayAskNow(written(result.otherwise.from)) : say.mayAskFrom(written(result.otherwise.from))),
      );
    case 'no':
      return say.no[result.why];
    case 'never':
      return say.never;
    case 'ask-a-lawyer':
      return [say.lawyer, say.unclear[result.why], ...(result.notBefore ? [say.notBefore(written(result.notBefore))] : [])].join(' ');
    default:
      return words.elsewhere[result.kind];
  }
}

function judgeRule(result: ByJudge, words: CleanSlateWords): string {
  const { sections, judge, rule } = words;
  switch (result.kind) {
    case 'may-ask':
      return `${judge.wait(result.years)} ${rule(sections.wait)}`;
    case 'any-time':
    case 'never':
      return rule(result.rule);
    case 'no':
      return rule({ 'three-felonies': sections.felonies, 'owi-before': sections.owi, 'assaults-before': sections.assaults }[result.why]);
    default:
      return rule(sections.wait);
  }
}

function itselfWords(result: ByItself, words: CleanSlateWords, written: Written): string {
  const say = words.itself;
  switch (result.kind) {
    case 'may-be-cleared':
      return say.mayBeCleared(written(result.since));
    case 'may-clear':
      return say.mayClear(written(result.on));
    case 'unsure':
      return say.unsure[result.why];
    case 'not-now':
      return say.notNow;
    case 'no':
      return say.no[result.why];
    default:
      return words.elsewhere[result.kind];
  }
}

function itselfRule(result: ByItself, { kind }: Conviction, { rule, sections }: CleanSlateWords): string {
  return rule(result.kind === 'no' && result.why === 'kind' ? (kinds[kind].never ?? sections.itself) : sections.itself);
}
