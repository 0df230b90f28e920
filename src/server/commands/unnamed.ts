import { NOBODY_NAMED, type RespondPayload, type Response, type Round } from '#core/index.ts';
import { sealOf } from '../access/secret.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Desk } from './desk.ts';
import { notThere } from './refusals.ts';
import type { CommandResult } from './result.ts';

/** Whether an answer is kept without a name: its maker says so, or the round takes no names at all. */
export function isUnnamed({ anonymous }: RespondPayload, round: Round | undefined): boolean {
  return anonymous !== undefined || (round?.names === 'unsigned' && !round.revealed);
}

/**
 * An answer that nothing tells the maker of: no name, no time of its own, and of the key of their device only the hash.
 * All answers of a round bear the time at which it began (decision 011).
 */
export function unnamed(
  id: string,
  { question, reply, supersedes, anonymous }: RespondPayload,
  round: Round | undefined,
  desk: Desk,
): Response {
  const during = desk.walking()?.walkthrough.id;
  return {
    fact: 'response',
    id,
    question,
    by: NOBODY_NAMED,
    at: round?.at ?? `${desk.at().slice(0, 10)}T00:00:00Z`,
    reply,
    ...(supersedes === undefined ? {} : { supersedes }),
    ...(during === undefined ? {} : { during }),
    anonymous: { seal: anonymous ? sealOf(anonymous.key) : '' },
  };
}

/** Takes an answer without a name, once from each in a round; or says why it cannot be taken. */
export async function castUnnamed(
  id: string,
  payload: RespondPayload,
  round: Round | undefined,
  viewer: Viewer,
  { facts, ballots }: Desk,
  keep: () => Promise<CommandResult>,
): Promise<CommandResult> {
  if (!round || round.names === 'signed') return SIGNED;
  if (round.revealed) return REVEALED;
  if (payload.supersedes !== undefined) return refusalToChange(payload, facts) ?? (await keep());
  if (!ballots.take(round, viewer, id)) return TWICE;
  let isWritten = false;
  try {
    const result = await keep();
    isWritten = result.status === 200 || result.status === 201;
    return result;
  } finally {
    ballots.settle(round, viewer, isWritten);
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
  facts: Desk['facts'],
): CommandResult | null {
  const old = facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return notThere(supersedes);
  if (old.anonymous && old.anonymous.seal === sealOf(anonymous?.earlier ?? '')) return null;
  return { status: 403, problem: 'Only the device that gave that answer can change it; give a new one.' };
}
