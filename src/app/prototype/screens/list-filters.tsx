import { heldValue, type ListColumn, type ListQuery } from '#core/product.ts';
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

/** Most choices of a filter, and from how many records they are gathered where nobody has listed them. */
const MOST_CHOICES = 60;
const LOOKED_AT = 200;

/** One choice for each column by which the list is filtered. */
export function Filters({ columns, query, entity }: FiltersProps) {
  const change = useSearchChange();
  const choicesFor = useChoices(entity);
  return columns.map((column) => {
    const { key, label, filter, shows } = column;
    if (!filter || shows === 'hole') return null;
    return (
      <label key={key} className="proto-filter">
        <span>{label}</span>
        <select
          value={Object.hasOwn(query.filters, key) ? query.filters[key] : ''}
          onChange={(event) => change({ [`f.${key}`]: event.target.value, page: null })}
        >
          <option value="">all</option>
          {choicesFor(column).map((words) => (
            <option key={words}>{words}</option>
          ))}
        </select>
      </label>
    );
  });
}

/** What a column can be filtered by: what was said that can stand there; else what stands in the first records. */
function useChoices(entity: string): (column: ListColumn) => readonly string[] {
  const { acting } = usePlaying();
  const { index } = acting.product;
  return ({ shows, field, textOf }) => {
    const [cycle, another] = index.cycles(entity);
    if (shows === 'state' && cycle && !another) return index.states(cycle).all.map(({ label }) => label);
    const said = field && heldValue(field.values)?.map(({ label }) => label);
    const seen = () => acting.records.page(entity, 0, LOOKED_AT).map(textOf).filter(Boolean);
    return said ?? [...new Set(seen())].sort().slice(0, MOST_CHOICES);
  };
}
