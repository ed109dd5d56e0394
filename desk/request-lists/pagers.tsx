import { Form } from 'react-router';
import { Button } from '#desk/parts/button.tsx';
import { FilterFields } from '#desk/request-lists/filter-fields.tsx';
import type { Filters } from '#desk/request-lists/filters.ts';
import { requests as words } from '#desk/words/en/requests.ts';

/** A page begins at a request and not at a number, so that nothing is skipped or shown twice while new ones come in. */
export function Pager({ address, turns: { before, after } }: { address: string; turns: { before: string | undefined; after: string | undefined } }) {
  if (before === undefined && after === undefined) return null;
  const to = (name: string, value: string) => `/requests?${[address, `${name}=${value}`].filter(Boolean).join('&')}`;
  return (
    <nav className="row pager" aria-label={words.pages}>
      {before !== undefined && <a href={address ? `/requests?${address}` : '/requests'}>{words.first}</a>}
      {before !== undefined && (
        <a rel="prev" href={to('before', before)}>
          {words.newer}
        </a>
      )}
      {after !== undefined && (
        <a rel="next" href={to('after', after)}>
          {words.older}
        </a>
      )}
    </nav>
  );
}

/** What was searched for must not stand in an address, so these are forms. */
export function SearchPager({ typed, filters, page, pages }: { typed: string; filters: Filters; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <Form method="post" action="/requests" className="row pager">
      <FilterFields filters={filters} />
      <input type="hidden" name="typed" value={typed} />
      {page > 1 && (
        <Button look="ghost" name="page" value={page - 1}>
          {words.better}
        </Button>
      )}
      {page < pages && (
        <Button look="ghost" name="page" value={page + 1}>
          {words.next}
        </Button>
      )}
    </Form>
  );
}

/** The same for the file: a plain form, because what comes back is no page. */
export function FoundFile({ typed, filters }: { typed: string; filters: Filters }) {
  return (
    <form method="post" action="/requests.csv">
      <FilterFields filters={filters} />
      <input type="hidden" name="typed" value={typed} />
      <Button look="ghost">{words.files.csv}</Button>
    </form>
  );
}
