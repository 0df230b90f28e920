import type { Product } from '#core/product.ts';

/** Whether a question was settled, so that what its answer does not list has nothing of it. */
export function isSettled({ workspace }: Pick<Product, 'workspace'>, question: string): boolean {
  const result = workspace.question(question)?.decision?.result;
  return result !== undefined && result.outcome !== 'deferred';
}
