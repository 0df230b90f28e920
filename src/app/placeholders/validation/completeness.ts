import { isClosed } from '#core/index.ts';
import { lookOfSourced, type Product, type Rule } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';

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
