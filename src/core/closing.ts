/** Entry point to the closing rules, for chunks fetched after a page is painted, the server and the command line. */

export { type ClosingStatus, closingOf } from './rules/closing-of.ts';
export type { Finding, Judgement } from './rules/closing-rule.ts';
export { judge } from './rules/judge.ts';
