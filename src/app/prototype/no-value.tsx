import { askedAt, type Cell, type Field, heldValue, questionOf } from '#core/product.ts';
import { Hole, Unplayed } from './hole.tsx';
import { usePlaying } from './playing.tsx';

/**
 * A line on which nothing stands: a hole while the question that would tell is open; else the decided words that are no
 * exact formula, or a dash with the reason, as for an amount that rests on an empty date.
 */
export function NoValue({ entity, cell, field }: { entity: string; cell: Cell | undefined; field: Field }) {
  const { product } = usePlaying();
  const q = cell?.question ?? questionOf(field.type);
  if (askedAt(product.workspace, q)?.is === 'open') return <Hole q={q} words={field.label} />;
  const formula = heldValue(field.formula);
  if (formula && product.condition(formula, entity).form === 'words') {
    return <Unplayed q={questionOf(field.formula)}>{formula.text}</Unplayed>;
  }
  return (
    <span className="quiet" title={cell?.says}>
      –<span className="unseen"> {cell?.says}</span>
    </span>
  );
}
