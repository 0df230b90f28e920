import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazily, plural } from '#core/index.ts';
import {
  bulkActionsFor,
  countOf,
  creationLinks,
  csvExportOf,
  csvOf,
  dateInWords,
  filterChoices,
  findableOn,
  isSameSource,
  knownValue,
  type ListColumn,
  type ListQuery,
  type ListRows,
  listRows,
  lookedThrough,
  lookOfSourced,
  mayDo,
  numberWords,
  orderOfList,
  type ProtoScreen,
  type PutAway,
  pageSizeOf,
  parentRecords,
  putAwayFrom,
  questionOf,
  type SampleRow,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { Hole, Unplayed, WithLook, WithVerdictLook } from '../hole.tsx';
import { useHref, useUpdateSearch } from '../navigation.ts';
import { Notice, ScreenConditionView } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { Cards, titleOf } from '../regions/record-entries.tsx';
import { LongTable } from './record-table.tsx';

export function ListScreen({ screen, arrival }: ScreenProps) {
  const { product, actor } = usePrototype();
  const query = useListQuery();
  const around = useMemo(() => parentRecords(actor, arrival), [actor, arrival]);
  const { entity } = screen;
  const found = useMemo(() => findableOn(actor, screen), [actor, screen]);
  const columns = found.filter(({ hidden }) => !hidden);
  const order = useMemo(() => orderOfList(actor, screen), [actor, screen]);
  const away = useMemo(() => putAwayFrom(actor, screen), [actor, screen]);
  const rows = useMemo(
    () => (entity === null ? null : listRows(actor, entity, found, query, { order, around, away })),
    [actor, entity, found, query, order, around, away],
  );
  const form = titleOf(columns) ? lookedThrough(product, entity) : null;
  const pageSize = pageSizeOf(product, screen);
  const bulk = bulkActionsFor(actor, screen);
  if (entity === null || !rows) return <Hole q={screen.question} words="nobody has said what this list is about" />;
  // All guessed columns share one question.
  const guessedColumn = columns.find(({ look }) => look === 'guess');
  const pages = Math.max(1, Math.ceil(rows.size / pageSize.lines));
  const page = Math.min(query.page, pages);
  const firstRow = (page - 1) * pageSize.lines;
  const count = Math.min(pageSize.lines, rows.size - firstRow);
  return (
    <div>
      <div className="row mb-4 text-sm">
        <Search columns={found} query={query} />
        <Filters columns={found} query={query} entity={entity} around={around} away={away} />
        <SortSelect columns={found} query={query} />
        <NewButton screen={screen} entity={entity} around={around} />
      </div>
      {columns.length === 0 ? (
        <Hole q={`entities.${entity}.fields`} words="nobody has said what is written on it" />
      ) : rows.size === 0 ? (
        <EmptyList screen={screen} query={query} rows={rows} />
      ) : form ? (
        <Cards rows={rows.page(firstRow, count)} columns={columns} />
      ) : (
        <LongTable
          columns={columns}
          count={count}
          rowsFrom={(line, count) => rows.page(firstRow + line, count)}
          sort={query.sort}
          label={screen.label}
        />
      )}
      {columns.length > 0 && (
        <nav className="row proto-pages gap-x-3 mt-3 quiet" aria-label="Pages of the list">
          <span className="flex-1">
            {pages > 1 && `${numberWords(firstRow + 1)}–${numberWords(firstRow + count)} of `}
            {countOf(product, entity, rows.size)} ·{' '}
            <WithLook look={pageSize.look} q={pageSize.question} words="how many on a page: a guess">
              {numberWords(pageSize.lines)} a page
            </WithLook>
            {away && rows.awayCount > 0 && <PutAwayNote away={away} count={rows.awayCount} isShown={query.withAway} />}
            {guessedColumn && (
              <>
                {' · '}
                <WithLook look="guess" q={guessedColumn.question} words="the columns: a guess">
                  these columns
                </WithLook>
              </>
            )}
            {order && order.unread.length > 0 && (
              <>
                {' · '}
                <Unplayed q={order.question}>ordered: {order.unread.join(', ')}</Unplayed>
              </>
            )}
            {form && lookOfSourced(form) !== 'decided' && (
              <>
                {' · '}
                <WithLook look={lookOfSourced(form)} q={questionOf(form)}>
                  {knownValue(form)}
                </WithLook>
              </>
            )}
            {bulk.length > 0 && ` · Bulk: ${bulk.join(', ')}`}
            <SaveAsCsv entity={entity} columns={columns} rows={rows} name={screen.label} />
          </span>
          {pages > 1 && (
            <span className="row">
              <PageButton to={page - 1} of={pages} label="Previous" />
              <PageButton to={page + 1} of={pages} label="Next" />
            </span>
          )}
        </nav>
      )}
    </div>
  );
}

interface SaveAsCsvProps {
  readonly entity: string;
  readonly columns: readonly ListColumn[];
  readonly rows: ListRows;
  readonly name: string;
}

/** All that the list shows, searched and filtered as it is, where it was said that it goes out as a spreadsheet. */
function SaveAsCsv({ entity, columns, rows, name }: SaveAsCsvProps) {
  const { product } = usePrototype();
  const said = csvExportOf(product, entity);
  if (!said || rows.size === 0) return null;
  const save = () => {
    const link = document.createElement('a');
    link.download = `${name}.csv`;
    link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(columns, rows.page(0, rows.size)))}`;
    link.click();
  };
  return (
    <>
      {' · '}
      <WithLook look={said.look} q={said.question}>
        <Button look="plain" onClick={save}>
          Save as CSV
        </Button>
      </WithLook>
    </>
  );
}

interface PutAwayNoteProps {
  readonly away: PutAway;
  readonly count: number;
  readonly isShown: boolean;
}

/** The number of records that are put away, and a button to show them. */
function PutAwayNote({ away: { are, look, question }, count, isShown }: PutAwayNoteProps) {
  const updateSearch = useUpdateSearch();
  const verb = plural(count, 'is', 'are');
  return (
    <>
      {' · '}
      <WithLook look={look} q={question} words="when they leave the list: a guess">
        <span>
          {count} {isShown ? 'of them' : 'more'} {verb} {are}{' '}
          <Button look="plain" onClick={() => updateSearch({ away: isShown ? null : 'shown', page: null })}>
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </span>
      </WithLook>
    </>
  );
}

interface PagedQuery extends ListQuery {
  readonly page: number;
  readonly withAway: boolean;
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
      withAway: params.get('away') === 'shown',
      page: Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1),
    };
  }, [params]);
}

function PageButton({ to, of, label }: { to: number; of: number; label: string }) {
  const updateSearch = useUpdateSearch();
  return (
    <Button disabled={to < 1 || to > of} onClick={() => updateSearch({ page: String(to) })}>
      {label}
    </Button>
  );
}

interface NewButtonProps {
  readonly screen: ProtoScreen;
  readonly entity: string;
  readonly around: ReadonlyMap<string, SampleRow>;
}

/** The button that creates a record, with the label of the link to the form, or that of the form. */
function NewButton({ screen, entity, around }: NewButtonProps) {
  const { actor } = usePrototype();
  const href = useHref();
  const verdict = mayDo(actor, entity, 'create');
  const links = verdict.may === 'no' ? [] : creationLinks(actor, screen, around);
  if (links.length === 0) return null;
  return (
    <span className="ml-auto">
      <WithVerdictLook verdict={verdict}>
        {links.map(({ label, path }) => (
          <Link key={label} className="button main" data-action="create" to={href(path)}>
            {label}
          </Link>
        ))}
      </WithVerdictLook>
    </span>
  );
}

interface EmptyListProps extends Pick<ScreenProps, 'screen'> {
  readonly query: PagedQuery;
  readonly rows: ListRows;
}

/**
 * A list’s own text for “empty” is also shown for a search without results, but not for a filter, and not if the same
 * text is for all screens.
 */
function EmptyList({ screen, query, rows }: EmptyListProps) {
  const updateSearch = useUpdateSearch();
  const [params] = useSearchParams();
  const { screens } = usePrototype();
  if (rows.all === 0) return <ScreenConditionView screen={screen} is="empty" before={null} />;
  const noFilters = Object.fromEntries(
    [...params.keys()].flatMap((key) => (key === 'as' ? [] : [[key, null] as const])),
  );
  const words = emptyWords(screen);
  const isOwnText = screens.every((one) => one === screen || !isSameSource(emptyWords(one)?.source, words?.source));
  const isAnswer = words && isOwnText && query.search.trim() !== '' && rows.awayCount === 0;
  return (
    <Notice icon="search" title={rows.awayCount > 0 ? 'What matches is no longer on this list.' : 'No matches.'}>
      {isAnswer && <p className="m-0">{words.value}</p>}
      <Button onClick={() => updateSearch(noFilters)}>Show all</Button>
    </Notice>
  );
}

function emptyWords({ screen }: ProtoScreen) {
  const words = screen?.words.get('empty');
  return words?.is === 'known' && words.value !== '' ? words : undefined;
}

interface SearchProps {
  readonly columns: readonly ListColumn[];
  readonly query: PagedQuery;
}

function Search({ columns, query }: SearchProps) {
  const updateSearch = useUpdateSearch();
  const labels = columns.filter(({ search }) => search).map(({ label }) => label);
  if (labels.length === 0) return null;
  return (
    <input
      className="flex-[0_1_280px] min-w-50 stacked:flex-[1_1_100%]"
      type="search"
      aria-label={`Search in ${labels.join(', ')}`}
      placeholder={`Search ${labels.join(', ')}`}
      value={query.search}
      onChange={(event) => updateSearch({ find: event.target.value, page: null })}
    />
  );
}

/** In a narrow window, where the rows are cards without the heads of columns. */
function SortSelect({ columns, query }: SearchProps) {
  const updateSearch = useUpdateSearch();
  const sortable = columns.filter(({ sort, shows }) => sort && shows !== 'hole');
  if (sortable.length === 0) return null;
  return (
    <Select
      className="hidden stacked:block flex-1"
      aria-label="Sort by"
      value={query.sort}
      first={['', 'Sort by …']}
      of={sortable.flatMap(({ key, label }): readonly (readonly [string, string])[] => [
        [key, `${label} ↑`],
        [`-${key}`, `${label} ↓`],
      ])}
      onChange={(sort) => updateSearch({ sort, page: null })}
    />
  );
}

interface FiltersProps extends SearchProps {
  readonly entity: string;
  readonly around: ReadonlyMap<string, SampleRow>;
  readonly away: PutAway | null;
}

function Filters({ columns, query, entity, around, away }: FiltersProps) {
  const { actor } = usePrototype();
  const updateSearch = useUpdateSearch();
  const { withAway } = query;
  const filters = useMemo(() => {
    const emptyQuery = { search: '', sort: '', filters: {}, withAway };
    const allRows = lazily(() => listRows(actor, entity, columns, emptyQuery, { around, away }));
    return columns
      .filter(({ filter, shows }) => filter && shows !== 'hole')
      .map((column) => ({ ...column, choices: filterChoices(actor, entity, column, allRows) }));
  }, [actor, entity, columns, around, away, withAway]);
  return filters.map(({ key, label, choices }) => {
    const chosen = (Object.hasOwn(query.filters, key) && query.filters[key]) || '';
    const all = [...new Set(chosen ? [...choices, chosen] : choices)];
    return (
      <Select
        key={key}
        className="max-w-[24ch] stacked:flex-1"
        aria-label={label}
        value={chosen}
        first={['', `${label}: all`]}
        of={all.map((choice) => [choice, dateInWords(choice)])}
        onChange={(words) => updateSearch({ [`f.${key}`]: words, page: null })}
      />
    );
  });
}
