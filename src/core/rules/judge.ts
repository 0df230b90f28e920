import type { Model } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { productOf } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { EARLIER_RULES } from './earlier.ts';
import { LATER_RULES } from './later.ts';
import type { ClosingRule, Finding, Judgement, Place } from './types.ts';

/** What must hold before a specification is closed, 1 to 45. */
export const CLOSING_RULES: readonly ClosingRule[] = [...EARLIER_RULES, ...LATER_RULES];

/** Judges all rules over one model, in their order. */
export function judge(model: Model, workspace: Workspace): readonly Judgement[] {
  return judgeProduct(productOf(model, workspace));
}

/** The same of a product whose indexes are there already. */
export function judgeProduct(product: Product): readonly Judgement[] {
  return CLOSING_RULES.map((rule) => judgementOf(rule, product));
}

/** The findings of all rules, in the order of the rules. */
export function findingsOf(model: Model, workspace: Workspace): readonly Finding[] {
  return judge(model, workspace).flatMap(({ findings }) => findings);
}

/** Judges one rule. */
export function judgementOf(rule: ClosingRule, product: Product): Judgement {
  const found = rule.find(product);
  if ('notYet' in found) return { rule, findings: [], notYet: found };
  const findings = found.map(({ rule: id, severity, sentence, places }) => ({
    rule: id,
    severity,
    sentence,
    places: places.map((place) => located(place, product.workspace)),
  }));
  return { rule, findings, notYet: null };
}

/** A place with the point under which its question is asked, or would be. */
function located(place: Place, workspace: Workspace): Place {
  if (place.point !== undefined || place.question === undefined) return place;
  const point = workspace.question(place.question)?.question.point ?? pointOf(place.question, workspace);
  if (point === undefined) return place;
  const { question, thing } = place;
  return thing ? { point, question, thing } : { point, question };
}

/** The point under which a question that nobody has raised would be asked. */
function pointOf(question: string, { points }: Workspace): string | undefined {
  const [kind] = question.split('.');
  return points.find(({ point }) => point.kind === kind)?.point.id;
}
