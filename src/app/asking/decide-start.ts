import { positionsIn, type QuestionView, type Response } from '#core/index.ts';
import { type DecideDraft, type Side, sidesOf } from './decide.ts';

const BLANK: DecideDraft = {
  outcome: 'decided',
  take: null,
  revisit: '',
  owner: '',
  until: '',
  reason: '',
  decider: '',
  deciderRole: '',
  renamed: {},
};

/**
 * What a draft of a decision starts as: what counts so far, else what everybody says. Where people disagree, nothing
 * is chosen for anybody.
 */
export function startOf(view: QuestionView): DecideDraft {
  const sides = sidesOf(view);
  const start = { ...BLANK, take: takenAtFirst(view, sides) };
  const counting = view.decision?.result;
  if (counting && 'value' in counting) return { ...start, ...counting };
  if (sides.length > 0) return start;
  if (counting && counting.outcome !== 'withdrawn') return { ...start, ...counting };
  return { ...start, ...saidAside(view.responses) };
}

function takenAtFirst(
  { question, responses, decision }: QuestionView,
  sides: readonly Side[],
): string | null {
  const ownWordsCount = decision && 'value' in decision.result && decision.restsOn.length === 0;
  if (sides.length === 0 || ownWordsCount) return '';
  const counting = sides.find((side) => side.responses.some(({ id }) => decision?.restsOn.includes(id)));
  const only = positionsIn(question, responses).length === 1 ? sides[0] : undefined;
  return (counting ?? only)?.take ?? null;
}

/** What is said where nobody gives an answer: that it does not apply, or who will say, and when. */
function saidAside(responses: readonly Response[]): Partial<DecideDraft> {
  for (const { reply } of responses) {
    if (reply.says === 'not-applicable') return { outcome: 'not-applicable', reason: reply.why };
  }
  for (const { reply } of responses) {
    if (reply.says === 'later') return { outcome: 'deferred', owner: reply.owner, until: reply.until };
  }
  return {};
}
