import { Link } from 'react-router';
import {
  type Cell,
  deadlineWords,
  type Field,
  fieldWords,
  knownIds,
  knownValue,
  linkLabel,
  type Mask,
  questionForPlace,
  questionOf,
  type SampleRow,
  type StateTone,
  stateOf,
  stateTone,
  valueText,
} from '#core/product.ts';
import { drawnValue } from './drawn-value.tsx';
import { Hole, Unplayed } from './hole.tsx';
import { useHref } from './navigation.ts';
import { usePrototype, useRecordAddress } from './prototype-context.tsx';

/** One value of a record, formatted by its field; a hole if it is undecided. */
export function Value({ row, field, mask }: { row: SampleRow; field: Field; mask?: Mask | undefined }) {
  const cell = row.cells.get(field.id);
  if (mask) return <MaskedValue mask={mask} value={cell?.value} />;
  if (!cell || cell.value === undefined) return <MissingValue entity={row.entity} cell={cell} field={field} />;
  if (knownValue(field.type) === 'link' && valueText(cell.value) !== '')
    return <LinkValue value={cell.value} field={field} />;
  const words = fieldWords(cell.value, field);
  if (words === '') return <span className="quiet">–</span>;
  return (
    <>
      <bdi
        className="proto-value data-made-up:px-1.5 data-made-up:rounded data-made-up:text-guess"
        data-made-up={cell.isFiller}
        title={cell.isFiller && cell.says}
      >
        {drawnValue(cell.value, field) ?? words}
      </bdi>
      <Distance row={row} field={field} />
    </>
  );
}

function Distance({ row, field }: { row: SampleRow; field: Field }) {
  const { actor } = usePrototype();
  const words = deadlineWords(actor, row, field);
  return words === undefined ? null : <span className="quiet stacked:hidden"> {words}</span>;
}

/** A masked value: the part of it that was decided to stay visible, or those words if they are not exact. */
export function MaskedValue({ mask: { words, left }, value }: { readonly mask: Mask; readonly value: unknown }) {
  const { actor } = usePrototype();
  const visiblePart = left?.(value, actor) ?? '';
  return (
    <>
      {visiblePart !== '' && <bdi className="proto-value">{visiblePart}</bdi>}{' '}
      <span className="quiet">
        <span role="img" aria-label="blurred">
          •••
        </span>
        {words && !left && ` Left to see: ${words}`}
      </span>
    </>
  );
}

function LinkValue({ value, field }: { value: unknown; field: Field }) {
  const { product, actor } = usePrototype();
  const addressFor = useRecordAddress();
  const href = useHref();
  const entity = field.target?.id ?? null;
  const ids = knownIds(actor, entity, value);
  if (ids.length === 0) return <span className="quiet">–</span>;
  return ids.map((id, at) => {
    const row = entity === null ? undefined : actor.records.get(entity, id);
    const label = linkLabel(product, entity, id, row);
    const to = row && addressFor(row);
    return (
      <span key={id}>
        {at > 0 && ', '}
        {to ? (
          <Link to={href(to)}>
            <bdi>{label}</bdi>
          </Link>
        ) : (
          <bdi>{label}</bdi>
        )}
      </span>
    );
  });
}

/**
 * A hole while its question is open; else the decided text of a formula that cannot be computed, or a dash with the
 * reason.
 */
function MissingValue({ entity, cell, field }: { entity: string; cell: Cell | undefined; field: Field }) {
  const { product } = usePrototype();
  const q = cell?.question ?? questionOf(field.type);
  if (questionForPlace(product.workspace, q)?.is === 'open') return <Hole q={q} words={field.label} />;
  const formula = knownValue(field.formula);
  if (formula && product.condition(formula, entity).form === 'words') {
    return <Unplayed q={questionOf(field.formula)}>{formula.text}</Unplayed>;
  }
  return (
    <span className="quiet" title={cell?.says}>
      –<span className="unseen"> {cell?.says}</span>
    </span>
  );
}

const CHIP = `proto-state inline-block align-bottom truncate max-w-full px-2 ui-sm rounded-sm before:inline-block
  before:size-1.75 before:mr-1.5 before:align-[1px] before:border before:border-current`;

/** Told apart by a dot, a ring, a triangle and a dash as well. */
const TONES: Readonly<Record<StateTone, string>> = {
  normal: 'bg-paper before:bg-current before:rounded-full',
  waiting: 'text-(--waits) bg-(--waits-wash) before:rounded-full',
  late: 'text-(--late) bg-(--late-wash) before:bg-current before:[clip-path:polygon(50%_0,100%_100%,0_100%)]',
  final: 'text-ink-2 border-1 border-line before:h-0 before:border-x-0 before:border-b-0 before:align-middle',
};

/** The state of a record in each of its life cycles, by tone: normal, waiting, late or final. */
export function StateChip({ row }: { row: SampleRow }) {
  const { actor } = usePrototype();
  return actor.product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf(actor, row, cycle);
    return state ? (
      <bdi key={cycle.id} className={`${CHIP} ${TONES[stateTone(actor, row, cycle, state)]}`} title={state.label}>
        {state.label}
      </bdi>
    ) : null;
  });
}
