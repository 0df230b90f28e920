import type { Tally } from './tally.ts';

/** A room of people at one server, whichever it is: the same work for both. */
export interface PeerRoom {
  /** One person answers the question of a turn; resolves when the server has acknowledged it. */
  readonly say: (person: number, turn: number) => Promise<void>;
  /** How long after it was said each thing was seen, by every person. */
  readonly seen: Tally;
  /** How many of the things said are on disk at this moment. */
  readonly onDisk: () => number;
  /** Resident memory of the server, in megabytes. */
  readonly memory: () => number;
  /** Processor time of the server so far, in milliseconds. */
  readonly busy: () => number;
  readonly close: () => Promise<void>;
}

export type OpenPeer = (people: number) => Promise<PeerRoom>;
