import { formatTimestamp } from '../../base/dates.ts';
import type { VocabularyName } from '../../conditions/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { COMPARISONS, type Comparison, type Period, periodCalled, type Span, type Step } from './periods.ts';
import type { ReadFilter } from './types.ts';

export const OPERATORS = ['is', 'is not', 'contains', 'does not contain'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface ChosenFilter {
  readonly label: string;
  readonly operator: Operator;
  /** One of them is enough. */
  readonly values: readonly string[];
}

/** What somebody has chosen to see on a screen. */
export interface Chosen {
  readonly period: Period | null;
  readonly filters: readonly ChosenFilter[];
  readonly comparison: Comparison | null;
  /** The days that a custom comparison is with. */
  readonly comparedWith: Period | null;
  readonly byWeekday: boolean;
  readonly step: Step | null;
  /** By label. */
  readonly switches: ReadonlyMap<string, boolean>;
  /** What is to be seen of time; null: all. Set where it is known. */
  readonly span: Span | null;
}

/** What is chosen, by the parameters of an address. Whatever cannot be read counts as not chosen. */
export function chosenIn(filter: ReadFilter, parameter: (name: string) => string | null): Chosen {
  const compared = parameter('compare');
  return {
    period: periodCalled(parameter('period') ?? '') ?? filter.periods[0] ?? null,
    filters: filter.labels.flatMap((label) => filterIn(label, parameter(`by.${label}`)) ?? []),
    comparison: COMPARISONS.find((one) => one === compared && filter.comparisons.includes(one)) ?? null,
    comparedWith: periodCalled(parameter('with') ?? '') ?? null,
    byWeekday: filter.byWeekday && parameter('match') !== 'date',
    step: (parameter('step') as Step | null) ?? null,
    switches: new Map(
      filter.switches.map(({ label, on }) => [label, on !== (parameter(`turned.${label}`) === 'yes')] as const),
    ),
    span: null,
  };
}

/** “is:Portugal|Spain”; the words of a value are escaped as in an address. */
function filterIn(label: string, words: string | null): ChosenFilter | null {
  const [, name = '', values = ''] = /^([a-z ]+):(.*)$/su.exec(words ?? '') ?? [];
  const operator = OPERATORS.find((one) => one === name);
  return operator && values !== '' ? { label, operator, values: values.split('|').map(unescaped) } : null;
}

/** The parameter of a filter; null takes it away. */
export function filterParameter({ operator, values }: Pick<ChosenFilter, 'operator' | 'values'>): string | null {
  return values.length === 0 ? null : `${operator}:${values.map((one) => encodeURIComponent(one)).join('|')}`;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** “Country is Portugal or Spain”. */
export function filterInWords({ label, operator, values }: ChosenFilter): string {
  return `${label} ${operator} ${values.map((one) => one || '(none)').join(' or ')}`;
}

const nameOf = (label: string) => `Chosen ${label}`;

/** What words on a screen may mention of what is chosen: “Chosen source”, “Chosen period”, “Include imported data”. */
export function chosenNames({ labels, switches }: ReadFilter): readonly VocabularyName[] {
  return [
    ...labels.map((label) => ({ label: nameOf(label), type: 'text' as const })),
    ...['period', 'comparison', 'filters'].map((label) => ({ label: nameOf(label), type: 'text' as const })),
    ...['first day', 'last day'].map((label) => ({ label: nameOf(label), type: 'date' as const })),
    ...switches.map(({ label }) => ({ label, type: 'yes-no' as const })),
  ];
}

/** Their values, by the folded label. */
export function chosenValues({
  filters,
  period,
  comparison,
  switches,
  span,
}: Chosen): readonly (readonly [string, unknown])[] {
  const days = span && {
    first: formatTimestamp(span.from).slice(0, 10),
    last: formatTimestamp(span.until - 1).slice(0, 10),
  };
  const named: readonly (readonly [string, unknown])[] = [
    ...filters.map(({ label, values }) => [nameOf(label), values.join(', ')] as const),
    [nameOf('period'), period?.name],
    [nameOf('comparison'), comparison ?? undefined],
    [nameOf('filters'), filters.map(filterInWords).join('; ')],
    [nameOf('first day'), days?.first],
    [nameOf('last day'), days?.last],
    ...switches,
  ];
  return named.map(([label, value]) => [foldCase(label), value] as const);
}
