import type { Poll, RespondPayload } from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import { type CommandContext, type CommandResult, notThere } from './context.ts';

/** Whether an answer is kept without a name: its maker says so, or the round takes no names at all. */
export function isUnnamed({ anonymous }: RespondPayload, round: Poll | undefined): boolean {
  return anonymous !== undefined || (round?.names === 'unsigned' && !round.revealed);
}

/** Takes an answer without a name, once from each in a round; or says why it cannot be taken. */
export async function castUnnamed(
  id: string,
  payload: RespondPayload,
  round: Poll | undefined,
  viewer: Viewer,
  { facts, voteGuard }: CommandContext,
  keep: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!round || round.names === 'signed') return SIGNED;
  if (round.revealed) return REVEALED;
  if (payload.supersedes !== undefined) return refusalToChange(payload, facts) ?? (await keep());
  if (!voteGuard.take(round, viewer, id)) return TWICE;
  let isWritten = false;
  try {
    const result = await keep();
    isWritten = result.status === 200 || result.status === 201;
    return result;
  } finally {
    voteGuard.settle(round, viewer, isWritten);
  }
}

const SIGNED: CommandResult = {
  status: 409,
  problem: 'This question is answered with one’s name at the moment; sign it, or wait.',
};
const REVEALED: CommandResult = {
  status: 409,
  problem:
    'The answers were shown meanwhile, so everybody could tell that this one is yours; send it with your name, or leave it.',
};
const TWICE: CommandResult = {
  status: 409,
  problem:
    'You have answered this without a name already, or somebody else has on this device; change that answer where it was given.',
};

/** Only the key of the device that gave an answer without a name lets it be changed. */
function refusalToChange(
  { question, supersedes = '', anonymous }: RespondPayload,
  facts: CommandContext['facts'],
): CommandResult | null {
  const old = facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return notThere(supersedes);
  if (old.anonymous && old.anonymous.seal === sealOf(anonymous?.earlier ?? '')) return null;
  return { status: 403, problem: 'Only the device that gave that answer can change it; give a new one.' };
}
