import { isClosed } from '#core/index.ts';
import {
  type Call,
  type Constant,
  type Entity,
  type ErrorEntry,
  knownValue,
  listOf,
  messageFields,
  type Product,
  type Sourced,
  type UserGroup,
} from '#core/product.ts';
import type { NamedKind } from '#core/spec/types.ts';
import type { Completeness } from '../stage/stage-definition.ts';
import { LABELLED_ACTIONS, permissionCell } from './roles/permission-cells.ts';
import { areDecided } from './sourced/sourced-value.tsx';
import { completenessOfStates, lifecyclesOf } from './states/lifecycles.ts';

interface Knowledge {
  readonly completeness: (product: Product) => Completeness;
  /** What must be decided, and not only assumed, for all of it to be. */
  readonly parts: (product: Product) => readonly Sourced<unknown>[];
}

/** How much is known of what the placeholder of each kind shows. */
const KNOWLEDGE: Readonly<Record<NamedKind, Knowledge>> = {
  purpose: {
    completeness: (product) => {
      const groups = listOf(product.model.purpose.groups);
      const roles = groups.map(({ role }) => role);
      return groups.length === 0 ? 'nothing' : onceKnown([...purposeParts(product), ...roles]);
    },
    parts: (product) => {
      const { groups } = product.model.purpose;
      return [groups, ...purposeParts(product), ...listOf(groups).map(({ role }) => role)];
    },
  },
  screens: {
    completeness: ({ model: { screens }, index }) => {
      const kinds = index.screens.all.map(({ kind }) => kind);
      return kinds.length === 0 ? 'nothing' : onceKnown([...kinds, screens.links, screens.landings]);
    },
    parts: ({ model: { screens } }) => [screens.screens, screens.links, screens.landings],
  },
  entities: {
    completeness: ({ index }) => ofAll(index.entities.all.map(completenessOfEntity)),
    parts: ({ model, index }) => [model.entities.entities, ...index.entities.all.map(({ fields }) => fields)],
  },
  states: {
    completeness: (product) => completenessOfStates(lifecyclesOf(product)),
    parts: (product) => lifecyclesOf(product).flatMap(({ cycle }) => (cycle ? [cycle.states, cycle.transitions] : [])),
  },
  validation: {
    completeness: (product) => {
      const all = product.index.entities.all.map(({ id }) => completenessOfRules(product, id));
      return all.every((one) => one === 'nothing') ? 'nothing' : ofAll(all);
    },
    parts: ({ model }) => model.validation.rules.map(({ kind, source }) => ({ is: 'known', value: kind, source })),
  },
  roles: {
    completeness: (product) => {
      const { roles, entities } = product.index;
      return roles.all.length === 0
        ? 'nothing'
        : ofAll(entities.all.map(({ id }) => completenessOfPermissions(product, id)));
    },
    parts: ({ model: { roles } }) => [roles.roles, ...roles.permissions.map(({ may }) => may)],
  },
  calls: {
    // Also known if it was decided that there are no other systems or calls.
    completeness: (product) => {
      const { systems, calls } = product.model.calls;
      const { all } = product.index.calls;
      if (all.length === 0 && product.index.systems.all.length === 0)
        return systems.is === 'not-applicable' || calls.is === 'not-applicable' ? 'known' : 'nothing';
      const ofCalls = ofAll(all.map((call) => completenessOfCall(product, call)));
      return ofCalls === 'known' && systems.is !== 'unknown' ? 'known' : 'partly';
    },
    parts: ({ model, index }) => [model.calls.systems, model.calls.calls, ...index.calls.all.flatMap(callParts)],
  },
  errors: {
    // Never known if it was decided that nothing can go wrong: that decision deserves a second look.
    completeness: ({ model, index }) =>
      ofAll(index.errors.all.map(completenessOfError), model.errors.catalogue.is === 'not-applicable'),
    parts: ({ model, index }) => [model.errors.catalogue, ...index.errors.all.flatMap(errorParts)],
  },
  constants: {
    completeness: ({ model: { constants } }) =>
      ofAll(constants.constants.map(completenessOfConstant), constants.values.is === 'not-applicable'),
    parts: ({ model }) => model.constants.constants.flatMap(({ value, owner, comesFrom }) => [value, owner, comesFrom]),
  },
};

