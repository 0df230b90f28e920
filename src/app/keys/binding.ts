import type { RefObject } from 'react';

/** Something that can be done now, for the keyboard, the help sheet and the command palette. */
export type Binding = Doing | Told;

/** Done from anywhere on the page. */
export interface Doing {
  /**
   * "p"; "?"; "Ctrl+K" (on a Mac with Cmd); "g m": one after the other. Letters are meant without Shift.
   * Absent: only the palette offers it.
   */
  readonly keys?: string;
  /** What it does, as a short command: "Park a question". */
  readonly label: string;
  /** Under which heading it stands: "Walk". */
  readonly group: string;
  readonly run: () => void;
  /** Whether it can be done at this moment; absent: always. */
  readonly when?: () => boolean;
  /** It belongs to this dialog and works only while that is open. */
  readonly dialog?: RefObject<HTMLDialogElement | null>;
}

/** Done by the element that has the keyboard, all by itself; the help sheet only tells of it. */
interface Told extends Omit<Doing, 'run' | 'keys' | 'dialog'> {
  /** Any one of these keys: "ArrowUp ArrowDown". */
  readonly told: string;
}
