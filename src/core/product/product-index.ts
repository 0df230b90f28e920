import { finderOf } from '../answers/find.ts';
import { knownValue, type Sourced } from '../answers/sourced.ts';
import type { Named } from '../answers/things.ts';
import { grouped } from '../base/grouped.ts';
import { lazily, memoize } from '../base/memoize.ts';
import type { Entity, Field } from '../model/entities/types.ts';
import type { Permission } from '../model/roles/permissions.ts';
import type { Screen } from '../model/screens/fold-screens.ts';
import type { LifeCycleOf, State, Transition } from '../model/states/types.ts';
import type { Model } from '../model/types.ts';
import type { Rule } from '../model/validation/types.ts';
import type { Call } from '../slots/calls/exchanges.ts';
import type { Inbound, System } from '../slots/calls/systems.ts';
import type { Constant } from '../slots/constants/about-numbers.ts';
import type { ErrorOf } from '../slots/errors/messages.ts';
import type { Role } from '../slots/roles/rights.ts';

/** Where cells about an entity that nobody has named are kept: no id is empty. */
const NOBODY = '';

/** The things of one kind: by id, and by any name they go or went by. Empty while nobody has named any. */
interface Things<T extends Named> {
  /** In the order of the model. */
  readonly all: readonly T[];
  readonly get: (id: string | null | undefined) => T | undefined;
  readonly has: (id: string | null | undefined) => boolean;
  /** By what it is or was called, in singular or plural; undefined where several go by that name. */
  readonly called: (words: string) => T | undefined;
}

/** The model by ids and by names, built once per pass. */
export interface Index {
  readonly entities: Things<Entity>;
  /** Fields of an entity; of one that nobody has named, none. */
  readonly fields: (entity: string | null | undefined) => Things<Field>;
  readonly screens: Things<Screen>;
  readonly roles: Things<Role>;
  readonly calls: Things<Call>;
  readonly systems: Things<System>;
  readonly inbound: Things<Inbound>;
  readonly errors: Things<ErrorOf>;
  readonly constants: Things<Constant>;
  readonly rules: Things<Rule>;
  /** Life cycles of an entity; of null, those only said in general. */
  readonly cycles: (entity: string | null) => readonly LifeCycleOf[];
  readonly states: (cycle: LifeCycleOf) => Things<State>;
  readonly transitions: (cycle: LifeCycleOf) => readonly Transition[];
  /** Rules about an entity; of null, those of which nobody has said the entity. */
  readonly rulesOf: (entity: string | null) => readonly Rule[];
  /** Cells of the permission matrix about an entity; of null, those for all of them. */
  readonly permissionsOf: (entity: string | null) => readonly Permission[];
}

/** Builds the index of a model. Names are looked up in maps, so that a thing may be called anything. */
export function indexOf(model: Model): Index {
  const { entities, screens, roles, calls, errors, constants, states, validation } = model;
  const all = thingsOf(listOf(entities.entities), ({ plural }) => [plural]);
  const fields = memoize((entity: Entity) => thingsOf(listOf(entity.fields)));
  const byCycle = memoize((cycle: LifeCycleOf) => thingsOf(listOf(cycle.states)));
  const cycles = byKey(states.cycles, ({ entity }) => entity);
  const rules = byKey(validation.rules, ({ entity }) => entity);
  const permissions = byKey(roles.permissions, ({ entity }) =>
    entity === null ? null : (entity.id ?? NOBODY),
  );
  const none: Things<Field> = thingsOf([]);
  return {
    entities: all,
    fields: (id) => {
      const entity = all.get(id);
      return entity ? fields(entity) : none;
    },
    screens: thingsOf(listOf(screens.screens)),
    roles: thingsOf(listOf(roles.roles)),
    calls: thingsOf(listOf(calls.calls)),
    systems: thingsOf(listOf(calls.systems)),
    inbound: thingsOf(listOf(calls.inbound)),
    errors: thingsOf(listOf(errors.catalogue)),
    constants: thingsOf(constants.constants),
    rules: thingsOf(validation.rules),
    cycles,
    states: byCycle,
    transitions: ({ transitions }) => listOf(transitions),
    rulesOf: rules,
    permissionsOf: permissions,
  };
}

/** What was listed, or nothing. */
export function listOf<T>(held: Sourced<readonly T[]>): readonly T[] {
  return knownValue(held) ?? [];
}

/** The things of one kind; the maps are made when they are first asked. `also` gives further names. */
function thingsOf<T extends Named>(
  all: readonly T[],
  also: (thing: T) => readonly string[] = () => [],
): Things<T> {
  const byId = lazily(() => new Map(all.map((thing) => [thing.id, thing])));
  const find = lazily(() =>
    finderOf(
      all.map((thing) => ({ id: thing.id, label: thing.label, formerly: thing.formerly, also: also(thing) })),
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

function byKey<T>(
  all: readonly T[],
  keyOf: (item: T) => string | null,
): (key: string | null) => readonly T[] {
  const groups = lazily(() => grouped(all, keyOf));
  return (key) => groups().get(key) ?? [];
}
