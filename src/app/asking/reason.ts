import { capitalize, type QuestionStatus, type QuestionView, withCount } from '#core/index.ts';

/** Why a question with this status is not settled. */
const STATUS_REASONS: Partial<Readonly<Record<QuestionStatus, string>>> = {
  contested: 'people disagree',
  stale: 'what it rests on has changed',
  answered: 'answered, waits for a decision',
};
const REVERSAL_COSTS = {
  1: '',
  2: 'costs some work to change later',
  3: 'costs a lot to change later',
} as const;

/** Why a question comes next: what waits for it, what changing it later would cost, how long it takes. */
export function reasonFor({ rank, question, status, late, parkedBecause }: QuestionView): string {
  if (parkedBecause !== null) return parkedBecause;
  const parts = [
    late.length > 0 ? 'answered otherwise after it was decided' : STATUS_REASONS[status],
    rank.waiting > 0
      ? `${withCount(rank.waiting, 'question')} on ${withCount(rank.waitingPoints, 'point')} wait for it`
      : '',
    REVERSAL_COSTS[question.reversal],
    `about ${question.minutes} min`,
  ].filter(Boolean);
  const sentence = parts.join(', ');
  return `${capitalize(sentence)}.`;
}
