import { knownValue, listOf, questionOf, type Source } from '../../answers/sourced.ts';
import { inQuotes, joinWords, quotedList } from '../../english/lists.ts';
import type { Rule } from '../../model/types.ts';
import { ruleId } from '../../model/validation/rule-draft.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import {
  type Breach,
  breach,
  closingRule,
  isLeftEmpty,
  type NotYet,
  notYet,
  notYetFor,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';
import { raisedIds } from '../errors/raisers.ts';

/** Rule 22: each rule is about fields that exist, is checked at a moment, and says what happens when it is broken. */
export const everyRuleIsComplete = closingRule({
  id: 22,
  severity: 'error',
  reason: 'A rule that nobody knows when to check, or that stops people without a word, helps nobody.',
  finds: (product) => {
    const { all } = product.index.rules;
    const unsaid = notYet('Nobody has named a rule yet.', 'validation.rules');
    if (all.length === 0 && product.workspace.question(unsaid.question)?.decision == null) return [unsaid];
    const stated = all.filter((rule) => !isOfItsField(rule, product));
    return [
      ...product.model.validation.strays.map(breachOfStray),
      ...stated.flatMap((rule) => breachesOf(rule, product)),
      ...all.flatMap((rule) => breachesOfFields(rule, product)),
      ...notYetsOf(stated, product),
    ];
  },
});

function breachOfStray({ label, source }: { readonly label: string; readonly source: Source }): Breach {
  const sentence = `An answer mentions the rule ${inQuotes(label)}, but no rule is called that; add the rule, or correct its name.`;
  return breach(sentence, { question: source.question });
}

const FIELD_RULES: ReadonlySet<Rule['madeOf']> = new Set(['required', 'range', 'values', 'format']);

/**
 * Rules derived from a field (required, range, choices, format) always stop and are shown at the field, and unique
 * rules that lead people on to the existing record need no words either.
 */
function isOfItsField({ id, madeOf }: Rule, product: Product): boolean {
  return FIELD_RULES.has(madeOf) || (madeOf === 'unique' && leadsOn(product).has(id));
}

const leadsOn = memoizeByProduct(({ model }) => {
  const led = listOf(model.validation.unique).filter(({ found }) => found.is === 'known' && found.value !== 'stop');
  return new Set(led.map(({ id, entity }) => ruleId(entity.id ?? entity.label, 'unique', id)));
});

function notYetsOf(rules: readonly Rule[], product: Product): readonly NotYet[] {
  const stopping = rules.filter((rule) => knownValue(rule.severity) === 'stop' && !isRaised(rule, product));
  return [
    ...notYetFor(
      product,
      rules,
      'severity',
      (name) => `Nobody has said yet whether ${name} stops people or warns them.`,
    ),
    ...notYetFor(product, rules, 'moments', (name) => `Nobody has said yet when ${name} is checked.`),
    ...notYetFor(product, stopping, 'error', (name) => `Nobody has said yet what people read when ${name} stops them.`),
  ];
}

function breachesOf(rule: Rule, product: Product): readonly Breach[] {
  return [...breachesOfLacks(rule, product), ...breachesOfError(rule, product), ...wrongLimit(rule, product)];
}

function breachesOfLacks(rule: Rule, product: Product): readonly Breach[] {
  const lacks = lacksOf(rule, product);
  if (lacks.length === 0) return [];
  const what = joinWords(lacks.map((lack) => lack.what));
  const sentence = `The rule ${inQuotes(rule.label)} does not say ${what}; fill it in.`;
  return oneBreach(sentence, ...lacks.map(({ question }) => placeAt('rule', rule, question, rule.entity)));
}

interface Lack {
  readonly what: string;
  readonly question: string;
}

function lacksOf(rule: Rule, product: Product): readonly Lack[] {
  const { fields, severity, moments, error, source } = rule;
  const isSilent = knownValue(severity) === 'stop' && isLeftEmpty(error, product) && !isRaised(rule, product);
  const lacks: readonly (Lack | false)[] = [
    fields.length === 0 && { what: 'which fields it is about', question: source.question },
    isLeftEmpty(severity, product) && { what: 'whether it stops or warns', question: questionOf(severity) },
    isLeftEmpty(moments, product) && { what: 'when it is checked', question: questionOf(moments) },
    isSilent && { what: 'what goes wrong when it is broken', question: questionOf(error) },
  ];
  return lacks.filter((lack) => lack !== false);
}

function breachesOfFields(rule: Rule, product: Product): readonly Breach[] {
  const { index } = product;
  const entity = index.entities.get(rule.entity);
  if (!entity) return breachesOfNothing(rule, product);
  const fields = index.fields(entity.id);
  if (entity.fields.is === 'unknown' || rule.fields.every(({ id }) => fields.has(id))) return [];
  const lost = rule.fields.filter(({ id }) => !fields.has(id)).map(({ label }) => label);
  const sentence = `The rule ${inQuotes(rule.label)} is about ${quotedList(lost)}, which ${inQuotes(entity.label)} does not have; name its fields, or add the field.`;
  return oneBreach(sentence, placeAt('rule', rule, undefined, entity.id), placeAt('entity', entity, entity.fields));
}

/** A rule about fields that no entity has; as long as some fields are unsaid, they may be among those. */
function breachesOfNothing(rule: Rule, { index }: Product): readonly Breach[] {
  const { all } = index.entities;
  if (rule.fields.length === 0 || all.length === 0 || all.some(({ fields }) => fields.is === 'unknown')) return [];
  const names = quotedList(rule.fields.map(({ label }) => label));
  const sentence = `The rule ${inQuotes(rule.label)} is about ${names}, which no record has together; name the fields of one thing.`;
  return oneBreach(sentence, placeAt('rule', rule));
}

/** A rule that stops names an existing error; words of an example suffice if an error names the rule as raiser. */
function breachesOfError(rule: Rule, product: Product): readonly Breach[] {
  const { catalogue } = product.model.errors;
  const error = knownValue(rule.error);
  if (!error || knownValue(rule.severity) !== 'stop' || catalogue.is === 'unknown') return [];
  const isNamed = questionOf(rule.error) === rule.source.question;
  if (product.index.errors.has(error.id) || (!isNamed && isRaised(rule, product))) return [];
  const sentence = `The rule ${inQuotes(rule.label)} stops people with ${inQuotes(error.label)}, but no error is called that; name one of the errors, or add it.`;
  return oneBreach(sentence, placeAt('rule', rule, rule.error, rule.entity), {
    question: questionOf(catalogue),
  });
}

function isRaised({ id }: Rule, product: Product): boolean {
  return raisedIds(product, 'rule').has(id);
}

function wrongLimit(rule: Rule, product: Product): readonly Breach[] {
  const kind = knownValue(rule.kind);
  const limit = knownValue(rule.limit);
  if (!limit || (kind !== 'across' && kind !== 'conditional')) return [];
  const condition = product.condition(limit, rule.entity);
  if (condition.form !== 'wrong') return [];
  const problem = condition.problems[0]?.sentence ?? '';
  const sentence = `The rule ${inQuotes(rule.label)} cannot be checked: ${problem}`;
  return oneBreach(sentence, placeAt('rule', rule, rule.limit, rule.entity));
}
