import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazily, plural, withCount } from '#core/index.ts';
import {
  bulkActionsFor,
  columnsFor,
  creationLinks,
  filterChoices,
  type ListColumn,
  type ListQuery,
  type ListRows,
  listRows,
  mayDo,
  orderOfList,
  type ProtoScreen,
  type PutAway,
  pageSizeOf,
  parentRecords,
  putAwayFrom,
  type SampleRow,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { Hole, WithLook, WithVerdictLook } from '../hole.tsx';
import { useHref, useUpdateSearch } from '../navigation.ts';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { ScreenConditionView } from '../screen-condition.tsx';
import { ListTable } from './list-table.tsx';

export function ListScreen({ screen, arrival }: ScreenProps) {
  const { product, actor } = usePrototype();
  const query = useListQuery();
  const around = useMemo(() => parentRecords(actor, arrival), [actor, arrival]);
  const { entity } = screen;
  const columns = useMemo(() => columnsFor(actor, screen), [actor, screen]);
  const order = useMemo(() => orderOfList(actor, screen), [actor, screen]);
  const away = useMemo(() => putAwayFrom(actor, screen), [actor, screen]);
  const rows = useMemo(
    () => (entity === null ? null : listRows(actor, entity, columns, query, { order, around, away })),
    [actor, entity, columns, query, order, around, away],
  );
  const pageSize = pageSizeOf(product, screen);
  const bulk = bulkActionsFor(actor, screen);
  if (entity === null || !rows) return <Hole q={screen.question} words="nobody has said what this list is about" />;
  // All guessed columns share one question.
  const guessedColumn = columns.find(({ look }) => look === 'guess');
  const pages = Math.max(1, Math.ceil(rows.size / pageSize.lines));
  const page = Math.min(query.page, pages);
  const firstRow = (page - 1) * pageSize.lines;
  return (
    <div>
      <div className="row items-end mb-4 gap-x-4 gap-y-3">
        <Search columns={columns} query={query} />
        <Filters columns={columns} query={query} entity={entity} around={around} away={away} />
        <NewButton screen={screen} entity={entity} around={around} />
      </div>
      {columns.length === 0 ? (
        <Hole q={`entities.${entity}.fields`} words="nobody has said what is written on it" />
      ) : rows.size === 0 ? (
        <EmptyList screen={screen} query={query} rows={rows} />
      ) : (
        <ListTable
          columns={columns}
          count={Math.min(pageSize.lines, rows.size - firstRow)}
          rowsFrom={(line, count) => rows.page(firstRow + line, count)}
          query={query}
          screen={screen}
        />
      )}
      {columns.length > 0 && (
        <nav className="row proto-pages gap-3 mt-4 text-ink-2 text-sm" aria-label="Pages of the list">
          {pages > 1 && <PageButton to={page - 1} of={pages} label="Back" />}
          <span className="row flex-1">
            {pages > 1 ? `Page ${page} of ${pages}, ` : ''}
            {rows.size} {rows.awayCount > 0 && !query.withAway ? 'listed' : 'in all'},{' '}
            <WithLook look={pageSize.look} q={pageSize.question} words="lines on a page: a guess">
              {withCount(pageSize.lines, 'line')} a page
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
                <WithLook look="guess" q={order.question} words="the order: in words, not yet exact">
                  ordered: {order.unread.join(', ')}
                </WithLook>
              </>
            )}
          </span>
          {pages > 1 && <PageButton to={page + 1} of={pages} label="Next" />}
        </nav>
      )}
      {bulk.length > 0 && <p className="quiet">To many at once: {bulk.join(', ')}</p>}
    </div>
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
          {count} {isShown ? 'of them' : 'more that'} {verb} {are}:{' '}
          <Button look="plain" onClick={() => updateSearch({ away: isShown ? null : 'shown', page: null })}>
            {isShown ? 'leave out' : 'show'}
          </Button>
        </span>
      </WithLook>
    </>
  );
}

export interface PagedQuery extends ListQuery {
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
    <span className="ml-auto max-lg:ml-0">
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
  const isOwnText = screens.every((one) => one === screen || emptyWords(one)?.source !== words?.source);
  const isAnswer = words && isOwnText && query.search.trim() !== '' && rows.awayCount === 0;
  return (
    <div className="py-6 text-ink-2">
      <p>
        {rows.awayCount > 0 ? 'What matches is no longer on this list.' : 'Nothing here matches what you look for.'}{' '}
        <Button look="plain" onClick={() => updateSearch(noFilters)}>
          Show all
        </Button>
      </p>
      {isAnswer && <ScreenConditionView screen={screen} is="empty" before={null} />}
    </div>
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
  const searchColumns = columns.filter(({ search }) => search);
  if (searchColumns.length === 0) return null;
  return (
    <label className="flex-[0_1_320px] min-w-[min(220px,100%)]">
      <span className="unseen">Search in {searchColumns.map(({ label }) => label).join(', ')}</span>
      <input
        className="w-full"
        type="search"
        placeholder={`Search ${searchColumns.map(({ label }) => label).join(', ')}`}
        value={query.search}
        onChange={(event) => updateSearch({ find: event.target.value, page: null })}
      />
    </label>
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
    return (
      <label key={key} className="grid gap-0.5 max-w-full">
        <span className="text-sm text-ink-2">{label}</span>
        <Select
          value={chosen}
          first={['', 'all']}
          of={[...new Set(chosen ? [...choices, chosen] : choices)]}
          onChange={(words) => updateSearch({ [`f.${key}`]: words, page: null })}
        />
      </label>
    );
  });
}
