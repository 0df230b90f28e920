import { capital, counted, type QuestionStatus, type QuestionView } from '#core/index.ts';

/** What holds a question up, by its status. */
const HELD: Partial<Readonly<Record<QuestionStatus, string>>> = {
  contested: 'people disagree',
  stale: 'what it rests on has changed',
  answered: 'answered, waits for a decision',
};
const COST = { 1: '', 2: 'costs some work to change later', 3: 'costs a lot to change later' } as const;

/** Why a question comes next, in words: what waits for it, what changing it would cost, how long it takes. */
export function reasonFor({ rank, question, status, late, parkedBecause }: QuestionView): string {
  if (parkedBecause !== null) return parkedBecause;
  const parts = [
    late.length > 0 ? 'answered otherwise after it was decided' : HELD[status],
    rank.waiting > 0
      ? `${counted(rank.waiting, 'question')} on ${counted(rank.waitingPoints, 'point')} wait for it`
      : '',
    COST[question.reversal],
    `about ${question.minutes} min`,
  ].filter(Boolean);
  const sentence = parts.join(', ');
  return `${capital(sentence)}.`;
}
