import type { Scope } from '../../conditions/types.ts';
import type { ActorContext } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { itemText, itemValue } from './item-text.ts';
import { regionRows } from './region-rows.ts';
import type { ReadChart, ReadFigure, RegionView, ShownItem } from './types.ts';

export interface FigureValue {
  readonly label: string;
  /** Null where it cannot be worked out; `because` says why. */
  readonly amount: number | string | null;
  readonly unit: string;
  readonly because: string;
}

/** The figures of a part, as they are now. */
export function figureValues(actor: ActorContext, view: RegionView, scope: Scope): readonly FigureValue[] {
  return view.figures.map((figure) =>
    figure.value === 'count'
      ? { label: figure.label, amount: regionRows(actor, view, scope).length, unit: '', because: '' }
      : figureValue(figure, scope),
  );
}

/** A formula, as it is now. */
export function figureValue({ label, value }: ReadFigure, scope: Scope): FigureValue {
  const outcome = value === 'count' ? { ok: false as const, sentence: '' } : value.run(scope);
  return outcome.ok && value !== 'count'
    ? { label, ...amountOf(outcome.value, value.unit), because: '' }
    : { label, amount: null, unit: '', because: outcome.ok ? '' : outcome.sentence };
}

function amountOf(value: unknown, unit: string): Pick<FigureValue, 'amount' | 'unit'> {
  if (typeof value === 'number') return { amount: rounded(value), unit };
  if (typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number')
    return { amount: rounded(value.amount), unit: 'unit' in value ? String(value.unit) : unit };
  if (typeof value === 'boolean') return { amount: value ? 'yes' : 'no', unit: '' };
  return { amount: Array.isArray(value) ? value.length : String(value), unit };
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

export interface Bar {
  readonly label: string;
  readonly amount: number;
}

const PREFIX: Readonly<Record<NonNullable<ReadChart['period']>, number>> = { day: 10, month: 7, year: 4 };
const MAX_BARS = 12;

/** The bars of a chart: periods in time, states in their order, anything else the largest first. */
export function chartBars(actor: ActorContext, view: RegionView, scope: Scope): readonly Bar[] {
  if (!view.chart || view.data.is !== 'records') return [];
  const { by, measured, period } = view.chart;
  const groups = new Map<string, number>();
  for (const row of regionRows(actor, view, scope)) {
    const label = period ? periodOf(actor, row, by, PREFIX[period]) : keyOf(actor, row, by);
    if (label !== '') groups.set(label, (groups.get(label) ?? 0) + (measured ? sizeOf(actor, row, measured) : 1));
  }
  const bars = [...groups].map(([label, amount]) => ({ label, amount: rounded(amount) }));
  const states = actor.product.index.statesOf(view.data.of).map(({ state }) => state.label);
  const place = ({ label }: Bar) => states.indexOf(label);
  if (period) return bars.sort((one, other) => (one.label < other.label ? -1 : 1)).slice(-MAX_BARS);
  if (by.shows === 'state') return bars.sort((one, other) => place(one) - place(other));
  return bars.sort((one, other) => other.amount - one.amount).slice(0, MAX_BARS);
}

/** The beginning of a date, as it is written in ISO 8601. */
function periodOf(actor: ActorContext, row: SampleRow, item: ShownItem, length: number): string {
  const outcome = itemValue(actor, row, item);
  return outcome.ok && typeof outcome.value === 'string' ? outcome.value.slice(0, length) : '';
}

function keyOf(actor: ActorContext, row: SampleRow, item: ShownItem): string {
  if (item.shows !== 'state') return itemText(actor, row, item);
  return actor.product.index
    .statesOf(row.entity)
    .flatMap(({ cycle, state }) => (row.states.get(cycle.id) === state.id ? [state.label] : []))
    .join(', ');
}

function sizeOf(actor: ActorContext, row: SampleRow, item: ShownItem): number {
  const outcome = itemValue(actor, row, item);
  const { amount } = outcome.ok ? amountOf(outcome.value, '') : { amount: 0 };
  return typeof amount === 'number' ? amount : 0;
}
