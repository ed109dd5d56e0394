import { type Standing, standings } from '#desk/words/standings.ts';
import { caseTypes } from '#firm/case-types.ts';

/** What a list is narrowed to. No name, phone or reference is among it, so it may stand in an address. */
export type Filters = {
  state?: Standing | undefined;
  lane?: 'open' | 'quarantine' | undefined;
  /** A person of the firm file who has, or had, the request. */
  person?: string | undefined;
  caseType?: string | undefined;
  county?: string | undefined;
  /** Calendar days of the firm's time zone, both included. */
  from?: string | undefined;
  until?: string | undefined;
};

const names = ['state', 'lane', 'person', 'caseType', 'county', 'from', 'until'] as const satisfies (keyof Filters)[];

/** What is not understood is left out. */
export function readFilters(sent: URLSearchParams | FormData): Filters {
  const typed = (name: keyof Filters) => {
    const value = sent.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined;
  };
  const oneOf = <Choice extends string>(name: keyof Filters, choices: readonly Choice[]) => choices.find((choice) => choice === typed(name));
  const day = (name: 'from' | 'until') =>
    /^20\d\d-\d\d-\d\d$/.test(typed(name) ?? '') && !Number.isNaN(Date.parse(typed(name) ?? '')) ? typed(name) : undefined;
  return {
    state: oneOf('state', standings),
    lane: oneOf('lane', ['open', 'quarantine']),
    person: /^[a-z][a-z-]*$/.test(typed('person') ?? '') ? typed('person') : undefined,
    caseType: oneOf('caseType', caseTypes),
    county: typed('county'),
    from: day('from'),
    until: day('until'),
  };
}

export function isNarrowed(filters: Filters): boolean {
  return names.some((name) => filters[name] !== undefined);
}

/** As they stand in an address, in one order. */
export function writeFilters(filters: Filters): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
}
