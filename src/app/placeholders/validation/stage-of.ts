import { isClosed } from '#core/index.ts';
import { lookOfSourced, type Product, type Rule } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

type ProductSlice = Pick<Product, 'index' | 'workspace'>;

/** Nothing without lines; all once its rules are settled and each says what is done about it and what people read. */
export function stageOfRules(product: ProductSlice, entity: string): StageName {
  const { index } = product;
  if (index.fields(entity).all.length === 0) return 'nothing';
  const rules = index.rulesOf(entity).filter(({ madeOf }) => madeOf === 'rules');
  return areRulesSettled(product, entity) && rules.every(isComplete) ? 'known' : 'partly';
}

/** Whether the answer on the rules of a thing, or on those of all things, was settled. */
function areRulesSettled({ workspace }: ProductSlice, entity: string): boolean {
  const ownQuestion = workspace.question(`validation.${entity}.rules`);
  const question =
    ownQuestion && ownQuestion.status !== 'parked' ? ownQuestion : workspace.question('validation.rules');
  return question !== undefined && isClosed(question.status) && question.decision?.result.outcome !== 'deferred';
}

function isComplete({ kind, severity, error }: Rule): boolean {
  return [kind, severity, error].every(({ is }) => is !== 'unknown');
}

/** How much is known of all rules. Lines must have names before there can be any. */
export function stageOfValidation(product: ProductSlice): StageName {
  const stages = product.index.entities.all.map(({ id }) => stageOfRules(product, id));
  if (stages.every((stage) => stage === 'nothing')) return 'nothing';
  return stages.every((stage) => stage === 'known') ? 'known' : 'partly';
}

/** Whether all rules were decided, rather than only assumed. */
export function areRulesFirm({ model }: Pick<Product, 'model'>): boolean {
  return model.validation.rules.every(
    ({ source, kind }) => source.firmness === 'decided' && lookOfSourced(kind) !== 'guess',
  );
}
