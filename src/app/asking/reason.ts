import { capitalize, plural, type QuestionStatus, type QuestionView, speakerKey, whyAsked } from '#core/index.ts';

/** Why a question with this status is not settled. */
const STATUS_REASONS: Partial<Readonly<Record<QuestionStatus, string>>> = {
  contested: 'answers differ',
  stale: 'needs checking again',
  answered: 'answered, not decided',
};

/** Why a question comes next: “A first prototype needs it · 5 min”; `only`: who alone of those here could know. */
export function reasonFor(
  view: QuestionView,
  only: string | null = null,
  said: string | undefined = STATUS_REASONS[view.status],
): string {
  const { question, late, parkedBecause } = view;
  if (parkedBecause !== null) return parkedBecause;
  const parts = [
    late.length > 0 ? 'new answer since the decision' : said,
    whyAsked(view, only),
    `${question.minutes} min`,
  ];
  return capitalize(parts.filter(Boolean).join(' · '));
}

/** The same, and how many have answered: “4 people answered, they disagree · 71 questions wait for it · 3 min”. */
export function reasonWithPeople(view: QuestionView, only: string | null = null): string {
  const people = new Set(view.responses.map(({ id, by, anonymous }) => (anonymous ? id : speakerKey(by)))).size;
  const answered = plural(people, 'one person answered', '# people answered');
  const said: Partial<Record<QuestionStatus, string>> = {
    open: 'nobody has said',
    answered: `${answered}, nothing is decided`,
    contested: people > 1 ? `${answered}, they disagree` : `${answered}, others disagree`,
    stale: 'decided, but what it rests on has changed',
  };
  return reasonFor(view, only, said[view.status]);
}
