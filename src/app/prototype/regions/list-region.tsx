import { type ComponentType, useState } from 'react';
import {
  applyQuery,
  countOf,
  emphasisNow,
  findableColumns,
  mayDo,
  pressMany,
  type RegionAction,
  type RegionView,
  regionColumns,
  regionRows,
  type SampleRow,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { OpensContext, usePrototype } from '../prototype-context.tsx';
import { ActionNote } from '../screens/detail.tsx';
import { BOX, RecordTable } from '../screens/record-table.tsx';
import { useAction } from '../use-action.ts';
import { Calendar } from './calendar.tsx';
import { ListSearch, useRegionQuery } from './list-search.tsx';
import { PlaceMap } from './place-map.tsx';
import { Cards, Feed, type RecordsProps, type WholeProps } from './record-entries.tsx';
import { RegionButtons, RegionLink } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';
import { Timetable } from './timetable.tsx';
import { useTypedRows } from './typed-rows.tsx';

/** Records shown at once where nobody has said how many. */
const MOST = 10;

/** What shows all of its records at once. */
const WHOLE: Readonly<Partial<Record<RegionKind, ComponentType<WholeProps>>>> = {
  calendar: Calendar,
  timetable: Timetable,
  map: PlaceMap,
};
const ENTRIES: Readonly<Partial<Record<RegionKind, ComponentType<RecordsProps>>>> = { cards: Cards, feed: Feed };
type RegionKind = NonNullable<RegionView['kind']>;

/** Many records: as a table, as cards, as a feed, by day or on a map. */
export function ListRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { scope, seen, screen } = useScreenAround();
  const updateSearch = useUpdateSearch();
  const query = useRegionQuery(view.region.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, limit, instead, actions, kind } = view;
  const isTyped = view.items.some((item) => item.typed);
  const saves = (action: RegionAction) => isTyped && action.does.is === 'edit' && action.to === null;
  const typed = useTypedRows(actions.some(saves));
  if (data.is === 'nothing' || data.is === 'new') return null;
  if (mayDo(actor, data.of, 'list').may === 'no')
    return <p className="m-0 quiet">{instead.refused ?? 'You may not see these.'}</p>;
  const found = view.search === null && screen.kind === 'list' && screen.entity === data.of;
  const said = regionColumns(seen, view);
  const searched = found ? findableColumns(seen, data.of, said) : said;
  const columns = searched.filter(({ hidden }) => !hidden);
  const all = regionRows(seen, view, scope, query.order);
  const rows = applyQuery(all, searched, query);
  const size = limit?.count ?? MOST;
  const pages = limit && !limit.paged ? 1 : Math.max(1, Math.ceil(rows.length / size));
  const [Whole, Entries] = [kind && WHOLE[kind], kind && ENTRIES[kind]];
  const page = Math.min(query.page, pages);
  const shown = rows.slice((page - 1) * size, page * size);
  const bulk = actions.filter((action) => action.bulk);
  const single = actions.filter((action) => !action.bulk && action.does.is !== 'create');
  // On a timetable what is made has a place, and is filled in there.
  const creating = actions.filter(({ does, to }) => does.is === 'create' && (kind !== 'timetable' || to));
  const lineOf = view.line.length > 0 ? (row: SampleRow) => emphasisNow(actor, row, view.line) : undefined;
  const pressed =
    single.length > 0
      ? (row: SampleRow) => (
          <RegionButtons
            actions={single}
            row={row}
            isEntry
            instead={(one) => (saves(one) ? () => void typed.save(row) : undefined)}
          />
        )
      : undefined;
  const opens = actions.find(({ does, to }) => does.is === 'open' && to)?.to ?? null;
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  return (
    <OpensContext value={opens}>
      {(creating.length > 0 || view.orders.length > 0 || searched.some(({ search, filter }) => search || filter)) && (
        <div className="row mb-3 text-sm">
          <ListSearch view={view} columns={searched} all={all} query={query} />
          <span className="ml-auto row">
            {creating.map((action) => (
              <RegionLink key={action.label} action={action} row={undefined} look="button main" />
            ))}
          </span>
        </div>
      )}
      {bulk.length > 0 && <BulkBar view={view} rows={chosenRows} every={rows} done={() => setChosen(new Set())} />}
      {isTyped && typed.note}
      {all.length === 0 && kind !== 'timetable' ? (
        <p className="m-0 quiet">
          {instead.empty ?? `No ${product.index.entities.get(data.of)?.plural.toLowerCase() ?? 'records'} yet.`}
        </p>
      ) : rows.length === 0 && all.length > 0 ? (
        <p className="m-0 quiet">
          No matches.{' '}
          <Button look="plain" onClick={() => updateSearch({ [query.key('find')]: null, [query.key('page')]: null })}>
            Show all
          </Button>
        </p>
      ) : Whole ? (
        <Whole view={view} rows={rows} columns={columns} lineOf={lineOf} />
      ) : Entries ? (
        <Entries rows={shown} columns={columns} pressed={pressed} lineOf={lineOf} />
      ) : (
        <div className={BOX}>
          <RecordTable
            rows={shown}
            columns={columns}
            pressed={pressed}
            cellOf={isTyped ? typed.cellOf : undefined}
            lineOf={lineOf}
            {...(bulk.some(({ all: onAll }) => !onAll) && { choice: { chosen, toggle } })}
          />
        </div>
      )}
      {all.length > 0 && !Whole && (rows.length > shown.length || pages > 1) && (
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
    </OpensContext>
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
