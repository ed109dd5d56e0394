import { Form, useNavigation } from 'react-router';
import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { FilterFields } from '#desk/request-lists/filter-fields.tsx';
import type { Filters } from '#desk/request-lists/filters.ts';
import { requests as words } from '#desk/words/en/requests.ts';

/** Searches within what the filters leave. */
export function SearchForm({ typed, filters, opening }: { typed: string; filters: Filters; opening: number | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  const { search } = words;
  return (
    <search className="search">
      <Form method="post" action="/requests" className="search-form" key={typed}>
        <FilterFields filters={filters} />
        <Field label={search.label} hint={search.hint}>
          {(described) => (
            <input
              {...described}
              type="search"
              name="typed"
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={200}
              required
            />
          )}
        </Field>
        <Button disabled={busy}>{search.button}</Button>
      </Form>
      {opening !== undefined && <p className="search-opening">{search.opening(opening)}</p>}
    </search>
  );
}
