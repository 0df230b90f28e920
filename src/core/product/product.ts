import { finderOf } from '../answers/name-finder.ts';
import { type ConditionText, knownValue, listOf, type NamedElement } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { lazily, memoize, memoizeByObject } from '../base/memoize.ts';
import { readCondition } from '../conditions/index.ts';
import type { Condition } from '../conditions/types.ts';
import { fieldIndex } from '../model/field-index.ts';
import { type Permission, permissionIndex } from '../model/roles/permissions.ts';
import type { Entity, Field, Lifecycle, Model, State, Transition } from '../model/types.ts';
import type { Action } from '../slots/roles/actions.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The model with its indexes, for rules, screens and exports. */
export interface Product {
  readonly model: Model;
  readonly workspace: Workspace;
  readonly index: ProductIndex;
  /** The cell of the permission matrix by ids: the entity's own one, else the one for all of them. */
  readonly permissions: (role: string, entity: string, action: Action) => Permission | undefined;
  /** Text parsed as a condition or formula over the names of an entity; cached. */
  readonly condition: (words: ConditionText, entity: string | null) => Condition;
}

/** Conditions are cached in the vocabulary of their entity. */
export function productOf(model: Model, workspace: Workspace): Product {
  return {
    model,
    workspace,
    index: productIndexOf(model),
    permissions: permissionIndex(model.roles),
    condition: ({ text }, entity) => readCondition(text, model.vocabulary(entity)),
  };
}

/** The key of cells about an unknown entity: no id is empty. */
const UNNAMED_ENTITY = '';

/** The elements of one kind, by id and by any present or former name. Empty while there are none. */
interface NamedIndex<T extends NamedElement> {
  /** In the order of the model. */
  readonly all: readonly T[];
  readonly get: (id: string | null | undefined) => T | undefined;
  readonly has: (id: string | null | undefined) => boolean;
  /** By a present or former name, in singular or plural; undefined where several have that name. */
  readonly called: (words: string) => T | undefined;
}

export interface CycleState {
  readonly cycle: Lifecycle;
  readonly state: State;
}

export interface CycleTransition {
  readonly cycle: Lifecycle;
  readonly transition: Transition;
}

/** Lookup of the model by ids and by names. */
type ProductIndex = ReturnType<typeof productIndexOf>;

/** Lookups are maps, not objects, so that an element may have any name. */
function productIndexOf(model: Model) {
  const { entities, screens, roles, calls, errors, constants, states, validation } = model;
  const words = otherWords(model);
  const all = namedIndexOf(listOf(entities.entities), ({ id, plural }) => [plural, ...words(id)]);
  const fields = memoize((entity: Entity) => namedIndexOf(listOf(entity.fields)));
  const byCycle = memoize((cycle: Lifecycle) => namedIndexOf(listOf(cycle.states)));
  const cycles = byKey(states.cycles, ({ entity }) => entity);
  const none: NamedIndex<Field> = namedIndexOf([]);
  return {
    entities: all,
    /** Fields of an entity; none of an unknown one. */
    fields: (id: string | null | undefined) => {
      const entity = all.get(id);
      return entity ? fields(entity) : none;
    },
    screens: namedIndexOf(listOf(screens.screens)),
    roles: namedIndexOf(listOf(roles.roles)),
    calls: namedIndexOf(listOf(calls.calls)),
    systems: namedIndexOf(listOf(calls.systems)),
    inbound: namedIndexOf(listOf(calls.inbound)),
    errors: namedIndexOf(listOf(errors.catalogue)),
    constants: namedIndexOf(constants.constants),
    rules: namedIndexOf(validation.rules),
    /** Life cycles of an entity; of null, the general ones. */
    cycles,
    states: byCycle,
    transitions: ({ transitions }: Lifecycle) => listOf(transitions),
    /** The states and the transitions of all life cycles of an entity. */
    statesOf: (id: string) => cycles(id).flatMap((cycle) => listOf(cycle.states).map((state) => ({ cycle, state }))),
    movesOf: (id: string) =>
      cycles(id).flatMap((cycle) => listOf(cycle.transitions).map((transition) => ({ cycle, transition }))),
    /** Rules about an entity; of null, those without one. */
    rulesOf: byKey(validation.rules, ({ entity }) => entity),
    /** Cells of the permission matrix about an entity; of null, those for all entities. */
    permissionsOf: byKey(roles.permissions, ({ entity }) => (entity === null ? null : (entity.id ?? UNNAMED_ENTITY))),
  };
}

/** Words that were said to mean just a thing: “Cart” for “an order”. */
function otherWords({ entities }: Model): (id: string) => readonly string[] {
  const byThing = lazily(() =>
    groupBy(listOf(entities.terms), ({ meaning }) => fieldIndex(entities).entityRef(knownValue(meaning) ?? '').id),
  );
  return (id) => (byThing().get(id) ?? []).map(({ label }) => label);
}

/** The maps are built on first use. `aliasesOf` gives further names. */
function namedIndexOf<T extends NamedElement>(
  all: readonly T[],
  aliasesOf: (thing: T) => readonly string[] = () => [],
): NamedIndex<T> {
  const byId = lazily(() => new Map(all.map((thing) => [thing.id, thing])));
  const find = lazily(() =>
    finderOf(
      all.map((thing) => ({ id: thing.id, label: thing.label, formerly: thing.formerly, aliases: aliasesOf(thing) })),
    ),
  );
  const get = (id: string | null | undefined) => (id == null ? undefined : byId().get(id));
  const called = new Map<string, T | undefined>();
  return {
    all,
    get,
    has: (id) => get(id) !== undefined,
    called: (words) => {
      if (!called.has(words)) called.set(words, get(find()(words).id));
      return called.get(words);
    },
  };
}

function byKey<T>(all: readonly T[], keyOf: (item: T) => string | null): (key: string | null) => readonly T[] {
  const groups = lazily(() => groupBy(all, keyOf));
  return (key) => groups().get(key) ?? [];
}

export function memoizeByProduct<T>(make: (product: Product) => T): (product: Product) => T {
  return memoizeByObject(make);
}
