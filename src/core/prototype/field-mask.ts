import { knownValue, questionOf, type Sourced } from '../answers/sourced.ts';
import { NUMBER_WORDS } from '../english/lists.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { ActorContext } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { checkRow } from './check-row.ts';
import { checksOf } from './checks/checks-of.ts';

/** The visible part of a masked value; empty where nothing of it is shown. */
type MaskFunction = (value: unknown, actor: ActorContext) => string;

/** The decided visible part of a masked field. */
export interface Mask {
  /** Empty while nothing was decided. */
  readonly words: string;
  /** Undefined where the words do not say which part it is. */
  readonly left: MaskFunction | undefined;
  readonly question: string;
}

export function maskOf(product: Product, entity: string, field: Field, sourced: Sourced<string>): Mask {
  const words = knownValue(sourced) ?? '';
  return { words, left: maskFunctionOf(product, entity, field, words), question: questionOf(sourced) };
}

/**
 * Reads which part of a masked field is visible: “The last 4 digits”, “The street without the number”, “Whether they
 * are old enough”. Undefined where the words cannot be read: then nothing of the value is shown.
 */
function maskFunctionOf(product: Product, entity: string, field: Field, words: string) {
  const folded = foldCase(words)
    .replace(/[.!]+$/u, '')
    .replace(/,? (?:and nothing (?:else|more)|only|alone|nothing else)$/u, '')
    .replace(/^(?:only |just |nothing but |its |their |the )+/u, '');
  const found = MASK_RULES.find(([is, , types]) => is.test(folded) && isOneOf(field, types));
  if (found) return partLeft(found, folded);
  return outcomeLeft(product, entity, field, folded);
}

type MaskRule = readonly [
  words: RegExp,
  left: (text: string, found: RegExpExecArray) => string,
  types: readonly string[],
];

const COUNT = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const CHARACTER_WORD = '(digits?|numbers?|figures?|characters?|letters?|signs?)';
const TEXTS = ['text', 'person'];

const MASK_RULES: readonly MaskRule[] = [
  [new RegExp(`^last ${COUNT}(?: ${CHARACTER_WORD})?$`, 'u'), (text, found) => endPart(text, found, -1), TEXTS],
  [new RegExp(`^first ${COUNT}(?: ${CHARACTER_WORD})?$`, 'u'), (text, found) => endPart(text, found, 1), TEXTS],
  [/^(?:first|initial) (?:letter|character|sign)$/u, (text) => properPart(text, [...text].slice(0, 1).join('')), TEXTS],
  [/^initials$|^(?:first|initial) letters?(?: of (?:each|every) (?:name|word|part))?$/u, initials, TEXTS],
  [/^(?:domain|provider|(?:part|what(?: is| comes)?) (?:after|behind) the @)$/u, domain, TEXTS],
  [/^year(?: of .+)?$/u, (text) => /^\d{4}(?=-)/u.exec(text)?.[0] ?? '', ['date']],
  [/^(?:month and year|year and month)$/u, (text) => /^\d{4}-\d\d(?=-)/u.exec(text)?.[0] ?? '', ['date']],
  [/^(?:name of the )?street without (?:the |its )?(?:house )?numbers?$/u, street, ['text']],
  [
    /^whether there is (?:one|any|anything)$|^that there is (?:one|any|something)$/u,
    (text) => (text === '' ? 'there is none' : 'there is one'),
    [],
  ],
  [/^(?:nothing|none|nothing at all|dots|stars)$/u, () => '', []],
];

function isOneOf({ type }: Field, types: readonly string[]): boolean {
  return types.length === 0 || types.includes(knownValue(type) ?? '');
}

function partLeft([words, left]: MaskRule, folded: string): MaskFunction {
  return (value) => {
    const found = words.exec(folded);
    return found ? left(valueText(value).trim(), found) : '';
  };
}

/** A part of a text; empty where it would be the whole text. */
function properPart(text: string, part: string): string {
  return part.length < text.length ? part : '';
}

function endPart(text: string, [, count = '', signs = '']: RegExpExecArray, direction: 1 | -1): string {
  const size = /^\d/u.test(count) ? Number(count) : NUMBER_WORDS.indexOf(count);
  const all = /^(?:digit|number|figure)/u.test(signs) ? text.replace(/\P{Nd}/gu, '') : text;
  if (size < 1) return '';
  const signsOf = [...all];
  return properPart(all, (direction > 0 ? signsOf.slice(0, size) : signsOf.slice(-size)).join(''));
}

function initials(text: string): string {
  return properPart(
    text,
    text
      .split(/[\s-]+/u)
      .flatMap((word) => [...word].slice(0, 1).map((letter) => `${letter}.`))
      .join(' '),
  );
}

function domain(text: string): string {
  return /^[^@\s]+@([^@\s]+)$/u.exec(text)?.[1] ?? '';
}

/** The only part of an address with a house number, without that number; empty where it is not clear which part. */
function street(text: string): string {
  const parts = text.split(/\s*[,;\n]\s*/u);
  const streets = parts.flatMap((part) => {
    const [, before, after] = /^\d{1,4}\p{L}? (\P{Nd}+)$|^(\P{Nd}+) \d{1,4}\p{L}?$/u.exec(part) ?? [];
    return before ?? after ?? [];
  });
  return parts.length > 1 && streets.length === 1 ? (streets[0] ?? '') : '';
}

const WHETHER = /^whether (?:it|they|he|she|the \S+) (?:is|are|has|have|keeps?|fits?) /u;

/** “Whether they are old enough”: the outcome of the rule of that name. */
function outcomeLeft(
  { model, index }: Product,
  entity: string,
  field: Field,
  folded: string,
): MaskFunction | undefined {
  if (!WHETHER.test(folded)) return undefined;
  const ruleName = folded.replace(WHETHER, '');
  const rule = index.rulesOf(entity).find(({ label }) => foldCase(label) === ruleName);
  const checks = checksOf(model, entity).checks.filter((check) => check.rule?.id === rule?.id);
  const isOfLine = checks.length > 0 && checks.every(({ fields }) => fields.length === 1 && fields[0] === field.id);
  if (!rule || !isOfLine) return undefined;
  return (value, { today }) => {
    if (valueText(value) === '') return '';
    const broken = checkRow(model, entity, { [field.id]: value }, null, null, { today });
    if (broken.some(({ kind }) => kind === 'type')) return '';
    return `${rule.label}: ${broken.some((one) => one.rule === rule.id) ? 'no' : 'yes'}`;
  };
}
