import { type UsualOfKind, usualOf } from '../../kinds/usual-of.ts';
import { checkValue, parseValue } from '../../shapes/index.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { kindsSaid } from './kinds-said.ts';

/** A usual answer to a question to which nobody has said anything. */
export interface UsualOffer {
  readonly view: QuestionView;
  readonly value: Value;
  readonly usual: UsualOfKind;
}

/** What could be assumed at once: nothing before the kind of product is settled. In the order of asking. */
export function usualOffers(workspace: Workspace): readonly UsualOffer[] {
  return usualFor(
    workspace.questions.filter(({ question: { origin } }) => origin.from === 'bank'),
    workspace,
  );
}

/** The same for some questions; what is usual in general is so for each thing. */
export function usualFor(views: readonly QuestionView[], workspace: Workspace): readonly UsualOffer[] {
  const usual = usualOf(kindsSaid(workspace));
  return views.flatMap((view): readonly UsualOffer[] => {
    const { id, shape, origin } = view.question;
    const asked = (origin.from === 'answer' && origin.like) || id;
    const answer = view.status === 'open' ? usual.get(asked) : undefined;
    const read = answer && parseValue(answer.value, shape);
    return answer && read?.ok && checkValue(read.value, shape) === null
      ? [{ view, value: read.value, usual: answer }]
      : [];
  });
}

/** The usual answers that were assumed, and that nobody has confirmed or refused. */
export function usualAssumed(workspace: Workspace): readonly QuestionView[] {
  return workspace.questions.filter(({ status, decision }) => {
    const result = decision?.result;
    return status === 'assumed' && result?.outcome === 'assumed' && result.usual !== undefined;
  });
}
