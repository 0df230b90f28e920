import { isSaidBy, type Poll, type Response, type Speaker, withCount } from '#core/index.ts';
import type { PersonHere, PollProgress, RoomState } from '#core/presence.ts';

/** Progress of a poll. `missing`: who has not answered; null where that would reveal who has. */
export interface NamedProgress {
  readonly answered: number;
  readonly of: number;
  readonly missing: readonly Speaker[] | null;
}

/**
 * While answers are hidden, only the server knows the progress; afterwards it follows from what everybody sees.
 *
 * @param responses the current ones to its question
 */
export function pollProgressOf(
  poll: Poll,
  responses: readonly Response[],
  room: Pick<RoomState, 'people' | 'round'> | null,
): NamedProgress | null {
  if (!poll.revealed) return hiddenProgress(room?.round ?? null, poll, room?.people ?? []);
  const stakeholders = (room?.people ?? []).filter(({ as }) => as === 'stakeholder');
  const pollResponses = responses.filter(({ at }) => at >= poll.at.slice(0, 19));
  if (poll.names !== 'signed')
    return {
      answered: pollResponses.length,
      of: Math.max(stakeholders.length, pollResponses.length),
      missing: null,
    };
  const missing = stakeholders.filter((person) => !responses.some((response) => hasAnswered(person, response)));
  const answered = stakeholders.length - missing.length + countAbsent(pollResponses, stakeholders);
  return { answered, of: answered + missing.length, missing };
}

function hiddenProgress(progress: PollProgress | null, poll: Poll, people: readonly PersonHere[]) {
  if (progress?.question !== poll.question) return null;
  const { answered, of, missing } = progress;
  const named = missing?.flatMap((id) => people.find(({ person }) => person === id) ?? []) ?? null;
  return { answered, of, missing: named };
}

/** How many have answered who are not, or no longer, among the stakeholders here. */
function countAbsent(pollResponses: readonly Response[], stakeholders: readonly PersonHere[]): number {
  return pollResponses.filter((response) => !stakeholders.some((person) => hasAnswered(person, response))).length;
}

function hasAnswered(person: PersonHere, response: Response): boolean {
  return isSaidBy(response, { ...person, named: true });
}

/** "5 of 7 have answered", for the middle of a line. */
export function progressWords({ answered, of }: Pick<NamedProgress, 'answered' | 'of'>): string {
  if (of === 0) return 'Nobody here can answer yet';
  return `${answered} of ${withCount(of, 'has', 'have')} answered`;
}
