import { Form } from 'react-router';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import type { Filters } from '#desk/request-lists/filters.ts';
import { standingWords, requests as words } from '#desk/words/en/requests.ts';
import { standings } from '#desk/words/standings.ts';
import { caseTypes } from '#firm/case-types.ts';

type Choices = { people: readonly { id: string; name: string }[]; counties: readonly string[] };
type Choice = readonly [value: string, text: string];

/** Closed on a phone until somebody wants it; open where something is chosen. */
export function FilterForm({ filters, choices, narrowed }: { filters: Filters; choices: Choices; narrowed: boolean }) {
  const { filter } = words;
  return (
    <details className="filter" open={narrowed}>
      <summary>{filter.title}</summary>
      <Form method="get" action="/requests" className="filter-form" key={JSON.stringify(filters)}>
        <Select name="state" label={filter.state} chosen={filters.state} among={standings.map((one) => [one, standingWords[one]])} />
        <Select name="lane" label={filter.lane} chosen={filters.lane} among={Object.entries(filter.lanes)} />
        <Select name="person" label={filter.person} chosen={filters.person} among={choices.people.map(({ id, name }) => [id, name])} />
        <Select name="county" label={filter.county} chosen={filters.county} among={counties(choices.counties, filters.county)} />
        <Select name="caseType" label={filter.caseType} hint={filter.caseTypeHint} chosen={filters.caseType} among={caseTypes.map((one) => [one, one])} />
        <Field label={filter.from}>{(described) => <input {...described} type="date" name="from" defaultValue={filters.from} />}</Field>
        <Field label={filter.until}>{(described) => <input {...described} type="date" name="until" defaultValue={filters.until} />}</Field>
        <div className="row filter-acts">
          <Button look="ghost">{filter.button}</Button>
          {narrowed && <a href="/requests">{filter.clear}</a>}
        </div>
      </Form>
    </details>
  );
}

function Select({
  name,
  label,
  hint,
  chosen,
  among,
}: {
  name: keyof Filters;
  label: string;
  hint?: string;
  chosen: string | undefined;
  among: readonly Choice[];
}) {
  return (
    <Field label={label} hint={hint}>
      {(described) => (
        <select {...described} name={name} defaultValue={chosen ?? ''}>
          <option value="">{words.filter.any}</option>
          {among.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** An address may name a county that nobody has written for a while. */
function counties(known: readonly string[], chosen: string | undefined): Choice[] {
  const all = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return all.map((county) => [county, county]);
}
