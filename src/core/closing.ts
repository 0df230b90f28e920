/** Entry point to the closing rules, for chunks fetched after a page is painted, the server and the command line. */

export { looseEnds } from './prototype/loose-ends.ts';
export { openProduct } from './prototype/open-product.ts';
export type { Finding, Judgement } from './rules/closing-rule.ts';
export { type ClosingStatus, closingOf, conflictsIn } from './rules/closing-status.ts';
export { judge } from './rules/judge.ts';
