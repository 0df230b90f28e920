import { useMemo } from 'react';
import { filterChoices, type ListColumn, type ListQuery } from '#core/product.ts';
import { useSearchChange } from '../going.ts';
import { usePlaying } from '../playing.tsx';

interface FiltersProps {
  readonly columns: readonly ListColumn[];
  readonly query: ListQuery;
  readonly entity: string;
}

/** Looks for words in the columns that are searched. */
export function Search({ columns, query }: Omit<FiltersProps, 'entity'>) {
  const change = useSearchChange();
  const searched = columns.filter(({ search }) => search);
  if (searched.length === 0) return null;
  return (
    <label className="proto-search">
      <span className="unseen">Search in {searched.map(({ label }) => label).join(', ')}</span>
      <input
        type="search"
        placeholder={`Search ${searched.map(({ label }) => label).join(', ')}`}
        value={query.search}
        onChange={(event) => change({ find: event.target.value, page: null })}
      />
    </label>
  );
}

/** One choice for each column by which the list is filtered. */
export function Filters({ columns, query, entity }: FiltersProps) {
  const { acting } = usePlaying();
  const change = useSearchChange();
  const filters = useMemo(
    () =>
      columns
        .filter(({ filter, shows }) => filter && shows !== 'hole')
        .map((column) => ({ ...column, choices: filterChoices(acting, entity, column) })),
    [acting, entity, columns],
  );
  return filters.map(({ key, label, choices }) => (
    <label key={key} className="proto-filter">
      <span>{label}</span>
      <select
        value={Object.hasOwn(query.filters, key) ? query.filters[key] : ''}
        onChange={(event) => change({ [`f.${key}`]: event.target.value, page: null })}
      >
        <option value="">all</option>
        {choices.map((words) => (
          <option key={words}>{words}</option>
        ))}
      </select>
    </label>
  ));
}
