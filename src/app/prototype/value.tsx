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
  stateOf,
  stateTone,
  valueText,
} from '#core/product.ts';
import { drawnValue } from './drawn-value.tsx';
import { ToneChip } from './emphasis.tsx';
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

/** The state of a record in each of its life cycles, in the colour that was said for it, else by how urgent it is. */
export function StateChip({ row }: { row: SampleRow }) {
  const { actor } = usePrototype();
  return actor.product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf(actor, row, cycle);
    return state ? (
      <ToneChip key={cycle.id} tone={stateTone(actor, row, cycle, state)}>
        {state.label}
      </ToneChip>
    ) : null;
  });
}
