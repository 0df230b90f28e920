import type { Readings } from '../answers/readings.ts';
import type { Sourced } from '../answers/sourced.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { Knower } from './bank-question.ts';

export interface Answer<T> extends RowRules {
  readonly shape: ShapeSpec;
  readonly read: (from: Readings, slot: string) => Sourced<T>;
  /** How the specification tells what was answered, unless a place says otherwise. */
  readonly words?: Words<never> | undefined;
}

/** What its rows must say, so that the model can take them as they stand. */
export interface RowRules {
  /** What the rows name, as in “Two systems are called …”; absent: nobody is told of a name that stands twice. */
  readonly noun?: string | undefined;
  /** Columns within which a name may stand once: the thing a field is of. */
  readonly within?: readonly string[] | undefined;
  /** Columns whose cells must hold a number, or one of some words. */
  readonly holds?: Readonly<Record<string, Holds>> | undefined;
}

/** A number, with or without a unit; or one of these words. */
export type Holds = 'number' | ReadonlyMap<string, string>;

/** A value in the words of the specification; `label` gives those of an option. */
type Words<T> = (value: T, label: (option: string) => string) => string;

export interface Told<T> {
  /** The head of its column, or the caption before it. */
  readonly head?: string | undefined;
  /** It holds for a few rows only, and shares the last column with others of its kind. */
  readonly beside?: true | undefined;
  /** Absent: as it stands. */
  readonly words?: Words<T> | undefined;
}

interface Asked {
  /** One sentence in everyday words, with “{item}” or “{thing}” for what people call it. */
  readonly ask: string;
  /** What becomes of the answer in the prototype; absent: what its part says of most. */
  readonly fate?: Fate;
}

/** A question that is asked of every specification. */
export interface Standing extends Asked {
  readonly why: string;
  readonly who: readonly Knower[];
  /** Ids of questions that should be settled first. */
  readonly needs?: readonly string[];
  /** Kinds of point, or ids of questions, that cannot be settled without it. */
  readonly blocks?: readonly string[];
  /** Absent: 4. */
  readonly minutes?: number;
  /** How dear it is to change the answer later; 3: very; absent: 2. */
  readonly reversal?: 1 | 2 | 3;
  /** What the placeholder shows where the answer would stand, wrong on purpose. */
  readonly guess: string | WrongAnswer;
  /** Questions of the bank that its answer asks of one thing, by their ids: in which words, and where that is not all, how. */
  readonly raises?: Readonly<Record<string, string | Likeness>>;
  /** The head under which it stands next to the play on its screen; absent: with all others below. */
  readonly shown?: string;
  readonly saying?: Saying;
}

/** What it says on the screen, and how that reads as an answer. */
type WrongAnswer = { readonly says: string } & (
  | { readonly value: string }
  /** The rows of a table, their cells parted by " | "; of a matrix, the heads of its columns come first. */
  | { readonly rows: readonly string[] }
);

/** How it is put what an answer says: after “Because you said”, with “…” for the name of what it is about. */
export interface Saying {
  /** Of one item; with `{word}` for the word that opened the question, where one did. */
  readonly item?: string;
  /** Of one thing, or as a whole. */
  readonly whole?: string;
  /** Words that need another form in such a sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A question that an answer opens. */
export interface FollowUp extends Asked {
  /** The slot of that answer, where its own does not begin with it. */
  readonly of?: string;
  /** Only where the column, a cell of the row or the answer holds one of `is`; absent: always. */
  readonly when?: When;
}

interface When {
  readonly column?: string;
  readonly is: readonly string[];
}

/** A question of the bank asked of one thing: it takes over its reason, its people, its shape and its follow-ups. */
export interface Likeness {
  /** With `{item}` or `{thing}` for the id of what it is about; absent: its own, of what `ask` is about. */
  readonly slot?: string;
  readonly ask: string;
  readonly when?: When;
}

/** One question, and the one place of the model that it fills: src/decisions/021-one-record-a-slot.md. */
export interface Slot<T = unknown> extends Told<never> {
  /** `{item}` and `{thing}` stand for the id of what it is about. */
  readonly slot: string;
  readonly answer: Answer<T>;
  readonly asked: Standing | FollowUp;
}

/** Words of one's own. */
export const text: Answer<string> = { shape: { shape: 'text' }, read: (from, slot) => from.text(slot) };

type Asks<T> = (Standing | FollowUp) & Told<T>;

/** A question, standing or following from the answer to the slot that its own begins with, and the place it fills. */
export function slot<T>(at: string, record: Asks<T> & { readonly answer: Answer<T> }): Slot<T>;
/** The same, answered in words of one's own. */
export function slot(at: string, record: Asks<string>): Slot<string>;
export function slot(
  at: string,
  { answer = text, head, beside, words, ...asked }: Asks<never> & { readonly answer?: Answer<unknown> },
): Slot {
  return { slot: at, answer, asked, head, beside, words: words ?? answer.words };
}

/** What becomes of an answer in the running prototype. */
export type Fate =
  /** A screen shows it, or something obeys it. */
  | { readonly is: 'played' }
  /** A screen could show or obey it, and this prototype does not, but for the answers it keeps to: why, in one short sentence. */
  | { readonly is: 'unplayed'; readonly why: string; readonly kept: readonly string[] }
  /** It is about the work around the product; no screen of it could show or obey it. */
  | { readonly is: 'beside' };

export const PLAYED: Fate = { is: 'played' };
export const BESIDE: Fate = { is: 'beside' };

/** Not played, and why; some answers to it are what this prototype does anyway. */
export function unplayed(why: string, ...kept: readonly string[]): Fate {
  return { is: 'unplayed', why, kept };
}
