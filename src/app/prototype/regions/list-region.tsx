import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  applyQuery,
  countOf,
  dateInWords,
  type ListColumn,
  mayDo,
  pressMany,
  type RegionAction,
  type RegionView,
  recordLabel,
  regionColumns,
  regionRows,
  type SampleRow,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { initialsOf } from '../../kit/initials.ts';
import { useHref, useUpdateSearch } from '../navigation.ts';
import { usePrototype, useRecordAddress } from '../prototype-context.tsx';
import { ActionNote } from '../screens/detail.tsx';
import { BOX, RecordTable } from '../screens/record-table.tsx';
import { useAction } from '../use-action.ts';
import { StateChip, Value } from '../value.tsx';
import { RegionButtons, RegionLink } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';

/** Records shown at once where nobody has said how many. */
const MOST = 10;

/** Many records: as a table, as cards, as a feed or by day. */
export function ListRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { scope } = useScreenAround();
  const updateSearch = useUpdateSearch();
  const query = useRegionQuery(view.region.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, limit, instead, actions, kind } = view;
  if (data.is === 'nothing' || data.is === 'new') return null;
  if (mayDo(actor, data.of, 'list').may === 'no')
    return <p className="quiet">{instead.refused ?? 'You may not see these.'}</p>;
  const columns = regionColumns(actor, view);
  const all = regionRows(actor, view, scope);
  const rows = applyQuery(all, columns, query);
  const size = limit?.count ?? MOST;
  const pages = limit && !limit.paged ? 1 : Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(query.page, pages);
  const shown = rows.slice((page - 1) * size, page * size);
  const bulk = actions.filter((action) => action.bulk);
  const single = actions.filter((action) => !action.bulk && action.does.is !== 'create');
  const creating = actions.filter((action) => action.does.is === 'create');
  const pressed = single.length > 0 ? (row: SampleRow) => <RegionButtons actions={single} row={row} /> : undefined;
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  return (
    <>
      {(creating.length > 0 || columns.some(({ search, filter }) => search || filter)) && (
        <div className="row mb-3 text-sm">
          <RegionSearch view={view} columns={columns} all={all} query={query} />
          <span className="ml-auto row">
            {creating.map((action) => (
              <RegionLink key={action.label} action={action} row={undefined} look="button main" />
            ))}
          </span>
        </div>
      )}
      {bulk.length > 0 && <BulkBar view={view} rows={chosenRows} every={rows} done={() => setChosen(new Set())} />}
      {all.length === 0 ? (
        <p className="quiet">
          {instead.empty ?? `No ${product.index.entities.get(data.of)?.plural.toLowerCase() ?? 'records'} yet.`}
        </p>
      ) : rows.length === 0 ? (
        <p className="quiet">
          No matches.{' '}
          <Button look="plain" onClick={() => updateSearch({ [query.key('find')]: null, [query.key('page')]: null })}>
            Show all
          </Button>
        </p>
      ) : kind === 'cards' ? (
        <Cards rows={shown} columns={columns} pressed={pressed} />
      ) : kind === 'feed' ? (
        <Feed rows={shown} columns={columns} pressed={pressed} />
      ) : kind === 'calendar' ? (
        <Calendar rows={rows} columns={columns} />
      ) : (
        <div className={BOX}>
          <RecordTable
            rows={shown}
            columns={columns}
            pressed={pressed}
            {...(bulk.some(({ all: onAll }) => !onAll) && { choice: { chosen, toggle } })}
          />
        </div>
      )}
      {all.length > 0 && kind !== 'calendar' && (rows.length > shown.length || pages > 1) && (
        <nav className="row mt-2 quiet" aria-label={`Pages of ${view.region.label}`}>
          <span className="flex-1">
            {pages > 1 ? `Page ${page} of ${pages}, ` : `The first ${shown.length} of `}
            {countOf(product, data.of, rows.length)}
          </span>
          {pages > 1 && (
            <>
              <Button disabled={page <= 1} onClick={() => updateSearch({ [query.key('page')]: String(page - 1) })}>
                Previous
              </Button>
              <Button disabled={page >= pages} onClick={() => updateSearch({ [query.key('page')]: String(page + 1) })}>
                Next
              </Button>
            </>
          )}
        </nav>
      )}
    </>
  );
}

