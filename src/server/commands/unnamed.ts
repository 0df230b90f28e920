import { createHash } from 'node:crypto';
import { NOBODY_NAMED, type RespondPayload, type Response, type Round } from '#core/index.ts';
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
 * All answers of a round bear the time at which it began.
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

/** Why an answer without a name cannot be taken, or null. */
export function refusalUnnamed(
  { question, supersedes, anonymous }: RespondPayload,
  round: Round | undefined,
  { person }: Viewer,
  desk: Desk,
): CommandResult | null {
  if (!round || round.names === 'signed')
    return {
      status: 409,
      problem: 'This question is answered with one’s name at the moment; sign it, or wait.',
    };
  if (round.revealed) {
    const problem =
      'The answers were shown meanwhile, so everybody could tell that this one is yours; send it with your name, or leave it.';
    return { status: 409, problem };
  }
  if (supersedes === undefined) {
    if (!desk.ballots.hasCast(round, person)) return null;
    const problem =
      'You have answered this without a name already; change that answer on the device it was given from.';
    return { status: 409, problem };
  }
  const old = desk.facts.byCommand(supersedes);
  if (old?.fact !== 'response' || old.question !== question) return notThere(supersedes);
  if (old.anonymous && old.anonymous.seal === sealOf(anonymous?.earlier ?? '')) return null;
  return { status: 403, problem: 'Only the device that gave that answer can change it; give a new one.' };
}

function sealOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
