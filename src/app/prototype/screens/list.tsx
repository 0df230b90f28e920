import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  addressOf,
  cellText,
  columnsOf,
  type Field,
  heldValue,
  type ListColumn,
  type ListQuery,
  listRows,
  mayDo,
  pageSizeOf,
  type SampleRow,
} from '#core/product.ts';
import { useHref, useSearchChange } from '../going.ts';
import { Drawn, Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { ListTable } from './list-table.tsx';

/** A list of records: searched, filtered, sorted and paged as was decided; what was not is dashed or hatched. */
export function ListScreen({ screen }: ScreenProps) {
  const { product, acting } = usePlaying();
  const query = useListQuery();
  const { entity } = screen;
  const columns = useMemo(() => columnsOf(product, screen), [product, screen]);
  const rows = useMemo(
    () => (entity === null ? null : listRows(acting, entity, columns, query)),
    [acting, entity, columns, query],
  );
  const size = pageSizeOf(product, screen);
  if (entity === null || !rows)
    return <Hole q={screen.question} words="nobody has said what this list is about" />;
  const pages = Math.max(1, Math.ceil(rows.size / size.lines));
  const page = Math.min(query.page, pages);
  const shown = rows.page((page - 1) * size.lines, size.lines);
  return (
    <div className="proto-list">
      <div className="row proto-list-tools">
        <Search columns={columns} query={query} />
        <Filters columns={columns} query={query} entity={entity} />
        <NewButton entity={entity} />
      </div>
      {columns.length === 0 ? (
        <Hole q={`entities.${entity}.fields`} words="nobody has said what is written on it" />
      ) : (
        <ListTable columns={columns} rows={shown} query={query} screen={screen} />
      )}
      {rows.size === 0 && <EmptyList screen={screen} searched={rows.all > 0} />}
      <nav className="row proto-pages" aria-label="Pages of the list">
        <PageButton to={page - 1} of={pages} label="Back" />
        <span>
          Page {page} of {pages}, {rows.size} in all,{' '}
          <Drawn look={size.look} q={size.question} words="lines on a page: a guess">
            {size.lines} lines a page
          </Drawn>
        </span>
        <PageButton to={page + 1} of={pages} label="Next" />
      </nav>
      <Bulk screen={screen} />
    </div>
  );
}

export interface PagedQuery extends ListQuery {
  readonly page: number;
}

function useListQuery(): PagedQuery {
  const [params] = useSearchParams();
  return useMemo(() => {
    const filters = [...params].flatMap(([key, value]) =>
      key.startsWith('f.') ? [[key.slice(2), value] as const] : [],
    );
    return {
      search: params.get('find') ?? '',
      sort: params.get('sort') ?? '',
      filters: Object.fromEntries(filters),
      page: Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1),
    };
  }, [params]);
}

function Search({ columns, query }: { columns: readonly ListColumn[]; query: PagedQuery }) {
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

interface FiltersProps {
  readonly columns: readonly ListColumn[];
  readonly query: PagedQuery;
  readonly entity: string;
}

function Filters({ columns, query, entity }: FiltersProps) {
  const { acting } = usePlaying();
  const change = useSearchChange();
  return columns.map(({ field, label, filter }) => {
    if (!filter || !field) return null;
    const key = `f.${field.id}`;
    return (
      <label key={field.id} className="proto-filter">
        {label}{' '}
        <select
          value={Object.hasOwn(query.filters, field.id) ? query.filters[field.id] : ''}
          onChange={(event) => change({ [key]: event.target.value, page: null })}
        >
          <option value="">all</option>
          {choicesIn(acting.records.page(entity, 0, LOOKED_AT), field).map((words) => (
            <option key={words}>{words}</option>
          ))}
        </select>
      </label>
    );
  });
}

/** The values that a field can have, where that was said; else those of the first records. */
function choicesIn(rows: readonly SampleRow[], field: Field): readonly string[] {
  const said = heldValue(field.values)?.map(({ label }) => label);
  return (
    said ??
    [...new Set(rows.map((row) => cellText(row, field.id)).filter(Boolean))].sort().slice(0, MOST_CHOICES)
  );
}

function PageButton({ to, of, label }: { to: number; of: number; label: string }) {
  const change = useSearchChange();
  return (
    <button
      type="button"
      className="button"
      disabled={to < 1 || to > of}
      onClick={() => change({ page: String(to) })}
    >
      {label}
    </button>
  );
}

function NewButton({ entity }: { entity: string }) {
  const { product, screens, acting } = usePlaying();
  const href = useHref();
  const form = screens.find(
    ({ kind, entity: about }) => (kind === 'form' || kind === 'wizard') && about === entity,
  );
  const verdict = mayDo(acting, entity, 'create');
  const label = `New ${product.index.entities.get(entity)?.label ?? ''}`;
  if (!form) return null;
  if (verdict.may === 'no') return null;
  return (
    <Drawn
      look={verdict.may === 'unsaid' ? 'guess' : verdict.look}
      q={verdict.question}
      words={verdict.because}
    >
      <Link className="button main" to={href(addressOf(form, 'new'))}>
        {label}
      </Link>
    </Drawn>
  );
}

function EmptyList({ screen, searched }: Pick<ScreenProps, 'screen'> & { searched: boolean }) {
  if (searched) return <p className="quiet">Nothing fits the search.</p>;
  const held = screen.screen?.conditions.get('empty');
  const words = held && heldValue(held);
  return <p>{words ?? <Hole q="screens.conditions" words="nobody has said what an empty list shows" />}</p>;
}

function Bulk({ screen: { screen } }: Pick<ScreenProps, 'screen'>) {
  const bulk = screen && heldValue(screen.bulk);
  if (!bulk || bulk.length === 0) return null;
  return <p className="quiet">To many at once: {bulk.join(', ')}</p>;
}
