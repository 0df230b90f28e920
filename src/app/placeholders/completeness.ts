import { isClosed } from '#core/index.ts';
import {
  type Call,
  type Constant,
  type Entity,
  type ErrorEntry,
  knownValue,
  lookOfSourced,
  messageFields,
  type Product,
  type Rule,
  type Sourced,
  type UserGroup,
} from '#core/product.ts';
import type { Completeness } from '../stage/stage-definition.ts';
import { LABELLED_ACTIONS, permissionCell } from './roles/permission-cells.ts';

/** What must be known, besides the groups, before the purpose counts as known. */
function partsOfPurpose({ model: { purpose } }: Product): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** `known` once it is known what a group may do, or that it may do nothing. */
export function completenessOfGroup({ role }: Pick<UserGroup, 'role'>): Completeness {
  return role.is === 'unknown' ? 'partly' : 'known';
}

/** `nothing` while no group is named. */
export function completenessOfPurpose(product: Product): Completeness {
  const { groups } = product.model.purpose;
  if (groups.is !== 'known' || groups.value.length === 0) return 'nothing';
  const isComplete =
    partsOfPurpose(product).every(({ is }) => is !== 'unknown') &&
    groups.value.every((group) => completenessOfGroup(group) === 'known');
  return isComplete ? 'known' : 'partly';
}

export function isPurposeDecided(product: Product): boolean {
  const { groups } = product.model.purpose;
  const roles = groups.is === 'known' ? groups.value.map(({ role }) => role) : [];
  return areDecided([groups, ...partsOfPurpose(product), ...roles]);
}

/** `known` once a constant has its unit, its source and, if it needs one, its owner. */
function completenessOfConstant({ value, comesFrom, owner, of }: Constant): Completeness {
  const hasUnit = (knownValue(value)?.unit ?? '') !== '';
  const isOwned = of !== 'value' || owner.is !== 'unknown';
  return hasUnit && isOwned && comesFrom.is !== 'unknown' ? 'known' : 'partly';
}

export function completenessOfConstants({ model }: Pick<Product, 'model'>): Completeness {
  const { constants, values } = model.constants;
  if (constants.length === 0) return values.is === 'not-applicable' ? 'partly' : 'nothing';
  return constants.every((one) => completenessOfConstant(one) === 'known') ? 'known' : 'partly';
}

export function areConstantsDecided({ model }: Pick<Product, 'model'>): boolean {
  return areDecided(model.constants.constants.flatMap(({ value, owner, comesFrom }) => [value, owner, comesFrom]));
}

/** `nothing` while no field is known; `known` once every field has a type. */
export function completenessOfEntity({ fields }: Entity): Completeness {
  if (fields.is === 'unknown') return 'nothing';
  if (fields.is === 'not-applicable') return 'known';
  const isComplete = fields.value.length > 0 && fields.value.every(({ type }) => type.is !== 'unknown');
  return isComplete ? 'known' : 'partly';
}

export function completenessOfEntities({ index }: Pick<Product, 'index'>): Completeness {
  const { all } = index.entities;
  if (all.length === 0) return 'nothing';
  return all.every((entity) => completenessOfEntity(entity) === 'known') ? 'known' : 'partly';
}

/** Whether everything is decided: nothing unknown, assumed or stale. */
export function areEntitiesDecided({ model, index }: Pick<Product, 'model' | 'index'>): boolean {
  const sourced = [model.entities.entities, ...index.entities.all.map(({ fields }) => fields)];
  return sourced.every((one) => lookOfSourced(one) === 'decided');
}

/** `nothing` without screens; `known` once each has a kind, and links and landing screens are known. */
export function completenessOfScreens({ model, index }: Pick<Product, 'model' | 'index'>): Completeness {
  const { all } = index.screens;
  if (all.length === 0) return 'nothing';
  const { links, landings } = model.screens;
  const haveKinds = all.every(({ kind }) => kind.is !== 'unknown');
  return haveKinds && links.is !== 'unknown' && landings.is !== 'unknown' ? 'known' : 'partly';
}

export function areScreensDecided({ model }: Pick<Product, 'model'>): boolean {
  const { screens, links, landings } = model.screens;
  return areDecided([screens, links, landings]);
}

/** `nothing` without fields; `known` once its rules are settled and each has a severity and a message. */
export function completenessOfRules(product: Product, entity: string): Completeness {
  const { index } = product;
  if (index.fields(entity).all.length === 0) return 'nothing';
  const rules = index.rulesOf(entity).filter(({ madeOf }) => madeOf === 'rules');
  return areRulesSettled(product, entity) && rules.every(isComplete) ? 'known' : 'partly';
}

/** Whether the question on the rules of an entity, or the general one, is settled. */
function areRulesSettled({ workspace }: Product, entity: string): boolean {
  const ownQuestion = workspace.question(`validation.${entity}.rules`);
  const question =
    ownQuestion && ownQuestion.status !== 'parked' ? ownQuestion : workspace.question('validation.rules');
  return question !== undefined && isClosed(question.status) && question.decision?.result.outcome !== 'deferred';
}

