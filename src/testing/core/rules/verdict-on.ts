import { productOf } from '#core/product/product.ts';
import type { Judgement } from '#core/rules/closing-rule.ts';
import { CLOSING_RULES, judgementOf } from '#core/rules/judge.ts';
import { modelOf, type Said, workspaceOf } from '../model/workspace-of.ts';

/** What was said, by question id. */
export type Answers = Readonly<Record<string, Said>>;

/** What a rule finds where this was said, sentence by sentence; what it waits for stands behind "not yet: ". */
export function verdictOn(rule: number, ...answers: readonly Answers[]): readonly string[] {
  const { findings, notYet } = judgementOn(rule, ...answers);
  return notYet ? [`not yet: ${notYet.notYet}`] : findings.map(({ sentence }) => sentence);
}

/** The same without what it waits for. */
export function foundBy(rule: number, ...answers: readonly Answers[]): readonly string[] {
  return judgementOn(rule, ...answers).findings.map(({ sentence }) => sentence);
}

/** The questions whose answers would mend what a rule finds, or that it waits for. */
export function mendsOf(rule: number, ...answers: readonly Answers[]): readonly string[] {
  const { findings, notYet } = judgementOn(rule, ...answers);
  const asked = findings.flatMap(({ places }) => places.flatMap(({ question }) => question ?? []));
  return notYet ? [notYet.question] : asked;
}

/** Judges one rule where this was said; of two answers to one question the later one counts. */
function judgementOn(rule: number, ...answers: readonly Answers[]): Judgement {
  const said = Object.assign({}, ...answers);
  const record = CLOSING_RULES.find(({ id }) => id === rule);
  if (!record) throw new Error(`There is no rule ${rule}.`);
  return judgementOf(record, productOf(modelOf(said), workspaceOf(said)));
}
