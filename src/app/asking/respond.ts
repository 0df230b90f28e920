import {
  isSaidBy,
  type KnownPerson,
  type Poll,
  type QuestionView,
  type Reply,
  type RespondPayload,
  type Response,
  type Speaker,
} from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { useMe, withIdentity } from '../session/session.ts';
import { entriesNow } from '../sync/outbox-store.ts';
import { commandId } from '../sync/send-command.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useWorkspace } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/**
 * Answers a question, in place of what the same person answered before. Resolves once it is stored on this device; the
 * outbox sends it.
 */
export function respond({ question, responses }: QuestionView, by: Speaker, reply: Reply): Promise<CommandResult> {
  const me = withIdentity(by);
  const earlier = responses.find((response) => isSaidBy(response, me));
  return sendResponse({ by, question: question.id, reply: withSources(reply, earlier), ...supersedesOf(earlier?.id) });
}

/** What was read from a file stays marked as that when an answer is changed. */
function withSources(reply: Reply, earlier: Response | undefined): Reply {
  if (reply.says !== 'value' || earlier?.reply.says !== 'value' || !earlier.reply.read) return reply;
  return { ...reply, read: [...new Set([...earlier.reply.read, ...(reply.read ?? [])])] };
}

/** Answers without a name: only this device knows whose answer it is, and can change it. */
export function respondAnonymously({ question }: QuestionView, by: Speaker, reply: Reply): Promise<CommandResult> {
  const earlier = ownAnonymousResponse(question.id);
  const before = earlier?.anonymous ? { earlier: earlier.anonymous.key } : {};
  const anonymous = { key: commandId(), ...before };
  return sendResponse({ by, question: question.id, reply, ...supersedesOf(earlier?.id), anonymous });
}

/** The newest answer to a question that was given on this device without a name, while it can still be changed. */
function ownAnonymousResponse(question: string): (RespondPayload & { readonly id: string }) | undefined {
  const sent = entriesNow().flatMap(({ command, state }) =>
    command.type === 'respond' && state !== 'refused' ? [{ ...command.payload, id: command.id }] : [],
  );
  return sent.findLast((one) => one.question === question && one.anonymous !== undefined);
}

function supersedesOf(id: string | undefined): { readonly supersedes?: string } {
  return id === undefined ? {} : { supersedes: id };
}

function sendResponse(payload: RespondPayload): Promise<CommandResult> {
  return sendOnce(`answer.${payload.question}`, { type: 'respond', payload }, [payload.by, payload.reply]);
}

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
