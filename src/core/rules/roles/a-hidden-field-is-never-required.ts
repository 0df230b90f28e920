import { questionOf } from '../../answers/sourced.ts';
import { quoted } from '../../english/say.ts';
import type { Visibility } from '../../model/roles/visibility.ts';
import type { Field } from '../../model/types.ts';
import { mayByRole } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import { type NamesInWords, namesInWords, namesOf } from '../../product/words/names-in-words.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { at, type Breach, breach, closingRule } from '../closing-rule.ts';
import { type Requirement, requirementsOf } from '../validation/requirements.ts';
import { keptFrom } from './visibility-of.ts';

/**
 * Rule 30: what a role does not see, or may only read, is not required on a form of that role. The forms of a role
 * are those on which it creates a record, so what is required from the first state on counts, and what is required of
 * that role by name.
 */
export const aHiddenFieldIsNeverRequired = closingRule({
  id: 30,
  severity: 'error',
  reason: 'A form that asks for a line people do not see can never be sent.',
  finds: (product) => {
    const kept = keptFrom(product);
    if (product.model.roles.visibility.length === 0) return [];
    const roles = namesInWords(namesOf(product.index.roles.all));
    return requirementsOf(product).flatMap((requirement) => {
      const cells = kept(requirement.entity, requirement.field);
      if (cells.size === 0 || fillsItself(requirement.field, roles)) return [];
      return [...cells].flatMap(([role, cell]) => breachesOf(product, requirement, role, cell));
    });
  },
});

/** Computed, filled in by default, or by what is no role: the product itself, a clock, another system. */
function fillsItself({ type, writer, default: standard }: Field, roles: NamesInWords<Role>): boolean {
  if (standard.is === 'known' || (type.is === 'known' && type.value === 'computed')) return true;
  return writer.is === 'known' && roles.mentioned(writer.value).length === 0;
}

function breachesOf(product: Product, requirement: Requirement, id: string, cell: Visibility) {
  const role = product.index.roles.get(id);
  if (!role || requirement.exempt.includes(id) || !hasToFill(product, requirement, role)) return [];
  return [found(requirement, role, cell)];
}

function hasToFill(product: Product, { when, entity }: Requirement, role: Role): boolean {
  if (when.is === 'role') return when.role.id === role.id;
  const fromTheStart =
    when.is === 'always' ||
    (when.is === 'state' && when.state.place.is === 'known' && when.state.place.value === 'first');
  if (!fromTheStart) return false;
  return mayByRole(product, entity.id, 'create').get(role.id) === 'yes';
}

function found({ entity, field, question }: Requirement, role: Role, { shown }: Visibility): Breach {
  const kept = shown.is === 'known' && shown.value === 'hidden' ? 'does not see it' : 'may only read it';
  const sentence = `${quoted(field.label)} of ${quoted(entity.label)} must be filled in when ${quoted(role.label)} creates one, but ${quoted(role.label)} ${kept}; show it to them, or do not require it of them.`;
  return breach(sentence, at('field', field, questionOf(shown), entity.id), { question });
}
