import type { Round } from '#core/index.ts';

/**
 * Who has answered without a name in which round: so that nobody does it twice. Never on disk and never on the line,
 * for beside the answers it would tell whose they are; a server that starts anew has forgotten.
 */
export interface Ballots {
  /** Takes somebody's ballot for an answer that is about to be written; false where they have cast one already. */
  readonly take: (round: Round, person: string, id: string) => boolean;
  /** The answer is written, or was not and the ballot is theirs again. */
  readonly settle: (round: Round, person: string, isWritten: boolean) => void;
}

/** Which answer somebody’s ballot was for is known only while it is being written: the same may come twice. */
const CAST = '';

export function openBallots(): Ballots {
  const cast = new Map<string, string>();
  const keyOf = ({ question, at }: Round, person: string) => JSON.stringify([question, at, person]);
  return {
    take: (round, person, id) => {
      // Whoever sits at this machine and has not said who they are cannot be told from the next one there.
      if (person === '') return true;
      const key = keyOf(round, person);
      const before = cast.get(key) ?? id;
      cast.set(key, before);
      return before === id;
    },
    settle: (round, person, isWritten) => {
      if (person === '') return;
      if (isWritten) cast.set(keyOf(round, person), CAST);
      else cast.delete(keyOf(round, person));
    },
  };
}
