import { knownFrom, knownValue, type Source } from '../../answers/sourced.ts';
import type { Ref } from '../../answers/things.ts';
import { folded } from '../../shapes/folded.ts';
import { always } from '../../slots/validation/not-applicable.ts';
import type { Entities, Entity, Field } from '../entities/types.ts';
import { type Draft, fieldKey, ruleId } from './draft.ts';
import { requiredRule } from './required.ts';
import type { RuleKind } from './types.ts';

/** The rules that follow from what was said of each line: when it must be filled in, its range, its choices, its form. */
export function fieldRules(entities: Entities): readonly Draft[] {
  return (knownValue(entities.entities) ?? []).flatMap((entity) => [
    ...(knownValue(entity.fields) ?? []).flatMap((field) => rulesOf(entity.id, field)),
    ...formRule(entity),
  ]);
}

const NEVER = /^(?:never|no|n|-|–|—|optional|not required|may be empty|not needed)$/u;

function rulesOf(entity: string, { id, label, required, range, values }: Field): readonly Draft[] {
  const field: Ref = { label, id };
  const drafts: Draft[] = [];
  if (required.is === 'known' && !NEVER.test(folded(required.value)))
    drafts.push(requiredRule(entity, field, required.value, required.source));
  if (range.is === 'known') drafts.push(rangeRule(entity, field, range));
  const choices = (knownValue(values) ?? []).filter(({ retired }) => !retired).map((choice) => choice.label);
  if (values.is === 'known' && choices.length > 0) {
    const must = 'must be one of its choices';
    drafts.push(
      ruleOn(
        entity,
        field,
        { kind: 'type', madeOf: 'values', must, limit: choices.join(', ') },
        values.source,
      ),
    );
  }
  return drafts;
}

type Range = Extract<Field['range'], { readonly is: 'known' }>;

/** The smallest and the largest that make sense are themselves still fine. */
function rangeRule(entity: string, field: Ref, { value, source }: Range): Draft {
  const limit = rangeWords(value);
  return ruleOn(entity, field, { kind: 'range', madeOf: 'range', must: `must be ${limit}`, limit }, source);
}

function rangeWords({ least, most }: Range['value']): string {
  if (least && most) return `${least.text} to ${most.text}`;
  return least ? `at least ${least.text}` : `at most ${most?.text ?? ''}`;
}

/** The number that tells records apart looks like something; a number that is no line of the record has no rule. */
function formRule({ id, identity: { looks, fields } }: Entity): readonly Draft[] {
  const [field, another] = knownValue(fields) ?? [];
  if (looks.is !== 'known' || !field || another) return [];
  const must = `must look like ${looks.value}`;
  return [ruleOn(id, field, { kind: 'pattern', madeOf: 'format', must, limit: looks.value }, looks.source)];
}

interface OnField extends Pick<Draft, 'madeOf'> {
  readonly kind: RuleKind;
  readonly must: string;
  readonly limit: string;
}

function ruleOn(entity: string, field: Ref, { kind, madeOf, must, limit }: OnField, source: Source): Draft {
  return {
    id: ruleId(entity, madeOf, fieldKey(field)),
    label: `${field.label} ${must}`,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: knownFrom(kind, source),
    limit: limit === '' ? always(source) : knownFrom({ text: limit, source }, source),
    inclusive: knownFrom(true, source),
    madeOf,
  };
}
