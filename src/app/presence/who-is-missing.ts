import { counted, isTheirs, type Poll, type Response, type Speaker } from '#core/index.ts';
import type { PersonHere, PollProgress, RoomState } from '#core/room.ts';

/** How far a poll is, and who has not answered, by name; null where that would tell who has. */
export interface Progress {
  readonly answered: number;
  readonly of: number;
  readonly missing: readonly Speaker[] | null;
}

/**
 * How far a round is. While its answers are hidden the server alone can tell; afterwards it follows from what everybody
 * sees.
 *
 * @param responses those in force to its question
 */
export function progressOf(
  round: Poll,
  responses: readonly Response[],
  room: Pick<RoomState, 'people' | 'round'> | null,
): Progress | null {
  if (!round.revealed) return hiddenProgress(room?.round ?? null, round, room?.people ?? []);
  const could = (room?.people ?? []).filter(({ as }) => as === 'stakeholder');
  const said = responses.filter(({ at }) => at >= round.at.slice(0, 19));
  if (round.names !== 'signed')
    return { answered: said.length, of: Math.max(could.length, said.length), missing: null };
  const missing = could.filter((person) => !responses.some((response) => hasSaid(person, response)));
  const answered = could.length - missing.length + besides(said, could);
  return { answered, of: answered + missing.length, missing };
}

function hiddenProgress(progress: PollProgress | null, round: Poll, people: readonly PersonHere[]) {
  if (progress?.question !== round.question) return null;
  const { answered, of, missing } = progress;
  const named = missing?.flatMap((id) => people.find(({ person }) => person === id) ?? []) ?? null;
  return { answered, of, missing: named };
}

/** How many have answered who are not, or no longer, among the stakeholders here. */
function besides(said: readonly Response[], could: readonly PersonHere[]): number {
  return said.filter((response) => !could.some((person) => hasSaid(person, response))).length;
}

function hasSaid(person: PersonHere, response: Response): boolean {
  return isTheirs(response, { ...person, named: true });
}

/** "5 of 7 have answered." */
export function progressWords({ answered, of }: Pick<Progress, 'answered' | 'of'>): string {
  return `${answered} of ${counted(of, 'has', 'have')} answered`;
}