/** What was searched and filtered in one part of the screen; stored in the address under the id of the part. */
function useRegionQuery(id: string) {
  const [params] = useSearchParams();
  const key = (name: string) => `${id}.${name}`;
  const filters = [...params].flatMap(([name, value]) =>
    name.startsWith(key('f.')) ? [[name.slice(key('f.').length), value] as const] : [],
  );
  return {
    key,
    search: params.get(key('find')) ?? '',
    sort: '',
    filters: Object.fromEntries(filters),
    page: Math.max(1, Math.floor(Number(params.get(key('page')) ?? '1')) || 1),
  };
}

interface RegionSearchProps {
  readonly view: RegionView;
  readonly columns: readonly ListColumn[];
  readonly all: readonly SampleRow[];
  readonly query: ReturnType<typeof useRegionQuery>;
}

/** Choices of a filter that a person can still look through. */
const MOST_CHOICES = 40;

function RegionSearch({ view, columns, all, query }: RegionSearchProps) {
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
    </>
  );
}

const PRESSED_AT_ONCE: ReadonlySet<RegionAction['does']['is']> = new Set<RegionAction['does']['is']>([
  'move',
  'delete',
  'run',
]);

/** What can be done with the chosen records at once; says how many before it is pressed. */
interface BulkBarProps {
  readonly view: RegionView;
  /** Those that were chosen. */
  readonly rows: readonly SampleRow[];
  readonly every: readonly SampleRow[];
  readonly done: () => void;
}

function BulkBar({ view, rows, every, done }: BulkBarProps) {
  const { actor, product } = usePrototype();
  const { status, carryOut, dismiss } = useAction();
  const of = view.data.is === 'nothing' ? '' : view.data.of;
  const press = async ({ label, does, all }: RegionAction) => {
    const on = all ? every : rows;
    if (await carryOut(pressMany(actor, on, does), `${label}: ${countOf(product, of, on.length)}`)) done();
  };
  return (
    <div className="grid gap-2 mb-3">
      <div className="row text-sm">
        <span className="quiet">
          {rows.length === 0 ? 'None chosen' : `${countOf(product, of, rows.length)} chosen`}
        </span>
        {view.actions
          .filter(({ bulk }) => bulk)
          .map((action) => (
            <Button
              key={action.label}
              disabled={!PRESSED_AT_ONCE.has(action.does.is) || (action.all ? every : rows).length === 0}
              onClick={() => void press(action)}
            >
              {action.label}
            </Button>
          ))}
      </div>
      <ActionNote status={status} dismiss={dismiss} />
    </div>
  );
}

interface RecordsProps {
  readonly rows: readonly SampleRow[];
  readonly columns: readonly ListColumn[];
  readonly pressed?: ((row: SampleRow) => ReactNode) | undefined;
}

/** The first column that tells one record from another. */
function titleOf(columns: readonly ListColumn[]): ListColumn | undefined {
  return columns.find(
    ({ shows, field }) => shows !== 'state' && field?.type.is === 'known' && field.type.value !== 'file',
  );
}

function Cards({ rows, columns, pressed }: RecordsProps) {
  const title = titleOf(columns);
  return (
    <ul className="grid grid-fill-200 gap-4">
      {rows.map((row) => (
        <li key={row.id} className="grid content-start gap-2 p-4 border-1 border-line rounded text-sm">
          {columns.map((column) =>
            column === title ? (
              <RecordName key={column.key} row={row} words={column.textOf(row)} />
            ) : (
              <span key={column.key} className="text-ink-2">
                <ColumnValue row={row} column={column} />
              </span>
            ),
          )}
          {pressed?.(row)}
        </li>
      ))}
    </ul>
  );
}

function RecordName({ row, words }: { row: SampleRow; words: string }) {
  const { product } = usePrototype();
  const to = useRecordAddress()(row);
  const href = useHref();
  const name = words || recordLabel(product, row);
  return <b className="ui-md font-semibold">{to === undefined ? name : <Link to={href(to)}>{name}</Link>}</b>;
}

