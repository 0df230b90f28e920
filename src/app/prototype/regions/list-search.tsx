import { useSearchParams } from 'react-router';
import { dateInWords, type ListColumn, type RegionView, type SampleRow } from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { useUpdateSearch } from '../navigation.ts';

/** What was searched and filtered in one part of the screen; stored in the address under the id of the part. */
export function useRegionQuery(id: string) {
  const [params] = useSearchParams();
  const key = (name: string) => `${id}.${name}`;
  const filters = [...params].flatMap(([name, value]) =>
    name.startsWith(key('f.')) ? [[name.slice(key('f.').length), value] as const] : [],
  );
  return {
    key,
    search: params.get(key('find')) ?? '',
    sort: '',
    order: params.get(key('order')) ?? '',
    isAnyEnough: params.get(key('any')) === '1',
    filters: Object.fromEntries(filters),
    page: Math.max(1, Math.floor(Number(params.get(key('page')) ?? '1')) || 1),
  };
}

interface ListSearchProps {
  readonly view: RegionView;
  readonly columns: readonly ListColumn[];
  readonly all: readonly SampleRow[];
  readonly query: ReturnType<typeof useRegionQuery>;
}

/** Choices of a filter that a person can still look through. */
const MOST_CHOICES = 40;

/** What narrows the list, and puts it in another order. */
export function ListSearch({ view, columns, all, query }: ListSearchProps) {
  const updateSearch = useUpdateSearch();
  const searched = columns.filter(({ search }) => search);
  return (
    <>
      {searched.length > 0 && (
        <input
          type="search"
          className="flex-[0_1_280px] min-w-50 stacked:flex-[1_1_100%]"
          aria-label={`Search in ${view.region.label}`}
          placeholder={`Search ${searched.map(({ label }) => label).join(', ')}`}
          value={query.search}
          onChange={(event) => updateSearch({ [query.key('find')]: event.target.value, [query.key('page')]: null })}
        />
      )}
      {columns
        .filter(({ filter }) => filter)
        .map(({ key, label, textOf }) => (
          <Select
            key={key}
            aria-label={label}
            className="max-w-[24ch] stacked:flex-1"
            value={query.filters[key] ?? ''}
            first={['', `${label}: all`]}
            of={[...new Set(all.map(textOf))]
              .filter((text) => text !== '')
              .sort()
              .slice(0, MOST_CHOICES)
              .map((text) => [text, dateInWords(text)])}
            onChange={(words) => updateSearch({ [query.key(`f.${key}`)]: words, [query.key('page')]: null })}
          />
        ))}
      {view.isJoined && Object.values(query.filters).filter(Boolean).length > 1 && (
        <Select
          aria-label="How the filters are joined"
          value={query.isAnyEnough ? '1' : ''}
          of={[
            ['', 'all of them (AND)'],
            ['1', 'any of them (OR)'],
          ]}
          onChange={(any) => updateSearch({ [query.key('any')]: any, [query.key('page')]: null })}
        />
      )}
      {view.orders.length > 0 && (
        <Select
          aria-label={`Order of ${view.region.label}`}
          value={query.order || (view.orders[0]?.label ?? '')}
          of={view.orders.map(({ label }) => [label, `Sort by: ${label}`] as const)}
          onChange={(order) => updateSearch({ [query.key('order')]: order, [query.key('page')]: null })}
        />
      )}
    </>
  );
}
