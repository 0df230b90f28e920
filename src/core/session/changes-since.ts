import { checksum } from '../base/checksum.ts';
import { factPath } from '../facts/paths.ts';
import { isSaidBy, sameSpeaker } from '../facts/speaker.ts';
import type { Decision, Fact, KnownPerson, Reaction, Response } from '../facts/types.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { answerOf } from './waiting-for-person.ts';

/**
 * All that a person has seen, as checksums of eight characters each in one text. Not a time: facts that were hidden,
 * that came by Git, or that were said without a name have an earlier one.
 */
export type SeenFacts = string;

export function seenFactsOf({ questionsAsRaised }: Workspace): SeenFacts {
  return questionsAsRaised.flatMap(factsOf).map(factChecksum).join('');
}

/** What has changed since a person last looked; a question is in only one of the lists, the first that it fits. */
export interface ChangesSince {
  readonly decided: readonly QuestionView[];
  readonly contested: readonly QuestionView[];
  /** Answers and reactions of others to what they have answered or raised. */
  readonly answered: readonly QuestionView[];
  readonly raised: readonly QuestionView[];
}

export function changesSince(workspace: Workspace, seenFacts: SeenFacts, who: KnownPerson): ChangesSince {
  const seen = new Set(seenFacts.match(/.{8}/g));
  const isNew = (fact: Fact) => !seen.has(factChecksum(fact));
  const since: Record<keyof ChangesSince, QuestionView[]> = {
    decided: [],
    contested: [],
    answered: [],
    raised: [],
  };
  for (const view of workspace.questions) {
    const list = listFor(view, isNew, who);
    if (list) since[list].push(view);
  }
  return since;
}

function listFor(view: QuestionView, isNew: (fact: Fact) => boolean, who: KnownPerson): keyof ChangesSince | null {
  if (view.decisions.some(isNew)) return 'decided';
  const isOfOthers = (fact: Response | Reaction) => isNew(fact) && !isSaidBy(fact, who);
  const news = [...view.responses, ...view.reactions].some(isOfOthers);
  if (news && view.status === 'contested') return 'contested';
  if (news && concerns(view, who)) return 'answered';
  return isNew(view.question) && view.status !== 'parked' ? 'raised' : null;
}

function concerns(view: QuestionView, who: KnownPerson): boolean {
  const { origin } = view.question;
  const raisedIt = origin.from === 'hand' && sameSpeaker(origin.by, who);
  return raisedIt || answerOf(who, view) !== undefined;
}

function factsOf(view: QuestionView): readonly (QuestionView['question'] | Response | Decision | Reaction)[] {
  return [view.question, ...view.responses, ...view.decisions, ...view.reactions];
}

function factChecksum(fact: Fact): string {
  return checksum(factPath(fact));
}
