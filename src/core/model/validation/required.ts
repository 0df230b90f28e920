import type { Answers } from '../../answers/answers.ts';
import { isAlways } from '../../answers/cells.ts';
import { type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, type NameRef } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { holdsAlways, noEdge } from '../../slots/validation/not-applicable.ts';
import { REQUIRED, REQUIREMENTS } from '../../slots/validation/validation.ts';
import { fieldCells, rowFollowUps } from '../field-cells.ts';
import type { FieldIndex } from '../field-index.ts';
import type { RequiredCell } from '../types.ts';
import { fieldKey, type RuleDraft, ruleId } from './rule-draft.ts';

const { slot: SLOT } = REQUIRED;

/** From each entity's own matrix, else from the general one. */
export function requirementsIn(answers: Answers, fields: FieldIndex, role: NameFinder) {
  const doesOf = memoize((word: string) => REQUIREMENTS.get(foldCase(word)) ?? NO_DEMAND);
  const exemptRoles = rowFollowUps(
    answers,
    SLOT,
    (below) => knownValue(below.list('exempt'))?.flatMap((name) => refsIn(role, name)) ?? NO_ROLES,
  );
  return fieldCells(answers, fields, SLOT, foldCase).map((cell) => {
    const { entity, field, column, word, source } = cell;
    const does = doesOf(word);
    return {
      entity,
      field,
      when: stateNow(answers, entity, column),
      does: does === NO_DEMAND ? null : does,
      exempt: does === 'must be filled in' ? exemptRoles(cell) : NO_ROLES,
      source,
    };
  });
}

/** The present name of a state that was called otherwise; other words stay. */
function stateNow(answers: Answers, entity: string | null, words: string): string {
  const state = answers.naming(entity === null ? LIST : answers.slotFor(entity, LIST)).find(words);
  return state?.here ? state.label : words;
}

const LIST = 'states/list';
const NO_DEMAND = 'nothing';
const NO_ROLES: readonly NameRef[] = [];

export function requiredRules(cells: readonly RequiredCell[]): readonly RuleDraft[] {
  return cells.flatMap(({ entity, field, when, does, source }) =>
    does === 'must be filled in' ? [requiredRule(entity, field, when, source)] : [],
  );
}

/** `when` is empty where the field is always required. */
export function requiredId(entity: string | null, field: NameRef, when: string): string {
  const name = when === '' ? fieldKey(field) : `${fieldKey(field)}/${foldCase(when)}`;
  return ruleId(entity, 'required', name);
}

export function requiredRule(
  entity: string | null,
  field: NameRef,
  when: string,
  source: RuleDraft['source'],
): RuleDraft {
  const isAlwaysSo = when === '' || isAlways(when);
  return {
    id: requiredId(entity, field, isAlwaysSo ? '' : when),
    label: `${field.label} must be filled in${isAlwaysSo ? '' : ` (${when})`}`,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: knownFrom('required', source),
    limit: isAlwaysSo ? holdsAlways(source) : knownFrom({ text: when, source }, source),
    inclusive: noEdge(source),
    madeOf: 'required',
  };
}
