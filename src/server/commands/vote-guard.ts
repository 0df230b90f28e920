import type { Poll } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

/** What at most one server has at a time, for as long as it runs. Never stored. */
export interface Claims {
  /** False: another server has it. */
  readonly claim: (key: string) => Promise<boolean>;
  readonly release: (key: string) => void;
}

/** Replaces the id of an answer once that is written, so that nothing links it to a person any more. */
const WRITTEN = '';

/**
 * Who has answered which poll anonymously, so that nobody does it twice, neither as the same person nor from the same
 * browser under another name. Never stored or sent, because with the answers it would reveal whose they are; a restart
 * forgets it. Several servers tell each other by claims. With a link for many it cannot stop somebody who uses another
 * browser, or deletes its cookies, and enters as somebody else; where that matters, each needs a link of their own.
 */
export function openVoteGuard(claims?: Claims) {
  const ballots = new Map<string, string>();
  // People at this machine who have not said who they are cannot be told apart.
  const keysOf = ({ question, at }: Poll, { person, deviceSeal = '' }: Viewer) =>
    [person, deviceSeal].filter((who) => who !== '').map((who) => JSON.stringify([question, at, who]));
  return {
    /** Uses somebody’s ballot for an answer about to be written, also a repeated one; false: it is used already. */
    take: (poll: Poll, voter: Viewer, id: string) => {
      const keys = keysOf(poll, voter);
      if (keys.some((key) => (ballots.get(key) ?? id) !== id)) return false;
      for (const key of keys) ballots.set(key, id);
      return true;
    },
    /** Makes sure that it is not used at another server; false: it is. */
    claim: async (poll: Poll, voter: Viewer) => {
      for (const key of claims ? keysOf(poll, voter) : []) if (!(await claims?.claim(key))) return false;
      return true;
    },
    /** The ballot stays used if the answer was written; otherwise it is theirs again. */
    settle: (poll: Poll, voter: Viewer, isWritten: boolean) => {
      for (const key of keysOf(poll, voter)) {
        if (isWritten) ballots.set(key, WRITTEN);
        else {
          ballots.delete(key);
          claims?.release(key);
        }
      }
    },
  };
}
