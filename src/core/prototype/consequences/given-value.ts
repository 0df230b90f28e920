import type { EvaluationResult, Scope } from '../../conditions/types.ts';
import type { GivenValue } from '../../model/effects/types.ts';
import type { Field } from '../../model/types.ts';
import { freshValue } from '../fresh-value.ts';
import { seedOf } from '../sample/seed.ts';
import { storedValue } from '../stored-value.ts';
import type { World } from './world.ts';

/** What a field is given, in the form in which it stores that; `place` sets what is made up anew apart from all other. */
export function givenValue(
  world: World,
  place: string,
  field: Field,
  value: GivenValue,
  scope: Scope,
): EvaluationResult {
  const outcome = workedOut(world, place, value, scope);
  if (!outcome.ok) return outcome;
  return { ok: true, value: storedValue(field, outcome.value, value.form === 'exact' ? value.unit : '') };
}

function workedOut({ actor, changes }: World, place: string, value: GivenValue, scope: Scope): EvaluationResult {
  if (value.form === 'literal') return { ok: true, value: value.value };
  if (value.form === 'exact') return value.run(scope);
  return { ok: true, value: freshValue(value.words, seedOf(place, actor.today, String(changes.length))) };
}
