import type { ErrorEntry, Product, Sourced } from '#core/product.ts';
import { areFirm } from '../things/firmness.ts';
import type { StageName } from '../things/stage-name.ts';

function sourcedPartsOf({ text, action, class: kind, raisedBy, alert }: ErrorEntry): readonly Sourced<unknown>[] {
  return [text, action, kind, raisedBy, alert];
}

/** `known` once it is known how an entry of the catalogue is raised, worded, acted on and alerted. */
export function stageOfError(error: ErrorEntry): StageName {
  return sourcedPartsOf(error).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** Never `known` if it was decided that nothing can go wrong: that decision deserves a second look. */
export function stageOfErrors(product: Product): StageName {
  const { catalogue } = product.model.errors;
  const { all } = product.index.errors;
  if (all.length === 0) return catalogue.is === 'not-applicable' ? 'partly' : 'nothing';
  return all.every((error) => stageOfError(error) === 'known') ? 'known' : 'partly';
}

export function areErrorsFirm({ model, index }: Product): boolean {
  return areFirm([model.errors.catalogue, ...index.errors.all.flatMap(sourcedPartsOf)]);
}
