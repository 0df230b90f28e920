import type { Entities, Entity, Field } from '../entities/types.ts';
import { type Held, heldValue, type Source, said } from '../held.ts';
import { folded } from '../shapes/folded.ts';
import type { InWords, Quantity, Ref } from '../things.ts';
import { always, type Draft, fieldKey, ruleId } from './draft.ts';
import { requiredRule } from './required.ts';
import type { RuleKind } from './types.ts';

/** The rules that follow from what was said of each line: when it must be filled in, its range, its choices, its form. */
export function fieldRules(entities: Entities): readonly Draft[] {
  return (heldValue(entities.entities) ?? []).flatMap((entity) => [
    ...(heldValue(entity.fields) ?? []).flatMap((field) => rulesOf(entity.id, field)),
    ...formRule(entity),
  ]);
}

const NEVER: ReadonlySet<string> = new Set([
  'never',
  'no',
  'n',
  '-',
  '–',
  '—',
  'optional',
  'not required',
  'may be empty',
  'not needed',
]);

function rulesOf(entity: string, field: Field): readonly Draft[] {
  const drafts: Draft[] = [];
  const { required, range, values } = field;
  const ref: Ref = { label: field.label, id: field.id };
  if (required.is === 'said' && !NEVER.has(folded(required.value)))
    drafts.push(requiredRule(entity, ref, required.value, required.source));
  if (range.is === 'said' && (range.value.least || range.value.most))
    drafts.push(rangeRule(entity, ref, range.value, range.source));
  const choices = (heldValue(values) ?? []).filter(({ retired }) => !retired).map(({ label }) => label);
  if (values.is === 'said' && choices.length > 0)
    drafts.push(choiceRule(entity, ref, choices, values.source));
  return drafts;
}

type Range = { readonly least: Quantity | null; readonly most: Quantity | null };

/** The smallest and the largest that make sense are themselves still fine. */
function rangeRule(entity: string, field: Ref, range: Range, source: Source): Draft {
  const text = rangeWords(range);
  return ruleOn(
    entity,
    field,
    'range',
    'range',
    `${field.label} must be ${text}`,
    inWordsOf(text, source),
    source,
  );
}

function rangeWords({ least, most }: Range): string {
  if (least && most) return `${least.text} to ${most.text}`;
  return least ? `at least ${least.text}` : `at most ${most?.text ?? ''}`;
}

function choiceRule(entity: string, field: Ref, choices: readonly string[], source: Source): Draft {
  const label = `${field.label} must be one of its choices`;
  return ruleOn(entity, field, 'type', 'values', label, inWordsOf(choices.join(', '), source), source);
}

/** The number that tells records apart looks like something; a number that is no line of the record has no rule. */
function formRule({ id, identity: { looks, fields } }: Entity): readonly Draft[] {
  const [field, another] = heldValue(fields) ?? [];
  if (looks.is !== 'said' || !field || another) return [];
  const label = `${field.label} must look like ${looks.value}`;
  const limit = inWordsOf(looks.value, looks.source);
  return [ruleOn(id, field, 'pattern', 'format', label, limit, looks.source)];
}

function inWordsOf(text: string, source: Source): Held<InWords> {
  return text === '' ? always(source) : said({ text, source }, source);
}

function ruleOn(
  entity: string,
  field: Ref,
  kind: RuleKind,
  madeOf: Draft['madeOf'],
  label: string,
  limit: Held<InWords>,
  source: Source,
): Draft {
  return {
    id: ruleId(entity, madeOf, fieldKey(field)),
    label,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: said(kind, source),
    limit,
    inclusive: said(true, source),
    madeOf,
  };
}
