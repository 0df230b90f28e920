import type { ExactCondition } from '../../conditions/types.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Clause, Operation } from '../../model/effects/types.ts';
import { memoizeByProduct } from '../../product/product.ts';
import { automationsOf } from '../../prototype/consequences/automations.ts';

/** Something that is done to records by itself, and the entity that it is told of. */
export interface ToldOperation {
  readonly entity: string;
  readonly onlyIf: ExactCondition | null;
  readonly operation: Operation;
}

/** All that happens by itself: after a move, a change, a press of a button, or in time. */
export const operationsIn = memoizeByProduct((product): readonly ToldOperation[] =>
  product.index.entities.all.flatMap(({ id }) => {
    const ofMoves = product.index
      .movesOf(id)
      .flatMap(({ cycle, transition }) => clausesOf(product.model, cycle, transition));
    const ofOthers = automationsOf(product)(id).flatMap(({ clauses }) => clauses);
    return [...ofMoves, ...ofOthers].flatMap((clause) => operationsOf(id, clause));
  }),
);

function operationsOf(entity: string, clause: Clause): readonly ToldOperation[] {
  if (clause.form === 'words') return [];
  const { onlyIf, operation } = clause;
  const own = { entity, onlyIf, operation };
  return operation.does === 'each' ? [own, ...operationsOf(operation.way.to.id, operation.clause)] : [own];
}
