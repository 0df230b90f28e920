import type { Poll, RespondPayload } from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import { REFUSALS } from '../http/refusals.ts';
import type { CommandContext, CommandResult } from './context.ts';

/** Whether an answer is stored without a name: its author says so, or the poll takes no names. */
export function isAnonymous({ anonymous }: RespondPayload, poll: Poll | undefined): boolean {
  return anonymous !== undefined || (poll?.names === 'unsigned' && !poll.revealed);
}

/** Accepts an anonymous answer, once from each person in a poll, or refuses it. */
export async function castAnonymous(
  id: string,
  payload: RespondPayload,
  poll: Poll | undefined,
  viewer: Viewer,
  { facts, voteGuard }: CommandContext,
  keep: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!poll || poll.names === 'signed') return REFUSALS.answerSigned;
  if (poll.revealed) return REFUSALS.answersShown;
  if (payload.supersedes !== undefined) return refusalToChange(payload, facts) ?? (await keep());
  if (!voteGuard.take(poll, viewer, id)) return REFUSALS.answeredTwice;
  let isWritten = false;
  try {
    const result = await keep();
    isWritten = result.status === 200 || result.status === 201;
    return result;
  } finally {
    voteGuard.settle(poll, viewer, isWritten);
  }
}

/** An anonymous answer can be changed only with the key of the device that gave it. */
function refusalToChange(
  { question, supersedes = '', anonymous }: RespondPayload,
  facts: CommandContext['facts'],
): CommandResult | null {
  const old = facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return REFUSALS.noAnswerToReplace(supersedes);
  if (old.anonymous && old.anonymous.seal === sealOf(anonymous?.earlier ?? '')) return null;
  return REFUSALS.answerOfOtherDevice;
}
