import { useSearchParams } from 'react-router';
import {
  columnsFor,
  countOf,
  hitsAmong,
  mayDo,
  type RegionView,
  recordLabel,
  regionColumns,
  regionRows,
  type SampleRow,
  searchHits,
} from '#core/product.ts';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { BOX, RecordTable } from '../screens/record-table.tsx';
import { StateChip } from '../value.tsx';
import { ColumnValue, RecordName } from './record-entries.tsx';
import { useScreenAround } from './region-context.ts';

/** Records shown of what is found. */
const MOST = 20;
const MOST_OF_EACH = 5;

/** A search over the records of a part, or over all that the actor may list where it is of nothing. */
export function SearchRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const updateSearch = useUpdateSearch();
  const { region, data, texts, instead } = view;
  const key = `${region.id}.find`;
  const words = useSearchParams()[0].get(key) ?? '';
  if (data.is !== 'nothing' && mayDo(actor, data.of, 'list').may === 'no')
    return <p className="m-0 quiet">{instead.refused ?? 'You may not see these.'}</p>;
  return (
    <search className="grid gap-3">
      <input
        type="search"
        className="w-full max-w-120"
        aria-label={region.label}
        placeholder={texts[0] ?? `${region.label} …`}
        value={words}
        onChange={(event) => updateSearch({ [key]: event.target.value })}
      />
      {words.trim() !== '' &&
        (data.is === 'nothing' ? <AllHits words={words} /> : <OwnHits view={view} words={words} />)}
    </search>
  );
}

function OwnHits({ view, words }: { view: RegionView; words: string }) {
  const { actor, product } = usePrototype();
  const { scope } = useScreenAround();
  const columns = regionColumns(actor, view);
  const rows = hitsAmong(regionRows(actor, view, scope), columns, words);
  if (rows.length === 0 || view.data.is === 'nothing') return <NoHits words={words} empty={view.instead.empty} />;
  return (
    <>
      <div className={BOX}>
        <RecordTable rows={rows.slice(0, MOST)} columns={columns} />
      </div>
      <p className="m-0 quiet" role="status">
        {rows.length > MOST && `The first ${MOST} of `}
        {countOf(product, view.data.of, rows.length)}
      </p>
    </>
  );
}

function AllHits({ words }: { words: string }) {
  const { actor, product } = usePrototype();
  const hits = searchHits(actor, words);
  if (hits.length === 0) return <NoHits words={words} empty={undefined} />;
  return hits.map(({ of, rows }) => (
    <section key={of} aria-label={product.index.entities.get(of)?.plural} className="text-sm">
      <h3 className="mb-1">{countOf(product, of, rows.length)}</h3>
      <ul className="grid border-t-1 border-line">
        {rows.slice(0, MOST_OF_EACH).map((row) => (
          <Hit key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > MOST_OF_EACH && <p className="m-0 mt-1 quiet">and {rows.length - MOST_OF_EACH} more</p>}
    </section>
  ));
}

/** What a record is called, its state, and the first values of its list. */
function Hit({ row }: { row: SampleRow }) {
  const { actor, product, screens } = usePrototype();
  const list = screens.find(({ kind, entity }) => kind === 'list' && entity === row.entity);
  const name = recordLabel(product, row);
  const values = (list ? columnsFor(actor, list) : []).filter(
    ({ shows, textOf }) => shows === 'field' && textOf(row) !== '' && textOf(row) !== name,
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2 border-b-1 border-line">
      <RecordName row={row} words={name} />
      <StateChip row={row} />
      <span className="basis-full truncate text-ink-2">
        {values.slice(0, 3).map((column, at) => (
          <span key={column.key}>
            {at > 0 && ' · '}
            <ColumnValue row={row} column={column} />
          </span>
        ))}
      </span>
    </li>
  );
}

function NoHits({ words, empty }: { words: string; empty: string | undefined }) {
  return (
    <p className="m-0 quiet" role="status">
      {empty ?? `Nothing matches “${words.trim()}”.`}
    </p>
  );
}
