import { type ErrorEntry, lookOfSourced, type Product, type Sourced } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

function sourcedPartsOf({ text, action, class: kind, raisedBy, alert }: ErrorEntry): readonly Sourced<unknown>[] {
  return [text, action, kind, raisedBy, alert];
}

/** How much is known of one entry of the catalogue: all, once it can be raised, read and acted on. */
export function stageOfError(error: ErrorEntry): StageName {
  return sourcedPartsOf(error).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** How much is known of what can go wrong. That nothing can was decided by nobody who has seen it run. */
export function stageOfErrors(product: Product): StageName {
  const { catalogue } = product.model.errors;
  const { all } = product.index.errors;
  if (all.length === 0) return catalogue.is === 'not-applicable' ? 'partly' : 'nothing';
  return all.every((error) => stageOfError(error) === 'known') ? 'known' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function areErrorsFirm({ model, index }: Product): boolean {
  const sourced = [model.errors.catalogue, ...index.errors.all.flatMap(sourcedPartsOf)];
  return sourced.every((one) => lookOfSourced(one) !== 'guess');
}
