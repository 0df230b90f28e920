import type { Operation } from '../../model/effects/types.ts';
import type { SampleRow } from '../sample/types.ts';
import { linkChanges } from '../saved-record.ts';
import { givenValue } from './given-value.ts';
import { applyEach, reached, scopeIn, type World, withChange, withNote } from './world.ts';

/** Sets a field to a value, computed for the record at hand, of that record or of those that it reaches. */
export function setField(world: World, row: SampleRow, deed: Extract<Operation, { does: 'set' }>): World {
  const { way, field, value } = deed;
  const outcome = value
    ? givenValue(world, `${row.entity} ${row.id} ${field.id}`, field, value, scopeIn(world, row))
    : { ok: true as const, value: null };
  if (!outcome.ok) return withNote(world, `“${field.label}” could not be computed: ${outcome.sentence}`);
  const values = { [field.id]: outcome.value };
  return applyEach(world, reached(world, row, way), (now, one) => {
    const { links, others } = linkChanges(now.actor, one, one, values);
    return applyEach(withChange(now, one, { values, links }), others, (so, other) =>
      withChange(so, other, other.change),
    );
  });
}
