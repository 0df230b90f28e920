import { questionOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Visibility } from '../../model/roles/visibility.ts';
import type { Field } from '../../model/types.ts';
import { mayByRole } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import { type NameSearch, nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { type Breach, breach, closingRule, placeAt } from '../closing-rule.ts';
import { type RequiredField, requiredFieldsOf } from '../validation/required-fields.ts';
import { fieldRestrictions } from './field-visibility.ts';

/**
 * Rule 30: what a role does not see, or may only read, is not required on a form of that role. The forms of a role
 * are those on which it creates a record, so what is required from the first state on counts, and what is required of
 * that role by name.
 */
export const aHiddenFieldIsNeverRequired = closingRule({
  id: 30,
  severity: 'error',
  reason: 'A form that asks for a field people do not see can never be sent.',
  finds: (product) => {
    const restrictionsOn = fieldRestrictions(product);
    if (product.model.roles.visibility.length === 0) return [];
    const roles = nameSearchOf(namesOf(product.index.roles.all));
    return requiredFieldsOf(product).flatMap((requirement) => {
      const cells = restrictionsOn(requirement.entity, requirement.field);
      if (cells.size === 0 || fillsItself(requirement.field, roles)) return [];
      return [...cells].flatMap(([role, cell]) => breachesOf(product, requirement, role, cell));
    });
  },
});

/** Computed, filled in by default, or by what is no role: the product itself, a clock, another system. */
function fillsItself({ type, writer, default: defaultValue }: Field, roles: NameSearch<Role>): boolean {
  if (defaultValue.is === 'known' || (type.is === 'known' && type.value === 'computed')) return true;
  return writer.is === 'known' && roles.mentioned(writer.value).length === 0;
}

function breachesOf(product: Product, requirement: RequiredField, roleId: string, cell: Visibility) {
  const role = product.index.roles.get(roleId);
  if (!role || requirement.exemptRoleIds.includes(roleId) || !hasToFill(product, requirement, role)) return [];
  return [breachOf(requirement, role, cell)];
}

function hasToFill(product: Product, { when, entity }: RequiredField, role: Role): boolean {
  if (when.is === 'role') return when.role.id === role.id;
  const fromTheStart =
    when.is === 'always' ||
    (when.is === 'state' && when.state.place.is === 'known' && when.state.place.value === 'first');
  if (!fromTheStart) return false;
  return mayByRole(product, entity.id, 'create').get(role.id) === 'yes';
}

function breachOf({ entity, field, question }: RequiredField, role: Role, { shown }: Visibility): Breach {
  const restriction = shown.is === 'known' && shown.value === 'hidden' ? 'does not see it' : 'may only read it';
  const sentence = `${inQuotes(field.label)} of ${inQuotes(entity.label)} must be filled in when ${inQuotes(role.label)} creates one, but ${inQuotes(role.label)} ${restriction}; show it to them, or make it optional for them.`;
  return breach(sentence, placeAt('field', field, questionOf(shown), entity.id), { question });
}
