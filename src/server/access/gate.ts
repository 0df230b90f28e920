import type { DoorState } from './book.ts';
import type { KeptBook } from './kept-book.ts';
import type { Lobby } from './lobby.ts';
import type { Meter } from './meter.ts';
import type { Newcomers } from './newcomers.ts';
import type { Random } from './secret.ts';
import type { Spoken } from './spoken.ts';

/** What everything about the door works with. */
export interface Gate {
  readonly door: DoorState;
  readonly kept: KeptBook;
  readonly lobby: Lobby;
  /** What was said in the workspace, and under which names. */
  readonly spoken: () => Spoken;
  readonly newcomers: Newcomers;
  readonly meter: Meter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** To be called when who waits is another. */
  readonly changed: () => void;
}
