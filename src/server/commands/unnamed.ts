import type { RespondPayload, Round } from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import { type CommandContext, type CommandResult, notThere } from './context.ts';

/** Whether an answer is kept without a name: its maker says so, or the round takes no names at all. */
export function isUnnamed({ anonymous }: RespondPayload, round: Round | undefined): boolean {
  return anonymous !== undefined || (round?.names === 'unsigned' && !round.revealed);
}

/** Takes an answer without a name, once from each in a round; or says why it cannot be taken. */
export async function castUnnamed(
  id: string,
  payload: RespondPayload,
  round: Round | undefined,
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

/**
 * Who has answered without a name in which round: so that nobody does it twice, neither as the same person nor from the
 * same browser under another name. Never on disk and never sent, for with the answers it would reveal whose they
 * are; a restarted server has forgotten. By a link for many it cannot stop somebody who takes another browser, or
 * throws its cookies away, and comes in as somebody else; where that matters, each needs a link of their own.
 */
export type VoteGuard = ReturnType<typeof openVoteGuard>;

type Voter = Pick<Viewer, 'person' | 'mark'>;

/** Which answer somebody’s ballot was for is known only while it is being written: the same may come twice. */
const CAST = '';

export function openVoteGuard() {
  const cast = new Map<string, string>();
  // People at this machine who have not said who they are cannot be told apart.
  const keysOf = ({ question, at }: Round, { person, mark = '' }: Voter) =>
    [person, mark].filter((who) => who !== '').map((who) => JSON.stringify([question, at, who]));
  return {
    /** Takes somebody's ballot for an answer that is about to be written; false where they have cast one already. */
    take: (round: Round, voter: Voter, id: string) => {
      const keys = keysOf(round, voter);
      if (keys.some((key) => (cast.get(key) ?? id) !== id)) return false;
      for (const key of keys) cast.set(key, id);
      return true;
    },
    /** The answer is written, or was not and the ballot is theirs again. */
    settle: (round: Round, voter: Voter, isWritten: boolean) => {
      for (const key of keysOf(round, voter)) {
        if (isWritten) cast.set(key, CAST);
        else cast.delete(key);
      }
    },
  };
}
