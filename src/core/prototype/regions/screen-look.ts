import type { Scope } from '../../conditions/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { nowOf } from '../now.ts';
import type { ParentRecords } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import type { ProtoScreen } from '../screens-of.ts';
import type { Chosen, ChosenFilter } from './chosen.ts';
import { earliestOf, narrowedActor, valuesOf } from './narrowing.ts';
import { comparedSpan, type Span, type Step, stepsFor } from './periods.ts';
import { screenScope } from './screen-scope.ts';
import type { ReadFilter } from './types.ts';

/** What is seen: the records that are left, and what words are evaluated with. */
export interface Seen {
  readonly actor: ActorContext;
  readonly scope: Scope;
}

/** A screen as somebody has chosen to see it. */
export interface ScreenLook extends Seen {
  readonly filter: ReadFilter;
  readonly chosen: Chosen;
  readonly span: Span | null;
  readonly now: number;
  /** The steps of a graph; the first one is the usual one. */
  readonly steps: readonly Step[];
  /** What is compared with; null: nothing. */
  readonly compared: Span | null;
  /** The same, for another time or under one more filter. */
  readonly at: (span: Span | null, also?: ChosenFilter) => Seen;
  /** What there is of a property; of all records, or of those that are seen. */
  readonly values: (label: string, among: 'all' | 'seen') => readonly string[];
}

interface Place {
  readonly screen: ProtoScreen;
  readonly row: SampleRow | undefined;
  readonly around: ParentRecords;
}

export function lookAt(
  actor: ActorContext,
  { screen, row, around }: Place,
  filter: ReadFilter,
  chosen: Chosen,
): ScreenLook {
  const now = Date.parse(nowOf(actor));
  const { period, comparison } = chosen;
  const span = period?.spanAt(now, earliestOf(actor, filter, now)) ?? null;
  const at = (of: Span | null, also?: ChosenFilter): Seen => {
    const filters = also ? [...chosen.filters, also] : chosen.filters;
    const seen = narrowedActor(actor, filter, { filters, span: of });
    return { actor: seen, scope: screenScope(seen, screen, row, around, { ...chosen, filters, span: of }) };
  };
  const compared =
    period && span && comparison !== null
      ? comparison === 'Custom period'
        ? (chosen.comparedWith?.spanAt(now, now) ?? null)
        : comparedSpan(period, span, { to: comparison, now, byWeekday: chosen.byWeekday })
      : null;
  return {
    ...at(span),
    ...{ filter, chosen, span, now, compared, at },
    values: (label, among) =>
      valuesOf(actor, filter, label, among === 'all' ? { filters: [], span: null } : { filters: chosen.filters, span }),
    steps: span ? stepsFor(span) : [],
  };
}
