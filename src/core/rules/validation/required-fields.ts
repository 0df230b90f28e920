import { isAlways, isNever } from '../../answers/cells.ts';
import { questionOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import type { Entity, Field, Lifecycle, RequiredCell, State } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { ruleGroups } from './rule-groups.ts';

export interface RequiredField {
  readonly entity: Entity;
  readonly field: Field;
  readonly when: RequiredWhen;
  readonly question: string;
  /** Ids of the roles that may leave it empty. */
  readonly exemptRoleIds: readonly string[];
}

type RequiredWhen =
  | { readonly is: 'always' }
  | { readonly is: 'state'; readonly state: State; readonly lifecycle: Lifecycle }
  | { readonly is: 'role'; readonly role: Role }
  /** At a moment or on a condition that is only said in words. */
  | { readonly is: 'sometimes'; readonly words: string };

const NO_ROLES: readonly string[] = [];

/** What is required: by the field itself, by the matrix of fields and moments, and by rules. */
export const requiredFieldsOf = memoizeByProduct((product): readonly RequiredField[] => {
  const whenOf = cachedWhenReader(product);
  return [...fromFields(product, whenOf), ...fromMatrix(product, whenOf), ...fromRules(product)];
});

/** Parses when a field is required; null for never. */
type ReadWhen = (entity: Entity, words: string) => RequiredWhen | null;

/** Fields of one entity often say the same words, so they are read once. */
function cachedWhenReader(product: Product): ReadWhen {
  const read = memoize((entity: Entity) => memoize((words: string) => readWhen(product, entity, words)));
  return (entity, words) => read(entity)(words);
}

function fromFields({ index }: Product, whenOf: ReadWhen): readonly RequiredField[] {
  const found: RequiredField[] = [];
  for (const entity of index.entities.all) {
    for (const field of index.fields(entity.id).all) {
      const { required } = field;
      const when = required.is === 'known' ? whenOf(entity, required.value) : null;
      if (when) found.push({ entity, field, when, question: questionOf(required), exemptRoleIds: NO_ROLES });
    }
  }
  return found;
}

function fromMatrix(product: Product, whenOf: ReadWhen): readonly RequiredField[] {
  const found: RequiredField[] = [];
  const questionOn = memoize((entity: Entity) => matrixQuestionId(product, entity));
  for (const cell of product.model.validation.required) {
    if (cell.does !== 'must be filled in') continue;
    const exemptRoleIds = cell.exempt.length === 0 ? NO_ROLES : cell.exempt.flatMap(({ id }) => id ?? []);
    for (const entity of entitiesOf(product, cell)) {
      const field = fieldOf(product, entity, cell);
      const when = field && whenOf(entity, cell.when);
      if (!field || !when) continue;
      found.push({ entity, field, when, question: questionOn(entity), exemptRoleIds });
    }
  }
  return found;
}

/** A general cell means the field of each entity that has it. */
function entitiesOf({ index }: Product, { entity }: RequiredCell): readonly Entity[] {
  if (entity === null) return index.entities.all;
  const own = index.entities.get(entity);
  return own ? [own] : [];
}

function fieldOf({ index }: Product, { id }: Entity, { field }: RequiredCell): Field | undefined {
  const fields = index.fields(id);
  return fields.get(field.id) ?? fields.called(field.label);
}

/** The question of the entity’s own matrix, or the general one where only that was raised. */
export function matrixQuestionId({ workspace }: Product, { id }: Entity): string {
  const own = `validation.${id}.required`;
  return workspace.question(own) ? own : 'validation.required';
}

/** Stated rules; those derived from a field or from the matrix are known already. */
function fromRules(product: Product): readonly RequiredField[] {
  const { index } = product;
  return ruleGroups(product)
    .stated.filter(({ limit }) => limit.is !== 'known')
    .filter(({ kind }) => kind.is === 'known' && kind.value === 'required')
    .flatMap((rule) => {
      const entity = index.entities.get(rule.entity);
      if (!entity) return [];
      const { question } = rule.source;
      return rule.fields.flatMap(({ id }): readonly RequiredField[] => {
        const field = index.fields(entity.id).get(id);
        return field ? [{ entity, field, when: { is: 'always' }, question, exemptRoleIds: NO_ROLES }] : [];
      });
    });
}

function readWhen({ index }: Product, entity: Entity, words: string): RequiredWhen | null {
  if (isNever(words)) return null;
  if (isAlways(words)) return { is: 'always' };
  for (const lifecycle of index.cycles(entity.id)) {
    const state = index.states(lifecycle).called(words);
    if (state) return { is: 'state', state, lifecycle };
  }
  const role = index.roles.called(words);
  return role ? { is: 'role', role } : { is: 'sometimes', words };
}
