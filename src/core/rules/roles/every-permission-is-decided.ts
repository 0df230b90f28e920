import { inQuotes, joinWords } from '../../english/lists.ts';
import { plural, withCount } from '../../english/plural.ts';
import { blankMeans } from '../../model/roles/fold-roles.ts';
import type { Permission } from '../../model/roles/permissions.ts';
import type { Entity } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import type { Action } from '../../slots/roles/actions.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { type Breach, closingRule, notYet, oneBreach, placeAt } from '../closing-rule.ts';

/** Asked for every role and entity; approving and exporting are asked only where they occur. */
const ACTIONS: readonly Action[] = ['list', 'view', 'create', 'edit', 'delete'];
const BLANK = 'roles.permissions.blank';

/** Rule 26: the matrix of permissions is complete, or it was decided that blank means forbidden. */
export const everyPermissionIsDecided = closingRule({
  id: 26,
  severity: 'error',
  reason: 'A cell that nobody fills in is filled in by whoever builds it, usually with “yes”.',
  finds: (product) => {
    const { model, index } = product;
    if (index.entities.all.length === 0 || index.roles.all.length === 0) return [];
    const open = index.entities.all.filter(({ id }) => blankMeans(model.roles, id) !== 'no');
    if (open.length > 0 && model.roles.permissions.length === 0)
      return [notYet('Nobody has said who may do what.', 'roles.permissions')];
    return open.flatMap((entity) => blanksOf(product, entity));
  },
});

interface Blank {
  readonly role: Role;
  readonly actions: readonly Action[];
}

function blanksOf(product: Product, entity: Entity): readonly Breach[] {
  const isBlank = (role: Role, action: Action) => {
    const may = product.permissions(role.id, entity.id, action)?.may;
    return may === undefined || may.is === 'unknown';
  };
  const blanks = product.index.roles.all.flatMap((role): readonly Blank[] => {
    const actions = ACTIONS.filter((action) => isBlank(role, action));
    return actions.length === 0 ? [] : [{ role, actions }];
  });
  const [first] = blanks;
  if (!first) return [];
  const count = blanks.reduce((sum, { actions }) => sum + actions.length, 0);
  return oneBreach(sentenceOf(product, entity, first, count), ...placesOf(product, entity));
}

function sentenceOf(product: Product, entity: Entity, { role, actions }: Blank, cells: number): string {
  const allowed = blankMeans(product.model.roles, entity.id) === 'yes';
  const more = cells - actions.length;
  const rest = more > 0 ? `, and ${withCount(more, 'more cell')} of its matrix ${plural(more, 'is', 'are')} empty` : '';
  const what = `Nobody has said whether ${inQuotes(role.label)} may ${joinWords(actions, 'or')} ${inQuotes(entity.label)}${rest}`;
  return allowed
    ? `${what}, and a blank cell allows it; fill in the cells, or decide that a blank cell forbids it.`
    : `${what}; fill in the cells, or decide that a blank cell forbids it.`;
}

function placesOf({ workspace }: Product, entity: Entity) {
  const own = `roles.${entity.id}.permissions`;
  return [placeAt('entity', entity, workspace.question(own) ? own : 'roles.permissions'), { question: BLANK }];
}

/** The cells of the permission matrix that rules check one by one, grouped in one pass. */
interface PermissionGroups {
  /** They name a role, an entity or an action that does not exist. */
  readonly odd: readonly Permission[];
  /** "own" and "team". */
  readonly scoped: readonly Permission[];
  /** With a known “if” condition. */
  readonly conditional: readonly Permission[];
}

export const permissionGroups = memoizeByProduct(({ model }): PermissionGroups => {
  const odd: Permission[] = [];
  const scoped: Permission[] = [];
  const conditional: Permission[] = [];
  for (const cell of model.roles.permissions) {
    const { role, entity, action, transitionIds, may, condition } = cell;
    if (role.id === null || entity?.id === null || (action === null && transitionIds.length === 0)) odd.push(cell);
    if (may.is === 'known' && (may.value === 'own' || may.value === 'team')) scoped.push(cell);
    if (condition.is === 'known') conditional.push(cell);
  }
  return { odd, scoped, conditional };
});
