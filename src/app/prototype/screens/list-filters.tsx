import { useMemo } from 'react';
import { lazily } from '#core/index.ts';
import { filterChoices, type ListColumn, listRows, type PutAway, type SampleRow } from '#core/product.ts';
import { Select } from '../../kit/select.tsx';
import { useSearchChange } from '../going.ts';
import { usePlaying } from '../playing.tsx';
import type { PagedQuery } from './list.tsx';

interface SearchProps {
  readonly columns: readonly ListColumn[];
  readonly query: PagedQuery;
}

export function Search({ columns, query }: SearchProps) {
  const change = useSearchChange();
  const searched = columns.filter(({ search }) => search);
  if (searched.length === 0) return null;
  return (
    <label className="flex-[0_1_320px] min-w-[min(220px,100%)]">
      <span className="unseen">Search in {searched.map(({ label }) => label).join(', ')}</span>
      <input
        className="w-full"
        type="search"
        placeholder={`Search ${searched.map(({ label }) => label).join(', ')}`}
        value={query.search}
        onChange={(event) => change({ find: event.target.value, page: null })}
      />
    </label>
  );
}

interface FiltersProps extends SearchProps {
  readonly entity: string;
  readonly around: ReadonlyMap<string, SampleRow>;
  readonly away: PutAway | null;
}

export function Filters({ columns, query, entity, around, away }: FiltersProps) {
  const { actor } = usePlaying();
  const change = useSearchChange();
  const { withAway } = query;
  const filters = useMemo(() => {
    const unasked = { search: '', sort: '', filters: {}, withAway };
    const listed = lazily(() => listRows(actor, entity, columns, unasked, { around, away }));
    return columns
      .filter(({ filter, shows }) => filter && shows !== 'hole')
      .map((column) => ({ ...column, choices: filterChoices(actor, entity, column, listed) }));
  }, [actor, entity, columns, around, away, withAway]);
  return filters.map(({ key, label, choices }) => {
    const chosen = (Object.hasOwn(query.filters, key) && query.filters[key]) || '';
    return (
      <label key={key} className="grid gap-0.5 max-w-full">
        <span className="text-13 text-ink-2">{label}</span>
        <Select
          value={chosen}
          first={['', 'all']}
          of={[...new Set(chosen ? [...choices, chosen] : choices)]}
          onChange={(words) => change({ [`f.${key}`]: words, page: null })}
        />
      </label>
    );
  });
}
