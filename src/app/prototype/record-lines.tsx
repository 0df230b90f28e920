import {
  type DrawnEmphasis,
  type Field,
  knownValue,
  type Mask,
  recordLabel,
  recordNumber,
  type SampleRow,
} from '#core/product.ts';
import { Emphasized } from './emphasis.tsx';
import { usePrototype } from './prototype-context.tsx';
import { StateChip, Value } from './value.tsx';

/** What a record is called, its state and its number. */
export function RecordHead({ row }: { row: SampleRow }) {
  const { product } = usePrototype();
  const name = recordLabel(product, row);
  const number = recordNumber(product, row);
  const identity = product.index.entities.get(row.entity)?.identity;
  return (
    <header className="proto-record-head flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="m-0 min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <StateChip row={row} />
      {number !== undefined && number !== name && <span className="mono-sm text-ink-2">{number}</span>}
      <OriginNote says={identity && knownValue(identity.issuedBy)} />
    </header>
  );
}

/** A line of a record: a field, or words that were worked out. */
interface RecordLine {
  readonly label: string;
  readonly field: Field | undefined;
  readonly mask: Mask | undefined;
  readonly text: string;
  readonly how?: DrawnEmphasis | null;
}

/** What is written on a record, a line for each thing. */
export function RecordLines({ row, lines }: { row: SampleRow; lines: readonly RecordLine[] }) {
  return (
    <dl className="proto-lines grid gap-x-8 border-t-1 border-line @wide:grid-cols-2 [&_.thumb]:block [&_.thumb]:w-40 [&_.thumb]:h-28 [&_.thumb]:mb-1">
      {lines.map(({ label, field, mask, text, how }) => (
        <div
          className="group grid grid-cols-[minmax(90px,2fr)_minmax(0,3fr)] gap-3 py-2 border-b-1 border-line"
          key={label}
          data-field={field?.id}
        >
          <dt className="text-ink-2 wrap-anywhere">
            <bdi>{label}</bdi>
          </dt>
          <dd className="relative flex flex-wrap items-baseline wrap-anywhere gap-x-2 gap-y-1 pr-6">
            <Emphasized how={how}>
              {field ? <Value row={row} field={field} mask={mask} /> : <bdi>{text || '–'}</bdi>}
            </Emphasized>
            <OriginNote says={field && row.cells.get(field.id)?.says} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a value comes from: seen when its row is, and read when pressed. */
function OriginNote({ says }: { says: string | undefined }) {
  if (!says) return null;
  return (
    <details className="proto-origin quiet">
      <summary aria-label="Where is this from?">i</summary>
      <span>{says}</span>
    </details>
  );
}
