import { capitalize, type QuestionStatus, type QuestionView, withCount } from '#core/index.ts';

/** Why a question with this status is not settled. */
const STATUS_REASONS: Partial<Readonly<Record<QuestionStatus, string>>> = {
  contested: 'answers differ',
  stale: 'needs checking again',
  answered: 'answered, not decided',
};
const REVERSAL_COSTS = { 1: '', 2: 'some work to change later', 3: 'hard to change later' } as const;

/** Why a question comes next: “Blocks 85 questions · hard to change later · 5 min”. */
export function reasonFor({ rank, question, status, late, parkedBecause }: QuestionView): string {
  if (parkedBecause !== null) return parkedBecause;
  const parts = [
    late.length > 0 ? 'new answer since the decision' : STATUS_REASONS[status],
    rank.waiting > 0 ? `blocks ${withCount(rank.waiting, 'question')}` : '',
    REVERSAL_COSTS[question.reversal],
    `${question.minutes} min`,
  ];
  return capitalize(parts.filter(Boolean).join(' · '));
}
