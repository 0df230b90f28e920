import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import type { Scope } from '../../conditions/types.ts';
import { byEntity, cyclesFor } from '../../model/by-entity.ts';
import type { Field, Model } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { nowOf } from '../now.ts';
import type { CheckContext } from './types.ts';

type NameReader = (record: ScopedRecord) => unknown;

interface ScopedRecord {
  readonly value: (field: string) => unknown;
  readonly states: ReadonlySet<string>;
  readonly context: CheckContext;
}

/** What conditions about a record can read: its fields, its state, the role, the constants, and the context. */
export function conditionScopeOf(
  model: Model,
  entity: string,
  value: (field: string) => unknown,
  states: ReadonlySet<string>,
  context: CheckContext,
): Scope {
  const names = namesOf(model)(entity);
  const scoped = { value, states, context };
  return {
    value: (label) => {
      const find = names.get(foldCase(label));
      return find ? find(scoped) : context.about?.(label);
    },
    today: context.today ?? '',
    now: context.now ?? (context.today === undefined ? '' : nowOf({ today: context.today })),
  };
}

const namesOf = memoizeByObject((model: Model) =>
  memoize((entity: string): ReadonlyMap<string, NameReader> => new Map(namesIn(model, entity))),
);

/** Later names win: fields before states, roles and constants. */
function* namesIn(model: Model, entity: string): Generator<readonly [string, NameReader]> {
  for (const { id, label, formerly, value } of model.constants.constants) {
    const amount = knownValue(value);
    for (const name of [id, ...formerly, label]) yield [foldCase(name), () => amount];
  }
  yield ['role', ({ context }) => knownValue(model.roles.roles)?.find(({ id }) => id === context.role)?.label];
  yield* statesIn(model, entity);
  const owner = byEntity(model).entity(entity);
  const fields = listOf(owner?.fields);
  for (const field of fields) for (const name of [field.id, ...field.formerly]) yield [foldCase(name), fieldOf(field)];
  for (const field of fields) yield [foldCase(field.label), fieldOf(field)];
}

function* statesIn(model: Model, entity: string): Generator<readonly [string, NameReader]> {
  const mine = cyclesFor(model, entity);
  for (const [at, cycle] of mine.entries()) {
    const all = listOf(cycle.states);
    const find: NameReader = ({ states }) => all.find(({ id }) => states.has(id))?.label;
    for (const name of [cycle.id, cycle.label, ...(at === 0 ? ['state', 'status'] : [])]) yield [foldCase(name), find];
  }
}

/** A choice is compared by its label; a link can be read as a record. */
function fieldOf(field: Field): NameReader {
  const { id, label } = field;
  const type = knownValue(field.type);
  if (type === 'link') return ({ value, context }) => context.about?.(label) ?? value(id);
  if (type !== 'choice') return ({ value }) => value(id);
  const labels = new Map(listOf(field.values).map((choice) => [choice.id, choice.label]));
  return ({ value }) => labels.get(String(value(id))) ?? value(id);
}
