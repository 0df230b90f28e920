import { isClosed, type QuestionView } from '#core/index.ts';

/** A question with the number on its pin, from 1. */
export interface Numbered {
  readonly question: QuestionView;
  readonly number: number;
}

const NEED = { waits: 0, settled: 1, parked: 2 } as const;

/**
 * The questions that stand beside a screen, in the order of their pins with the parked ones last: at most so many,
 * those that wait for somebody before those that are settled, and always the one that is open.
 */
export function besideScreen(
  views: readonly QuestionView[],
  most: number,
  open: string | null,
): readonly Numbered[] {
  const numbered = views.map((question, at) => ({ question, number: at + 1 }));
  const byNeed = numbered.toSorted((one, other) => needOf(one) - needOf(other));
  const chosen = new Set(byNeed.slice(0, most));
  return numbered
    .filter((one) => chosen.has(one) || one.question.question.id === open)
    .toSorted((one, other) => Number(isParked(one)) - Number(isParked(other)));
}

function isParked({ question }: Numbered): boolean {
  return question.status === 'parked';
}

function needOf(one: Numbered): number {
  if (isParked(one)) return NEED.parked;
  return isClosed(one.question.status) ? NEED.settled : NEED.waits;
}
