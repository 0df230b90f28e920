import { checksum } from '../base/checksum.ts';
import { factKey } from '../facts/paths.ts';
import { isTheirs, sameSpeaker } from '../facts/speaker.ts';
import type { Decision, Fact, Reaction, Response, Somebody } from '../facts/types.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { answerOf } from './own-list.ts';

/**
 * All that a person has seen, as checksums of eight characters each in one text. Not a time: what was hidden, came by
 * Git, or was said without a name has an earlier one.
 */
export type Look = string;

export function lookAt({ raised }: Workspace): Look {
  return raised.flatMap(factsOf).map(markOf).join('');
}

/** What has changed since a person last looked; a question is in only one of the lists, the first that it fits. */
export interface Since {
  readonly decided: readonly QuestionView[];
  readonly contested: readonly QuestionView[];
  /** Answers and reactions of others to what they have answered or raised. */
  readonly answered: readonly QuestionView[];
  readonly raised: readonly QuestionView[];
}

export function sinceLook(workspace: Workspace, look: Look, who: Somebody): Since {
  const seen = new Set(look.match(/.{8}/g));
  const isNew = (fact: Fact) => !seen.has(markOf(fact));
  const since: Record<keyof Since, QuestionView[]> = { decided: [], contested: [], answered: [], raised: [] };
  for (const view of workspace.questions) {
    const list = listFor(view, isNew, who);
    if (list) since[list].push(view);
  }
  return since;
}

function listFor(view: QuestionView, isNew: (fact: Fact) => boolean, who: Somebody): keyof Since | null {
  if (view.decisions.some(isNew)) return 'decided';
  const isOfOthers = (fact: Response | Reaction) => isNew(fact) && !isTheirs(fact, who);
  const news = [...view.responses, ...view.reactions].some(isOfOthers);
  if (news && view.status === 'contested') return 'contested';
  if (news && concerns(view, who)) return 'answered';
  return isNew(view.question) && view.status !== 'parked' ? 'raised' : null;
}

function concerns(view: QuestionView, who: Somebody): boolean {
  const { origin } = view.question;
  const raisedIt = origin.from === 'hand' && sameSpeaker(origin.by, who);
  return raisedIt || answerOf(who, view) !== undefined;
}

function factsOf(view: QuestionView): readonly (QuestionView['question'] | Response | Decision | Reaction)[] {
  return [view.question, ...view.responses, ...view.decisions, ...view.reactions];
}

function markOf(fact: Fact): string {
  return checksum(factKey(fact));
}
