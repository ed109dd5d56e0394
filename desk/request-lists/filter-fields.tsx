import { type Filters, writeFilters } from '#desk/request-lists/filters.ts';

/** The filters go along with whatever else a form asks. */
export function FilterFields({ filters }: { filters: Filters }) {
  return [...writeFilters(filters)].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