function ColumnValue({ row, column }: { row: SampleRow; column: ListColumn }) {
  if (column.shows === 'state') return <StateChip row={row} />;
  if (column.field) return <Value row={row} field={column.field} mask={column.mask} />;
  return <bdi>{column.textOf(row)}</bdi>;
}

/** One entry after the other: who or what it is by, when, and what it says. */
function Feed({ rows, columns, pressed }: RecordsProps) {
  const person = columns.find(
    ({ field }) => field?.target != null || (field?.type.is === 'known' && field.type.value === 'person'),
  );
  const day = columns.find(({ field }) => field?.type.is === 'known' && field.type.value === 'date');
  const others = columns.filter((column) => column !== person && column !== day);
  return (
    <ol className="grid gap-4">
      {rows.map((row) => (
        <li key={row.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
          <span
            className="grid place-items-center w-8 h-8 rounded-full bg-pen-wash ui-xs font-semibold"
            aria-hidden="true"
          >
            {initialsOf(person?.textOf(row) ?? '') || '·'}
          </span>
          <div className="grid gap-1 justify-items-start">
            <span className="text-ink-2">
              {person && <b className="font-semibold text-ink">{person.textOf(row)}</b>}
              {day && <> · {dateInWords(day.textOf(row))}</>}
            </span>
            {others.map((column, at) => (
              <div key={column.key} className={at === 0 ? 'ui-md wrap-anywhere' : 'text-ink-2'}>
                <ColumnValue row={row} column={column} />
              </div>
            ))}
            {pressed?.(row)}
          </div>
        </li>
      ))}
    </ol>
  );
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The records on the days of a month: the present one, or that of the next record. */
function Calendar({ rows, columns }: RecordsProps) {
  const { actor } = usePrototype();
  const day = columns.find(({ field }) => field?.type.is === 'known' && field.type.value === 'date');
  const title = titleOf(columns.filter((column) => column !== day)) ?? columns.find((column) => column !== day);
  const dayOf = (row: SampleRow) => (day ? String(row.cells.get(day.key)?.value ?? '').slice(0, 10) : '');
  const next =
    rows
      .map(dayOf)
      .filter((at) => at >= actor.today.slice(0, 7))
      .sort()[0] ?? actor.today;
  const first = new Date(`${next.slice(0, 7)}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => `${next.slice(0, 7)}-${String(at + 1).padStart(2, '0')}`);
  if (!day) return <p className="quiet">Nothing here has a date.</p>;
  return (
    <section aria-label={`Days of ${next.slice(0, 7)}`}>
      <p className="mb-2 font-semibold">
        {first.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </p>
      <ol className="grid grid-cols-7 gap-px bg-line border-1 border-line text-sm stacked:grid-cols-1">
        {WEEKDAYS.map((name) => (
          <li key={name} className="px-2 py-1 bg-paper text-ink-2 stacked:hidden" aria-hidden="true">
            {name}
          </li>
        ))}
        {WEEKDAYS.slice(0, lead).map((name) => (
          <li key={`before ${name}`} className="bg-sheet stacked:hidden" aria-hidden="true" />
        ))}
        {days.map((at) => {
          const those = rows.filter((row) => dayOf(row) === at);
          return (
            <li key={at} className={`min-h-16 px-2 py-1 bg-sheet ${those.length === 0 ? 'stacked:hidden' : ''}`}>
              <time dateTime={at} className={at === actor.today ? 'font-semibold' : 'text-ink-2'}>
                {Number(at.slice(8))}
              </time>
              {those.slice(0, 3).map((row) => (
                <div key={row.id} className="truncate">
                  <RecordName row={row} words={title?.textOf(row) ?? ''} />
                </div>
              ))}
              {those.length > 3 && <div className="quiet">{those.length - 3} more</div>}
            </li>
          );
        })}
        {WEEKDAYS.slice((lead + length) % 7 || 7).map((name) => (
          <li key={`after ${name}`} className="bg-sheet stacked:hidden" aria-hidden="true" />
        ))}
      </ol>
    </section>
  );
}
