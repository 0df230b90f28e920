import { type ListColumn, type MapPlace, mapPlaces, numberWords, placeColumn } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { StateChip } from '../value.tsx';
import { RecordName, type RecordsProps, titleOf } from './record-entries.tsx';

/** Records that can still be told apart on a map. */
const MOST = 30;

/** A schematic map with a pin for each place, and the records in a list beside it. */
export function PlaceMap({ rows, columns }: RecordsProps) {
  const place = placeColumn(columns);
  const title = titleOf(columns.filter((column) => column !== place)) ?? place;
  if (!place) return <p className="m-0 quiet">Nothing here says where it is.</p>;
  const shown = rows.slice(0, MOST);
  const places = mapPlaces(shown, place.textOf);
  const lost = shown.filter((row) => place.textOf(row) === '');
  return (
    <div className="grid gap-4 grid-cols-1 @min-[700px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <figure className="grid content-start gap-2 text-sm">
        <Drawing places={places} />
        <figcaption className="quiet">A sketch of a map: where the pins stand is made up.</figcaption>
      </figure>
      <ol className="grid content-start text-sm">
        {places.map((one, at) => (
          <Place key={one.place} at={at} name={one.place} rows={one.rows} title={title} />
        ))}
        {lost.length > 0 && <Place at={-1} name={`No ${place.label.toLowerCase()}`} rows={lost} title={title} />}
        {rows.length > MOST && <li className="py-2 quiet">and {numberWords(rows.length - MOST)} more</li>}
      </ol>
    </div>
  );
}

/** Streets and a river that belong to no town. */
const STREETS = 'M-2 22Q30 30 62 14T102 26M-2 62Q28 52 56 64T102 54M24-2Q30 34 20 62M74-2Q66 30 78 62M48-2Q52 20 44 62';
const RIVER = 'M-2 46Q20 36 40 44T70 38T102 42';

function Drawing({ places }: { places: readonly MapPlace[] }) {
  return (
    <div className="relative overflow-hidden aspect-[5/3] rounded border-1 border-line bg-paper">
      <svg
        className="absolute inset-0 w-full h-full"
        viewBox="0 0 100 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={RIVER} className="stroke-(--waits-wash)" fill="none" strokeWidth="6" />
        <path d={STREETS} className="stroke-sheet" fill="none" strokeWidth="2.4" />
        <path d="M82 6h14v12H82zM4 30h12v8H4z" className="fill-line" opacity=".6" />
      </svg>
      {places.map(({ place, left, top }, at) => (
        <span
          key={place}
          className="absolute grid place-items-center min-w-6 h-6 px-1 -translate-x-1/2 -translate-y-full rounded-full rounded-bl-none bg-pen text-sheet ui-xs font-semibold"
          style={{ left: `${left}%`, top: `${top}%` }}
          title={place}
          aria-hidden="true"
        >
          {at + 1}
        </span>
      ))}
    </div>
  );
}

interface PlaceProps {
  readonly at: number;
  readonly name: string;
  readonly rows: RecordsProps['rows'];
  readonly title: ListColumn | undefined;
}

function Place({ at, name, rows, title }: PlaceProps) {
  const { product } = usePrototype();
  const hasStates = product.index.cycles(rows[0]?.entity ?? '').length > 0;
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2 py-2 border-b-1 border-line last:border-0">
      <span className="ui-xs font-semibold leading-5 text-ink-2" aria-hidden="true">
        {at < 0 ? '–' : at + 1}
      </span>
      <div className="min-w-0">
        {rows.map((row) => (
          <div key={row.id} className="flex flex-wrap justify-between gap-x-2">
            <RecordName row={row} words={title?.textOf(row) ?? ''} />
            {hasStates && <StateChip row={row} />}
          </div>
        ))}
        <span className="quiet">{name}</span>
      </div>
    </li>
  );
}
