import { reachableFrom } from '../../base/graphs.ts';
import { memoize } from '../../base/memoize.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Entity, Field, Lifecycle, State } from '../../model/types.ts';
import { mayRole } from '../../product/may.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import { meansNothing } from '../../product/words/settled-words.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { type Breach, breach, closingRule, placeAt } from '../closing-rule.ts';
import { fieldRestrictions } from '../roles/field-visibility.ts';
import { type RequiredField, requiredFieldsOf } from './required-fields.ts';

/** Rule 24: a role can fill in a field that is required in a state, in that state or earlier. */
export const aRequiredFieldCanBeFilled = closingRule({
  id: 24,
  severity: 'error',
  reason: 'A field that must be filled in, but that nobody may fill in, holds up the work for ever.',
  finds: (product) => {
    const writersOf = writersIn(product);
    const restrictions = fieldRestrictions(product);
    const found = requiredFieldsOf(product).flatMap((requirement) => {
      const writers = writersOf(requirement.field);
      const able = writers.some(
        (role) =>
          !restrictions(requirement.entity, requirement.field).has(role.id) && canFill(product, requirement, role),
      );
      return writers.length === 0 || able ? [] : [breachOf(requirement, writers)];
    });
    return [...new Map(found.map((one) => [one.sentence, one])).values()];
  },
});

/** The roles that could fill a field in; empty where it fills itself, or where a person without a role does. */
function writersIn({ index }: Product): (field: Field) => readonly Role[] {
  const roles = nameSearchOf(namesOf(index.roles.all));
  const named = memoize((words: string) => [...new Set(roles.mentioned(words).map(({ of }) => of))]);
  return ({ type, writer, default: standard }) => {
    const isComputed = type.is === 'known' && type.value === 'computed';
    if (isComputed || standard.is === 'known') return [];
    return writer.is === 'known' ? named(writer.value) : index.roles.all;
  };
}

function canFill(product: Product, { entity, field, when }: RequiredField, { id }: Role): boolean {
  if (mayRole(product, id, entity.id, 'create') !== 'no') return true;
  if (mayRole(product, id, entity.id, 'edit') === 'no') return false;
  return when.is !== 'state' || mayStillChange(product, entity, when, field);
}

function mayStillChange(product: Product, entity: Entity, { lifecycle, state }: InState, field: Field): boolean {
  const { anything, fields } = editableUntil(product)(lifecycle)(state);
  return anything || fields.has(field.id) || entity.fields.is !== 'known';
}

interface InState {
  readonly state: State;
  readonly lifecycle: Lifecycle;
}

/** What may be changed until a state is left. */
const editableUntil = memoizeByProduct((product) =>
  memoize((lifecycle: Lifecycle) => memoize((state: State) => editableIn(statesUntil(product, lifecycle, state)))),
);

/** Words that name no field may mean any; where nobody has said what may be changed, everything may. */
function editableIn(states: readonly State[]) {
  const editableFields = states.flatMap(({ editable }) => (editable.is === 'known' ? editable.value : []));
  return {
    anything:
      states.some(({ editable }) => editable.is === 'unknown') ||
      editableFields.some(({ id, label }) => id === null && !meansNothing(label)),
    fields: new Set(editableFields.map(({ id }) => id)),
  };
}

/** The states a record can have been in until it comes to a state, including that one. */
function statesUntil({ index }: Product, cycle: Lifecycle, { id }: State): readonly State[] {
  const transitions = index.transitions(cycle);
  const before = reachableFrom([id], (state) =>
    transitions.flatMap(({ from, to }) => (to.id === state ? (from.id ?? []) : [])),
  );
  return index.states(cycle).all.filter((state) => before.has(state.id));
}

function breachOf({ entity, field, when, question }: RequiredField, writers: readonly Role[]): Breach {
  const moment = when.is === 'state' ? ` when it is ${inQuotes(when.state.label)}` : '';
  const who = quotedList(writers.map(({ label }) => label));
  return breach(
    `${inQuotes(field.label)} of ${inQuotes(entity.label)} must be filled in${moment}, but ${who} may not fill it in by then; let somebody do it, or make it optional there.`,
    placeAt('field', field, question, entity.id),
    ...(when.is === 'state' ? [placeAt('state', when.state, when.state.editable, entity.id)] : []),
  );
}
