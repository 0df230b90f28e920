import type { Poll } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

type Voter = Pick<Viewer, 'person' | 'mark'>;

/** Which answer a ballot was for is known only while it is being written: the same may come twice. */
const WRITTEN = '';

/**
 * Who has answered without a name in which poll: so that nobody does it twice, neither as the same person nor from
 * the same browser under another name. Never on disk and never sent, because with the answers it would reveal whose
 * they are; a restarted server has forgotten. With a link for many it cannot stop somebody who takes another browser,
 * or deletes its cookies, and comes in as somebody else; where that matters, each needs a link of their own.
 */
export function openVoteGuard() {
  const ballots = new Map<string, string>();
  // People at this machine who have not said who they are cannot be told apart.
  const keysOf = ({ question, at }: Poll, { person, mark = '' }: Voter) =>
    [person, mark].filter((who) => who !== '').map((who) => JSON.stringify([question, at, who]));
  return {
    /** Takes somebody's ballot for an answer that is about to be written; false where they have cast one already. */
    take: (poll: Poll, voter: Voter, id: string) => {
      const keys = keysOf(poll, voter);
      if (keys.some((key) => (ballots.get(key) ?? id) !== id)) return false;
      for (const key of keys) ballots.set(key, id);
      return true;
    },
    /** The answer is written, or was not and the ballot is theirs again. */
    settle: (poll: Poll, voter: Voter, isWritten: boolean) => {
      for (const key of keysOf(poll, voter)) {
        if (isWritten) ballots.set(key, WRITTEN);
        else ballots.delete(key);
      }
    },
  };
}
