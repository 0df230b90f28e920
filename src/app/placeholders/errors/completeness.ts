import type { ErrorEntry, Product, Sourced } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';

function requiredParts({ text, action, class: errorClass, raisedBy, alert }: ErrorEntry): readonly Sourced<unknown>[] {
  return [text, action, errorClass, raisedBy, alert];
}

/** `known` once it is known how an entry of the catalogue is raised, worded, acted on and alerted. */
export function completenessOfError(error: ErrorEntry): Completeness {
  return requiredParts(error).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** Never `known` if it was decided that nothing can go wrong: that decision deserves a second look. */
export function completenessOfErrors(product: Product): Completeness {
  const { catalogue } = product.model.errors;
  const { all: errors } = product.index.errors;
  if (errors.length === 0) return catalogue.is === 'not-applicable' ? 'partly' : 'nothing';
  return errors.every((error) => completenessOfError(error) === 'known') ? 'known' : 'partly';
}

export function areErrorsDecided({ model, index }: Product): boolean {
  return areDecided([model.errors.catalogue, ...index.errors.all.flatMap(requiredParts)]);
}
