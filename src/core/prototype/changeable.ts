import { isAlways, isNever } from '../answers/cells.ts';
import { refsIn } from '../answers/name-finder.ts';
import { isTrue } from '../conditions/index.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import type { SampleRow } from './sample/types.ts';

const ONCE = /^(?:once|only once|(?:only )?(?:while|if|when) (?:it is )?(?:still )?empty)$/u;
const AT_FIRST = /^(?:only )?(?:when (?:it is )?(?:made|created|new)|at (?:first|creation))$/u;

/** Whether a field may be changed later; null where the words do not say so exactly. */
type Rule = (actor: ActorContext, row: SampleRow) => boolean;

function ruleIn(product: Product, entity: string, field: Field): Rule | null {
  const { changed } = field;
  if (changed.is !== 'known') return () => true;
  const { text } = changed.value;
  const said = foldCase(text);
  if (isAlways(said)) return () => true;
  if (isNever(said) || AT_FIRST.test(said)) return () => false;
  if (ONCE.test(said)) return (_, row) => valueText(row.cells.get(field.id)?.value) === '';
  const roles = refsIn((name) => ({ id: product.index.roles.called(name)?.id ?? null, label: name }), text);
  if (roles.length > 0 && roles.every(({ id }) => id !== null))
    return ({ role }) => role === null || roles.some(({ id }) => id === role);
  const condition = product.condition(
    { ...changed.value, text: text.replace(/^(?:only )?(?:if|when|while) /iu, '') },
    entity,
  );
  if (condition.form !== 'exact') return null;
  return (actor, row) => isTrue(condition.run(scopeOf(actor, row)));
}

/** Whether the words for when a field may be changed are understood. */
export function isChangeExact(product: Product, entity: string, field: Field): boolean {
  return ruleIn(product, entity, field) !== null;
}

/** Whether the actor may change a field of a record that is there; also where the words are not exact. */
export function mayChange(actor: ActorContext, row: SampleRow, field: Field): boolean {
  return ruleIn(actor.product, row.entity, field)?.(actor, row) ?? true;
}
