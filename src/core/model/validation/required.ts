import type { Answers } from '../../answers/answers.ts';
import { type Find, refsIn } from '../../answers/find.ts';
import { knownFrom, knownValue, type Ref } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { folded } from '../../shapes/folded.ts';
import { always, noEdge } from '../../slots/validation/not-applicable.ts';
import { DEMANDS, REQUIRED } from '../../slots/validation/validation.ts';
import { belowRows, fieldCells } from '../field-cells.ts';
import type { FieldIndex } from '../field-index.ts';
import type { RequiredCell } from '../types.ts';
import { type Draft, fieldKey, ruleId } from './draft.ts';

const { slot: SLOT } = REQUIRED;

/** As said of one entity, else as said of every entity that has such a field. */
export function requirementsIn(answers: Answers, fields: FieldIndex, role: Find) {
  const doesOf = memoize((word: string) => DEMANDS.get(folded(word)) ?? NOTHING);
  const exempt = belowRows(
    answers,
    SLOT,
    (below) => knownValue(below.list('exempt'))?.flatMap((name) => refsIn(role, name)) ?? NOBODY,
  );
  return fieldCells(answers, fields, SLOT, folded).map((cell) => {
    const { entity, field, column, word, source } = cell;
    const does = doesOf(word);
    return {
      entity,
      field,
      when: column,
      does: does === NOTHING ? null : does,
      exempt: does === 'must be filled in' ? exempt(cell) : NOBODY,
      source,
    };
  });
}

const NOTHING = 'nothing';
const NOBODY: readonly Ref[] = [];

const ALWAYS = /^(?:always|yes|y|x|✓|at all times|in any case|every time|required)?$/u;

export function isAlways(when: string): boolean {
  return ALWAYS.test(folded(when));
}

export function requiredRules(cells: readonly RequiredCell[]): readonly Draft[] {
  return cells.flatMap(({ entity, field, when, does, source }) =>
    does === 'must be filled in' ? [requiredRule(entity, field, when, source)] : [],
  );
}

/** `when` is empty where the field is always required. */
export function requiredId(entity: string | null, field: Ref, when: string): string {
  const name = when === '' ? fieldKey(field) : `${fieldKey(field)}/${folded(when)}`;
  return ruleId(entity, 'required', name);
}

export function requiredRule(entity: string | null, field: Ref, when: string, source: Draft['source']): Draft {
  const isAlwaysSo = isAlways(when);
  return {
    id: requiredId(entity, field, isAlwaysSo ? '' : when),
    label: `${field.label} must be filled in${isAlwaysSo ? '' : ` (${when})`}`,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: knownFrom('required', source),
    limit: isAlwaysSo ? always(source) : knownFrom({ text: when, source }, source),
    inclusive: noEdge(source),
    madeOf: 'required',
  };
}
