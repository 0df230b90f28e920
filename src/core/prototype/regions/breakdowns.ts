import { parseTimestamp } from '../../base/dates.ts';
import { type FigureValue, figureValue } from './figures.ts';
import { itemText, itemValue } from './item-text.ts';
import { partsOf, type Step, stepInWords } from './periods.ts';
import { listedRows } from './region-rows.ts';
import type { ScreenLook, Seen } from './screen-look.ts';
import type { ReadBreakdown, ReadFigure } from './types.ts';

/** One line of a breakdown: a value of the property, or a step of the time. */
export interface BreakdownLine {
  readonly label: string;
  readonly amounts: readonly FigureValue[];
  /** The first figure in what is compared with; null: nothing is, or there is none. */
  readonly before: FigureValue | null;
}

function valuesIn(figures: readonly ReadFigure[], { scope }: Seen): readonly FigureValue[] {
  return figures.map((figure) => figureValue(figure, scope));
}

export function sizeOf(value: FigureValue | undefined): number {
  return typeof value?.amount === 'number' ? value.amount : 0;
}

/** The figures for each value of a property, the largest first; those of which there is nothing are left out. */
export function linesBy({ figures }: ReadBreakdown, by: string, look: ScreenLook): readonly BreakdownLine[] {
  const [first] = figures;
  if (!first) return [];
  return look
    .values(by, 'seen')
    .map((label): BreakdownLine => {
      const also = { label: by, operator: 'is', values: [label] } as const;
      const before = look.compared && valuesIn([first], look.at(look.compared, also))[0];
      return { label, amounts: valuesIn(figures, look.at(look.span, also)), before: before ?? null };
    })
    .filter(({ amounts: [amount] }) => sizeOf(amount) > 0)
    .toSorted((one, other) => sizeOf(other.amounts[0]) - sizeOf(one.amounts[0]));
}

export interface TimeStep {
  readonly label: string;
  readonly from: number;
  readonly until: number;
  /** Null: it lies ahead. */
  readonly amount: FigureValue | null;
  /** Its time is not over. */
  readonly isUnfinished: boolean;
  /** The step at the same place of what is compared with. */
  readonly before: { readonly label: string; readonly amount: FigureValue } | null;
  /** What is marked in it. */
  readonly notes: readonly string[];
}

/** One figure for each step of the period. */
export function stepsOver(
  { marks }: ReadBreakdown,
  figure: ReadFigure,
  step: Step,
  look: ScreenLook,
): readonly TimeStep[] {
  const { span, compared, now } = look;
  if (span === null) return [];
  const marked = marksOf(marks, look);
  const earlier = compared ? partsOf(compared, step) : [];
  return partsOf(span, step).map((part, at): TimeStep => {
    const other = earlier[at];
    const [amount = null] = part.from > now ? [] : valuesIn([figure], look.at(part));
    const [before] = other ? valuesIn([figure], look.at(other)) : [];
    return {
      ...part,
      label: stepInWords(part.from, step),
      amount,
      isUnfinished: part.from <= now && now < part.until,
      before: other && before ? { label: stepInWords(other.from, step), amount: before } : null,
      notes: marked.flatMap(({ at: time, note }) => (time >= part.from && time < part.until ? note : [])),
    };
  });
}

function marksOf(marks: ReadBreakdown['marks'], { actor, scope }: Seen) {
  if (!marks) return [];
  return listedRows(actor, marks.of, marks.expression, scope).map((row) => {
    const when = itemValue(actor, row, marks.when);
    return {
      at: (when.ok && typeof when.value === 'string' && parseTimestamp(when.value)) || Number.NaN,
      note: marks.says
        .map((item) => itemText(actor, row, item))
        .filter(Boolean)
        .join(', '),
    };
  });
}

/** By how much a figure changed, in per cent; null where there was nothing before. */
export function changeOf(now: FigureValue, before: FigureValue | null | undefined): number | null {
  const [one, other] = [now.amount, before?.amount];
  if (typeof one !== 'number' || typeof other !== 'number' || other === 0) return null;
  return Math.round(((one - other) / other) * 100);
}
