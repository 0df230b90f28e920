import type { Tree } from '../parse/tree.ts';
import type { Place } from './place.ts';

/** One of several things that can be picked. */
export interface Choice {
  readonly group: string;
  readonly words: string;
  /** The whole expression once it is picked. */
  readonly pick: () => Tree;
}

/** What a place is said with, one after the other. */
export type Piece =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'choices'; readonly label: string; readonly all: readonly Choice[]; readonly chosen: number }
  /** Another place; `apart`: on lines of its own; `removal`: the whole expression without it, where that can be. */
  | {
      readonly is: 'place';
      readonly place: Place;
      readonly label: string;
      readonly apart: boolean;
      readonly removal?: () => Tree;
    }
  | { readonly is: 'typed'; readonly label: string; readonly typed: Typed }
  | { readonly is: 'button'; readonly words: string; readonly label: string; readonly pick: () => Tree };

/** A value that is typed; `then` is the whole expression once it is. */
export type Typed =
  | {
      readonly as: 'number';
      readonly value: number;
      readonly unit: string;
      readonly units: readonly string[];
      readonly pick: (value: number, unit: string) => Tree;
    }
  | { readonly as: 'text' | 'date' | 'moment'; readonly value: string; readonly pick: (value: string) => Tree };