function isComplete({ kind, severity, error }: Rule): boolean {
  return [kind, severity, error].every(({ is }) => is !== 'unknown');
}

/** `nothing` while no entity has fields. */
export function completenessOfValidation(product: Product): Completeness {
  const all = product.index.entities.all.map(({ id }) => completenessOfRules(product, id));
  if (all.every((completeness) => completeness === 'nothing')) return 'nothing';
  return all.every((completeness) => completeness === 'known') ? 'known' : 'partly';
}

/** Whether everything known is decided, none of it only assumed or stale. */
export function areRulesDecided({ model }: Pick<Product, 'model'>): boolean {
  return model.validation.rules.every(
    ({ source, kind }) => source.firmness === 'decided' && lookOfSourced(kind) !== 'guess',
  );
}

/** The tag of a value that is not decided: assumed or stale; empty for decided and unknown values. */
export function firmnessTag(sourced: Sourced<unknown>): '' | 'assumed' | 'stale' {
  if (sourced.is === 'unknown' || sourced.source.firmness === 'decided') return '';
  return sourced.source.firmness;
}

/** Whether everything known is decided, none of it only assumed or stale. */
export function areDecided(all: readonly Sourced<unknown>[]): boolean {
  return all.every((sourced) => firmnessTag(sourced) === '');
}

/** What must be known of a call before it can be sent without guesses. */
function partsOfCall(call: Call): readonly Sourced<unknown>[] {
  const { system, trigger, sent, back, waiting, failure, repeat } = call;
  return [system, trigger, sent, back, waiting, failure, repeat];
}

/** `known` once all parts of a call are known and each of its fields has a meaning. */
export function completenessOfCall(product: Product, call: Call): Completeness {
  const { sent, back } = messageFields(product, call);
  if (!sent && !back) return 'nothing';
  const areFieldsKnown = [...(sent ?? []), ...(back ?? [])].every(({ means }) => means.is !== 'unknown');
  return areFieldsKnown && partsOfCall(call).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** `known` also if it was decided that there are no other systems or calls. */
export function completenessOfCalls(product: Product): Completeness {
  const { systems, calls } = product.model.calls;
  const { all } = product.index.calls;
  if (all.length === 0 && product.index.systems.all.length === 0)
    return systems.is === 'not-applicable' || calls.is === 'not-applicable' ? 'known' : 'nothing';
  const isComplete = all.length > 0 && all.every((call) => completenessOfCall(product, call) === 'known');
  return isComplete && systems.is !== 'unknown' ? 'known' : 'partly';
}

export function areCallsDecided({ model, index }: Product): boolean {
  return areDecided([model.calls.systems, model.calls.calls, ...index.calls.all.flatMap(partsOfCall)]);
}

function partsOfError({ text, action, class: errorClass, raisedBy, alert }: ErrorEntry): readonly Sourced<unknown>[] {
  return [text, action, errorClass, raisedBy, alert];
}

/** `known` once it is known how an entry of the catalogue is raised, worded, acted on and alerted. */
export function completenessOfError(error: ErrorEntry): Completeness {
  return partsOfError(error).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** Never `known` if it was decided that nothing can go wrong: that decision deserves a second look. */
export function completenessOfErrors(product: Product): Completeness {
  const { catalogue } = product.model.errors;
  const { all: errors } = product.index.errors;
  if (errors.length === 0) return catalogue.is === 'not-applicable' ? 'partly' : 'nothing';
  return errors.every((error) => completenessOfError(error) === 'known') ? 'known' : 'partly';
}

export function areErrorsDecided({ model, index }: Product): boolean {
  return areDecided([model.errors.catalogue, ...index.errors.all.flatMap(partsOfError)]);
}

/** How much is known of the permissions on one entity: all of it once no cell of its matrix is unanswered. */
export function completenessOfPermissions(product: Product, entity: string): Completeness {
  const cells = product.index.roles.all.flatMap(({ id }) =>
    LABELLED_ACTIONS.map((action) => permissionCell(product, id, entity, action.id).origin),
  );
  if (cells.every((by) => by === 'nobody')) return 'nothing';
  return cells.includes('nobody') ? 'partly' : 'known';
}

/** `nothing` without a role or an entity. */
export function completenessOfRoles(product: Product): Completeness {
  const { roles, entities } = product.index;
  if (roles.all.length === 0 || entities.all.length === 0) return 'nothing';
  return entities.all.every(({ id }) => completenessOfPermissions(product, id) === 'known') ? 'known' : 'partly';
}

export function areRolesDecided({ model }: Pick<Product, 'model'>): boolean {
  const { roles, permissions } = model.roles;
  return areDecided([roles, ...permissions.map(({ may }) => may)]);
}
