import type { RuntimeValue } from '../evaluate/values.ts';
import type { ConditionDiagnostic, Span, Tree } from '../parse/tree.ts';
import type { NameType, Vocabulary, VocabularyName } from '../types.ts';
import { isCalendarTime, isCurrency, unitsAgree } from '../units.ts';

/** What is known of a value before evaluation. `unit` is empty where it is unknown or there is none. */
export interface ValueKind {
  readonly type: NameType;
  readonly unit: string;
  /** The only words it can be. */
  readonly options?: readonly string[];
  /** The id of the entity of a record, or of many. */
  readonly of?: string;
  /** The kind of a list’s items, where it is known. */
  readonly items?: ValueKind;
}

/** Types that behave alike in comparisons. */
export type Family = 'amount' | 'time' | 'words' | 'yes-no' | 'list' | 'record' | 'unknown';

const TYPES: Readonly<Record<NameType, readonly [family: Family, spoken: string]>> = {
  text: ['words', 'text'],
  number: ['amount', 'a number'],
  money: ['amount', 'an amount of money'],
  date: ['time', 'a date'],
  moment: ['time', 'a moment'],
  'yes-no': ['yes-no', 'yes or no'],
  choice: ['words', 'a choice'],
  role: ['words', 'a role'],
  state: ['words', 'a state'],
  duration: ['amount', 'a duration'],
  list: ['list', 'a list'],
  record: ['record', 'a record'],
  records: ['list', 'many records'],
  unknown: ['unknown', 'of an unknown type'],
};

export const kindOf = (type: NameType, unit = ''): ValueKind => ({ type, unit });
export const UNKNOWN: ValueKind = kindOf('unknown');
export const YES_NO: ValueKind = kindOf('yes-no');
export const TEXT: ValueKind = kindOf('text');

export const familyOf = ({ type }: ValueKind): Family => TYPES[type][0];

export function isInFamily(kind: ValueKind, ...families: readonly Family[]): boolean {
  return kind.type === 'unknown' || families.includes(familyOf(kind));
}

/** A kind as a sentence says it: "a number in kg". */
export function kindInWords({ type, unit }: ValueKind): string {
  const [, spoken] = TYPES[type];
  return unit === '' ? spoken : `${spoken} in ${unit}`;
}

export function kindOfName({ type, unit = '', options = [], of }: VocabularyName): ValueKind {
  return { type, unit, ...(options.length > 0 && { options }), ...(of !== undefined && { of }) };
}

export function kindOfValue(value: RuntimeValue): ValueKind {
  if (value.is === 'amount') return kindOfAmount(value.unit);
  return value.is === 'text' ? TEXT : kindOf(value.is);
}

export function kindOfAmount(unit: string): ValueKind {
  return { type: isCurrency(unit) ? 'money' : isCalendarTime(unit) ? 'duration' : 'number', unit };
}

/** The kind of a list's items, as far as its unit tells. */
export function kindOfItems({ type, unit, items, of }: ValueKind): ValueKind {
  if (items !== undefined) return items;
  if (type === 'records') return { ...kindOf('record'), ...(of !== undefined && { of }) };
  return unit === '' ? UNKNOWN : kindOfAmount(unit);
}

/** The kind of a member of each of many records: a list of them. */
export function kindOfEach(kind: ValueKind): ValueKind {
  if (kind.type === 'record') return { ...kind, type: 'records' };
  return familyOf(kind) === 'list' ? kind : { ...kind, type: 'list', items: kind };
}

/** Whether two kinds can be equal at all or, for `ordered`, can be more or less than each other. */
export function areComparable(left: ValueKind, right: ValueKind, ordered: boolean): boolean {
  const families = [familyOf(left), familyOf(right)];
  const [one, other] = families;
  if (one === 'unknown' || other === 'unknown') return !ordered || !families.some((family) => UNORDERED.has(family));
  if (one === 'record' || other === 'record') return !ordered && families.every((family) => COMPARED_BY_ID.has(family));
  if (one !== other || one === 'list') return false;
  if (one === 'amount') return amountsAgree(left, right);
  return !ordered || one === 'time' || (one === 'words' && left.type === 'text' && right.type === 'text');
}

const UNORDERED: ReadonlySet<Family> = new Set<Family>(['yes-no', 'list', 'record']);
const COMPARED_BY_ID: ReadonlySet<Family> = new Set<Family>(['record', 'words']);

/** Whether two amounts can be added or compared: of one family of units, and not money with time. */
export function amountsAgree(left: ValueKind, right: ValueKind): boolean {
  const types = new Set([left.type, right.type]);
  return unitsAgree(left.unit, right.unit) && !(types.has('money') && types.has('duration'));
}

/** A tree whose words are resolved, and the kind of its value. */
export interface CheckedTree {
  readonly tree: Tree;
  readonly kind: ValueKind;
}

export interface CheckerContext {
  readonly diagnostics: ConditionDiagnostic[];
  /** Labels used, in order. */
  readonly mentions: Set<string>;
  readonly typed: (span: Span) => string;
  /** The sentence for words that are not a name here, or among the members of a record. */
  readonly unknown: (words: string, members?: Vocabulary) => string;
}

export type CheckTree = (tree: Tree, context: CheckerContext) => CheckedTree;

export function report(context: CheckerContext, { start, end }: Span, message: () => string): void {
  context.diagnostics.push({ start, end, message });
}
