import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import type { Scope } from '../../conditions/index.ts';
import { byEntity, cyclesFor } from '../../model/by-entity.ts';
import type { Field, Model } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import { nowOf } from '../now.ts';
import type { CheckContext } from './types.ts';

type Finder = (record: Looked) => unknown;

interface Looked {
  readonly value: (field: string) => unknown;
  readonly states: ReadonlySet<string>;
  readonly context: CheckContext;
}

/** What conditions about a record may ask: its fields, its state, the role, the constants, and the context. */
export function scopeOf(
  model: Model,
  entity: string,
  value: (field: string) => unknown,
  states: ReadonlySet<string>,
  context: CheckContext,
): Scope {
  const names = namesOf(model)(entity);
  const looked = { value, states, context };
  return {
    value: (label) => {
      const find = names.get(folded(label));
      return find ? find(looked) : context.about?.(label);
    },
    today: context.today ?? '',
    now: context.now ?? (context.today === undefined ? '' : nowOf({ today: context.today })),
  };
}

const namesOf = memoizeByObject((model: Model) =>
  memoize((entity: string): ReadonlyMap<string, Finder> => new Map(namesIn(model, entity))),
);

/** Later names win: fields before states, roles and constants. */
function* namesIn(model: Model, entity: string): Generator<readonly [string, Finder]> {
  for (const { id, label, formerly, value } of model.constants.constants) {
    const amount = knownValue(value);
    for (const name of [id, ...formerly, label]) yield [folded(name), () => amount];
  }
  yield ['role', ({ context }) => knownValue(model.roles.roles)?.find(({ id }) => id === context.role)?.label];
  yield* statesIn(model, entity);
  const owner = byEntity(model).entity(entity);
  const fields = listOf(owner?.fields);
  for (const field of fields) for (const name of [field.id, ...field.formerly]) yield [folded(name), fieldOf(field)];
  for (const field of fields) yield [folded(field.label), fieldOf(field)];
}

function* statesIn(model: Model, entity: string): Generator<readonly [string, Finder]> {
  const mine = cyclesFor(model, entity);
  for (const [at, cycle] of mine.entries()) {
    const all = listOf(cycle.states);
    const find: Finder = ({ states }) => all.find(({ id }) => states.has(id))?.label;
    for (const name of [cycle.id, cycle.label, ...(at === 0 ? ['state', 'status'] : [])]) yield [folded(name), find];
  }
}

/** A choice is compared by its label; a link may be asked about as a record. */
function fieldOf(field: Field): Finder {
  const { id, label } = field;
  const type = knownValue(field.type);
  if (type === 'link') return ({ value, context }) => context.about?.(label) ?? value(id);
  if (type !== 'choice') return ({ value }) => value(id);
  const labels = new Map(listOf(field.values).map((choice) => [choice.id, choice.label]));
  return ({ value }) => labels.get(String(value(id))) ?? value(id);
}