/** `nothing`: nothing of this kind has a name. */
export function completenessOf(kind: NamedKind, product: Product): Completeness {
  return KNOWLEDGE[kind].completeness(product);
}

/** Whether all that is known of a kind is decided, nothing only assumed or stale. */
export function isFirm(kind: NamedKind, product: Product): boolean {
  return areDecided(KNOWLEDGE[kind].parts(product));
}

/** `isLeftOut`: it was decided that there is none, which somebody should look at again. */
function ofAll(all: readonly Completeness[], isLeftOut = false): Completeness {
  if (all.length === 0) return isLeftOut ? 'partly' : 'nothing';
  return all.every((one) => one === 'known') ? 'known' : 'partly';
}

function onceKnown(parts: readonly Sourced<unknown>[]): Completeness {
  return parts.every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** What must be known of the purpose, besides the groups. */
function purposeParts({ model: { purpose } }: Product): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** `known` once it is known what a group may do, or that it may do nothing. */
export function completenessOfGroup({ role }: Pick<UserGroup, 'role'>): Completeness {
  return onceKnown([role]);
}

/** `nothing` while no field is known; `known` once every field has a type. */
export function completenessOfEntity({ fields }: Entity): Completeness {
  if (fields.is === 'unknown') return 'nothing';
  if (fields.is === 'not-applicable') return 'known';
  return fields.value.length === 0 ? 'partly' : onceKnown(fields.value.map(({ type }) => type));
}

/** `nothing` without fields; `known` once the rules are settled and each has a kind, a severity and a message. */
export function completenessOfRules({ index, workspace }: Product, entity: string): Completeness {
  if (index.fields(entity).all.length === 0) return 'nothing';
  const own = workspace.question(`validation.${entity}.rules`);
  const asked = own && own.status !== 'parked' ? own : workspace.question('validation.rules');
  const isSettled = asked && isClosed(asked.status) && asked.decision?.result.outcome !== 'deferred';
  const rules = index.rulesOf(entity).filter(({ madeOf }) => madeOf === 'rules');
  return isSettled ? onceKnown(rules.flatMap(({ kind, severity, error }) => [kind, severity, error])) : 'partly';
}

/** How much is known of the permissions on one entity: all of it once no cell of its matrix is unanswered. */
export function completenessOfPermissions(product: Product, entity: string): Completeness {
  const cells = product.index.roles.all.flatMap(({ id }) =>
    LABELLED_ACTIONS.map((action) => permissionCell(product, id, entity, action.id).origin),
  );
  if (cells.every((by) => by === 'nobody')) return 'nothing';
  return cells.includes('nobody') ? 'partly' : 'known';
}

/** What must be known of a call before it can be sent without guesses. */
function callParts(call: Call): readonly Sourced<unknown>[] {
  const { system, trigger, sent, back, waiting, failure, repeat } = call;
  return [system, trigger, sent, back, waiting, failure, repeat];
}

/** `known` once all parts of a call are known and each of its fields has a meaning. */
export function completenessOfCall(product: Product, call: Call): Completeness {
  const { sent, back } = messageFields(product, call);
  if (!sent && !back) return 'nothing';
  const areFieldsKnown = [...(sent ?? []), ...(back ?? [])].every(({ means }) => means.is !== 'unknown');
  return areFieldsKnown ? onceKnown(callParts(call)) : 'partly';
}

function errorParts({ text, action, class: errorClass, raisedBy, alert }: ErrorEntry): readonly Sourced<unknown>[] {
  return [text, action, errorClass, raisedBy, alert];
}

/** `known` once it is known how an entry of the catalogue is raised, worded, acted on and alerted. */
export function completenessOfError(error: ErrorEntry): Completeness {
  return onceKnown(errorParts(error));
}

/** `known` once a constant has its unit, its source and, if it needs one, its owner. */
function completenessOfConstant({ value, comesFrom, owner, of }: Constant): Completeness {
  const hasUnit = (knownValue(value)?.unit ?? '') !== '';
  return hasUnit ? onceKnown(of === 'value' ? [owner, comesFrom] : [comesFrom]) : 'partly';
}
