/** The door of the closing rules: what must hold before a specification is closed. */

export { type Closing, closingOf } from './closing-of.ts';
export { CLOSING_RULES, findingsOf, judge } from './judge.ts';
export type { ClosingRule, Finding, Judgement, NotYet, Place, Severity, Thing, ThingKind } from './types.ts';
