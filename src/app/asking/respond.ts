import { isSaidBy, type QuestionView, type Reply, type RespondPayload, type Speaker } from '#core/index.ts';
import { withIdentity } from '../session/session.ts';
import { entriesNow } from '../sync/outbox-store.ts';
import { commandId } from '../sync/send-command.ts';
import { sendOnce } from '../workspace/send-once.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

/**
 * Answers a question, in place of what the same person answered before. Resolves once it is stored on this device; the
 * outbox sends it.
 */
export function respond({ question, responses }: QuestionView, by: Speaker, reply: Reply): Promise<CommandResult> {
  const me = withIdentity(by);
  const earlier = responses.find((response) => isSaidBy(response, me));
  return sendResponse({ by, question: question.id, reply, ...supersedesOf(earlier?.id) });
}

/** Answers without a name: only this device knows whose answer it is, and can change it. */
export function respondAnonymously({ question }: QuestionView, by: Speaker, reply: Reply): Promise<CommandResult> {
  const earlier = ownAnonymousResponse(question.id);
  const before = earlier?.anonymous ? { earlier: earlier.anonymous.key } : {};
  const anonymous = { key: commandId(), ...before };
  return sendResponse({ by, question: question.id, reply, ...supersedesOf(earlier?.id), anonymous });
}

/** The newest answer to a question that was given on this device without a name, while it can still be changed. */
export function ownAnonymousResponse(question: string): (RespondPayload & { readonly id: string }) | undefined {
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
