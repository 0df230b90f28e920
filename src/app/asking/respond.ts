import { isTheirs, type QuestionView, type Reply, type RespondPayload, type Speaker } from '#core/index.ts';
import { asKnown } from '../session/session.ts';
import { commandId } from '../sync/commands.ts';
import { entriesNow } from '../sync/outbox-store.ts';
import type { Answer } from '../workspace/opened.ts';
import { sendOnce } from '../workspace/send-once.ts';

/**
 * Answers a question; what the same person said before gives way. Resolves once it is on this device, from where it
 * goes out by itself.
 */
export function respond({ question, responses }: QuestionView, by: Speaker, reply: Reply): Promise<Answer> {
  const me = asKnown(by);
  const earlier = responses.find((response) => isTheirs(response, me));
  return put({ by, question: question.id, reply, ...replacing(earlier?.id) });
}

/** Says it without a name: only this device knows whose answer it is, and can change it. */
export function respondUnnamed({ question }: QuestionView, by: Speaker, reply: Reply): Promise<Answer> {
  const earlier = ownUnnamed(question.id);
  const before = earlier?.anonymous ? { earlier: earlier.anonymous.key } : {};
  const anonymous = { key: commandId(), ...before };
  return put({ by, question: question.id, reply, ...replacing(earlier?.id), anonymous });
}

/** The newest answer to a question that was given on this device without a name, while it can still be changed. */
export function ownUnnamed(question: string): (RespondPayload & { readonly id: string }) | undefined {
  const said = entriesNow().flatMap(({ command, state }) =>
    command.type === 'respond' && state !== 'refused' ? [{ ...command.payload, id: command.id }] : [],
  );
  return said.findLast((one) => one.question === question && one.anonymous !== undefined);
}

function replacing(id: string | undefined): { readonly supersedes?: string } {
  return id === undefined ? {} : { supersedes: id };
}

function put(payload: RespondPayload): Promise<Answer> {
  return sendOnce(`answer.${payload.question}`, { type: 'respond', payload }, [payload.by, payload.reply]);
}
