import type { Held } from '../held.ts';
import type { Named, Quantity, Ref } from '../things.ts';

export interface Calls {
  readonly systems: Held<readonly System[]>;
  readonly calls: Held<readonly Call[]>;
  readonly inbound: Held<readonly Inbound[]>;
  readonly authority: Held<readonly Authority[]>;
  readonly identity: Held<'person' | 'product' | 'shared' | string>;
  /** How the other side can still tell who it was. */
  readonly really: Held<string>;
  /** Who keeps the key, and how often it is changed. */
  readonly key: Held<string>;
  readonly staysInside: Held<readonly string[]>;
}

export interface System extends Named {
  readonly way: Held<'read' | 'write' | 'read and write' | string>;
  readonly owner: Held<string>;
  readonly contract: Held<string>;
  readonly sandbox: Held<boolean>;
  /** Who sends a real example of what it answers. */
  readonly sample: Held<string>;
  readonly most: Held<string>;
  readonly cost: Held<string>;
  readonly over: Held<string>;
  /** What people read when it lets nothing more through. */
  readonly overWords: Held<string>;
}

export type CallFailure = 'unreachable' | 'timeout' | 'refused' | 'conflict' | 'duplicate';

/** A line of theirs, and the line of ours that it is. */
export interface MappedLine {
  readonly theirs: string;
  /** A field; an empty label where the line is left alone, `id` null where no field has that name. */
  readonly ours: Ref;
  /** The entity whose field it is. */
  readonly entity: string | null;
  readonly otherwise: string;
}

export interface Call extends Named {
  readonly system: Held<Ref>;
  readonly trigger: Held<string>;
  readonly sent: Held<readonly string[]>;
  readonly back: Held<readonly string[]>;
  readonly mapping: Held<readonly MappedLine[]>;
  readonly age: Held<string>;
  readonly many: Held<string>;
  /** GET, POST, PUT, PATCH or DELETE, and where to. */
  readonly method: Held<string>;
  readonly path: Held<string>;
  /** Whether it changes something over there. */
  readonly writes: boolean;
  /** What holds for this call; where it has no answer of its own, what was said for all calls. */
  readonly waiting: Held<Quantity>;
  readonly waitingThen: Held<string>;
  readonly inBackground: Held<'waits' | 'carries-on' | 'told-later' | string>;
  readonly failure: Held<'retry' | 'queue' | 'block' | 'continue' | 'give-up' | string>;
  readonly halfDone: Held<string>;
  readonly stillWaiting: Held<string>;
  readonly giveUp: Held<Quantity>;
  readonly giveUpThen: Held<string>;
  readonly repeat: Held<'harmless' | 'recognised' | 'doubled' | string>;
  /** By what the other side spots the second one, and for how long. */
  readonly repeatMark: Held<readonly { readonly mark: string; readonly lasts: string }[]>;
  readonly doubleNoticed: Held<string>;
}

export interface Inbound extends Named {
  readonly from: Held<Ref>;
  readonly holds: Held<string>;
  readonly rate: Held<string>;
  readonly changes: Held<string>;
  readonly unreadable: Held<string>;
  readonly order: Held<'neither' | 'twice' | 'order' | 'both' | string>;
}

export interface Authority extends Named {
  readonly right: Held<string>;
  readonly other: Held<string>;
  readonly noticed: Held<string>;
}
