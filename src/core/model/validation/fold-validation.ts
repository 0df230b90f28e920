import { type Answers, slotOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn, noName } from '../../answers/diagnostics.ts';
import { strayRows } from '../../answers/rows-by-thing.ts';
import { knownFrom, knownValue, type Ref, type Source } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { placesIn } from '../../slots/read-things.ts';
import { always } from '../../slots/validation/not-applicable.ts';
import { RULES, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL, VALIDATION } from '../../slots/validation/validation.ts';
import { fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Field, Parts, RuleKind, Validation } from '../types.ts';
import { completedRules } from './completed-rules.ts';
import { type Draft, fieldKey, ruleId } from './draft.ts';
import { examplesIn } from './examples.ts';
import { requiredRule, requiredRules, requirementsIn } from './required.ts';
import { acrossRules, statedRules } from './stated-rules.ts';
import { uniqueIn, uniqueRules, unreadWithin } from './unique.ts';

/** The rules that follow from what was said of each field: when it is required, its range, its choices, its form. */
function fieldRules(entities: Entities): readonly Draft[] {
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

/** The smallest and the largest value that make sense are themselves accepted. */
function rangeRule(entity: string, field: Ref, { value, source }: Range): Draft {
  const limit = rangeWords(value);
  return ruleOn(entity, field, { kind: 'range', madeOf: 'range', must: `must be ${limit}`, limit }, source);
}

function rangeWords({ least, most }: Range['value']): string {
  if (least && most) return `${least.text} to ${most.text}`;
  return least ? `at least ${least.text}` : `at most ${most?.text ?? ''}`;
}

/** The number that identifies records looks like something; a number that is no field of the record has no rule. */
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

const WITH_THINGS = [RULES, UNIQUE];

export function validationDiagnostics(answers: Answers, parts: Parts): readonly Diagnostic[] {
  const { entities, validation } = parts;
  const find = fieldIndex(entities).entityRef;
  const strays = WITH_THINGS.flatMap(({ slot }) => strayRows(answers, slot, find));
  return [
    ...diagnosticsIn(answers, VALIDATION),
    ...strays.map((row) => noName(row.cell('thing'), 'no thing', 'the list of things', row.source)),
    ...unreadWithin(validation.unique, parts),
    ...validation.strays.map(({ label, source }) => noName(label, 'no rule', 'the rules', source)),
  ];
}

export function validationOf(answers: Answers, entities: Entities): Validation {
  const fields = fieldIndex(entities);
  const required = requirementsIn(answers, fields, roleFinder(answers));
  const unique = uniqueIn(answers, fields);
  const examples = examplesIn(answers, fields);
  const forAll = placesIn(FOR_ALL, answers);
  const drafts = [
    ...statedRules(answers, fields),
    ...requiredRules(required),
    ...fieldRules(entities),
    ...acrossRules(answers, fields),
    ...uniqueRules(unique),
  ];
  return {
    ...completedRules(answers, fields, { drafts, examples, moments: forAll.moments }),
    required,
    unique,
    examples,
    ...forAll,
    draftsOf: fields.entities.flatMap(({ id }) => {
      const slot = slotOf(id, FOR_ALL.drafts.slot);
      return answers.at(slot) ? [{ entity: id, drafts: answers.choice(slot) }] : [];
    }),
  };
}
