import { isSaidBy, type KnownPerson, type Poll, type QuestionView, type Response } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { useMe } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { ownAnonymousResponse } from './respond.ts';

/**
 * By question, the start of the poll in which this device last answered; polls are told apart by it, as clocks of
 * devices differ.
 */
const answeredPolls = draftStore<{ readonly round: string; readonly unnamed: boolean }>('round', {
  round: '',
  unnamed: false,
});

export function rememberPoll({ question, at }: Poll, unnamed: boolean): void {
  answeredPolls.edit(question, { round: at, unnamed });
}

/**
 * Whether this device has answered without a name in a poll that has been revealed since; then that answer is final.
 */
export function useIsAnswerFinal(question: string, poll: Poll | null): boolean {
  const lastAnswered = answeredPolls.use(question);
  return poll?.revealed === true && lastAnswered.unnamed && lastAnswered.round === poll.at;
}

/** The poll on a question in the running walkthrough, or null. */
export function usePoll(question: string): Poll | null {
  return useWorkspace().activeWalkthrough?.polls.get(question) ?? null;
}

/** Whether an answer is by the person at this device: under their name, or given here without one. */
export function isOwn(response: Response, me: KnownPerson): boolean {
  if (response.anonymous) return ownAnonymousResponse(response.question)?.id === response.id;
  return isSaidBy(response, me);
}

/** Your own answer in a poll; undefined while you have not answered in it. */
export function useOwnAnswer(view: QuestionView, poll: Poll | null): Response | undefined {
  const me = useMe();
  const lastAnswered = answeredPolls.use(view.question.id);
  if (!poll) return undefined;
  const own = view.responses.filter((response) => isOwn(response, me));
  if (lastAnswered.round === poll.at) return own.at(-1);
  return own.findLast(({ at, anonymous }) => !anonymous && at >= poll.at.slice(0, 19));
}
