import { data } from 'react-router';
import { deskOf, hasRole, personOf, writeLog } from '#desk/context.ts';
import { FilterForm } from '#desk/request-lists/filter-form.tsx';
import { isNarrowed, readFilters, writeFilters } from '#desk/request-lists/filters.ts';
import { longestSearch, readPage, searchPage } from '#desk/request-lists/list.ts';
import { logLook } from '#desk/request-lists/looks.ts';
import { FoundFile, Pager, SearchPager } from '#desk/request-lists/pagers.tsx';
import { RequestTable } from '#desk/request-lists/request-table.tsx';
import { showRequest } from '#desk/request-lists/requests-view.ts';
import { SearchForm } from '#desk/request-lists/search-form.tsx';
import { typedIn } from '#desk/request-lists/sent.ts';
import { requests as words } from '#desk/words/en/requests.ts';
import type { Route } from './+types/requests.ts';
import './requests.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const person = personOf(context);
  await logLook(desk, person, 'list-opened');
  const sent = new URL(request.url).searchParams;
  const filters = readFilters(sent);
  const page = await readPage(desk, filters, { after: reference(sent.get('after')), before: reference(sent.get('before')) });
  return {
    filters,
    address: writeFilters(filters).toString(),
    rows: page.rows.map((row) => showRequest(row, desk.people())),
    turns: { before: page.before, after: page.after },
    count: page.count,
    countedAll: page.countedAll,
    choices: choicesOf(desk),
    opening: desk.index.complete() ? undefined : desk.index.size(),
    owner: hasRole(person, 'owner'),
    erased: Number(sent.get('erased')) || 0,
  };
}

/** A search comes by POST, so that no name stands in an address, a history or a log. */
export async function action({ context, request }: Route.ActionArgs) {
  const desk = deskOf(context);
  const person = personOf(context);
  const sent = await request.formData();
  const typed = typedIn(sent, 'typed').slice(0, longestSearch);
  const page = Math.min(20, Math.max(1, Math.floor(Number(sent.get('page'))) || 1));
  await writeLog(desk, person, 'searched');
  const found = await searchPage(desk, typed, readFilters(sent), page);
  return data({ typed, page, pages: found.pages, count: found.count, rows: found.rows.map((row) => showRequest(row, desk.people())) });
}

/** A search changes nothing that the list under it shows. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, address, rows, turns, count, countedAll, choices, opening, owner, erased } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      {erased > 0 && !actionData && <p className="notice is-good">{words.erase.done(erased)}</p>}
      <SearchForm typed={actionData?.typed ?? ''} filters={filters} opening={opening} />
      {actionData ? (
        <section className="requests" aria-label={words.search.title}>
          <div className="requests-head">
            <p className="requests-count" role="status">
              {actionData.count > 0 ? words.search.found(actionData.count) : words.search.none}
            </p>
            <div className="row">
              {owner && actionData.count > 0 && <FoundFile typed={actionData.typed} filters={filters} />}
              <a href={address ? `/requests?${address}` : '/requests'}>{words.search.end}</a>
            </div>
          </div>
          {actionData.rows.length > 0 && <RequestTable caption={words.foundList} rows={actionData.rows} erasable={owner} />}
          <SearchPager typed={actionData.typed} filters={filters} page={actionData.page} pages={actionData.pages} />
        </section>
      ) : (
        <section className="requests" aria-label={words.title}>
          <FilterForm filters={filters} choices={choices} narrowed={isNarrowed(filters)} />
          <div className="requests-head">
            <p className="requests-count">{count > 0 ? words.count(count, countedAll) : words.none}</p>
            {owner && (
              <p className="row">
                <a href={address ? `/requests.csv?${address}` : '/requests.csv'}>{words.files.csv}</a>
                <a href="/export">{words.files.all}</a>
              </p>
            )}
          </div>
          {rows.length > 0 && <RequestTable caption={words.list} rows={rows} />}
          <Pager address={address} turns={turns} />
        </section>
      )}
    </>
  );
}

function choicesOf({ people, index }: Pick<ReturnType<typeof deskOf>, 'people' | 'index'>) {
  return {
    people: Object.entries(people()).flatMap(([id, { name, roles }]) => (roles?.every((role) => role === 'technician') ? [] : [{ id, name }])),
    counties: index.counties(),
  };
}

function reference(text: string | null): string | undefined {
  return text && /^[A-Z0-9]{8}$/.test(text) ? text : undefined;
}
