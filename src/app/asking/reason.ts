import { capitalize, plural, type QuestionStatus, type QuestionView, speakerKey, withCount } from '#core/index.ts';

/** Why a question with this status is not settled. */
const STATUS_REASONS: Partial<Readonly<Record<QuestionStatus, string>>> = {
  contested: 'answers differ',
  stale: 'needs checking again',
  answered: 'answered, not decided',
};
const REVERSAL_COSTS = { 1: '', 2: 'some work to change later', 3: 'hard to change later' } as const;

/** Why a question comes next: “85 questions wait · hard to change later · 5 min”. */
export function reasonFor(view: QuestionView, said = STATUS_REASONS[view.status]): string {
  const { rank, question, late, parkedBecause } = view;
  if (parkedBecause !== null) return parkedBecause;
  const parts = [
    late.length > 0 ? 'new answer since the decision' : said,
    rank.waiting > 0 && `${withCount(rank.waiting, 'question')} wait`,
    REVERSAL_COSTS[question.reversal],
    `${question.minutes} min`,
  ];
  return capitalize(parts.filter(Boolean).join(' · '));
}

/** The same, and how many have answered: “4 people answered, they disagree · 71 questions wait · 3 min”. */
export function reasonWithPeople(view: QuestionView): string {
  const people = new Set(view.responses.map(({ id, by, anonymous }) => (anonymous ? id : speakerKey(by)))).size;
  const answered = plural(people, 'one person answered', '# people answered');
  const said: Partial<Record<QuestionStatus, string>> = {
    open: 'nobody has said',
    answered: `${answered}, nothing is decided`,
    contested: people > 1 ? `${answered}, they disagree` : `${answered}, others disagree`,
    stale: 'decided, but what it rests on has changed',
  };
  return reasonFor(view, said[view.status]);
}
