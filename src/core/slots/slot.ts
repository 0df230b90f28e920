import type { AnswerReader } from '../answers/answer-reader.ts';
import type { Sourced } from '../answers/sourced.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { StakeholderRole } from './bank-question.ts';

export interface AnswerType<T> extends RowRules {
  readonly shape: ShapeSpec;
  readonly read: (from: AnswerReader, slot: string) => Sourced<T>;
  /** How the specification words the answer, unless a place says otherwise. */
  readonly words?: Formatter<never> | undefined;
}

/** What the rows must say so that the model can take them. */
export interface RowRules {
  /** What the rows name, as in “Two systems are called …”; absent: a repeated name is not reported. */
  readonly noun?: string | undefined;
  /** Columns within which a name may occur only once: the thing a field belongs to. */
  readonly within?: readonly string[] | undefined;
  /** Columns whose cells must hold a number, or one of some words. */
  readonly holds?: Readonly<Record<string, CellType>> | undefined;
}

/** A number, with or without a unit; or one of these words. */
export type CellType = 'number' | ReadonlyMap<string, string>;

/** A value in the words of the specification; `label` gives those of an option. */
type Formatter<T> = (value: T, label: (option: string) => string) => string;

export interface Wording<T> {
  /** The header of its column, or the caption before it. */
  readonly head?: string | undefined;
  /** It applies to a few rows only, and shares the last column with others of its kind. */
  readonly beside?: true | undefined;
  /** Absent: as it is. */
  readonly words?: Formatter<T> | undefined;
}

interface QuestionBase {
  /** One sentence in everyday words, with “{item}” or “{thing}” for its name. */
  readonly ask: string;
  /** What happens to the answer in the prototype; absent: the default of its part. */
  readonly fate?: Playability;
}

/** A question that is asked of every specification. */
export interface StandingQuestion extends QuestionBase {
  readonly why: string;
  readonly who: readonly StakeholderRole[];
  /** Ids of questions that should be settled first. */
  readonly needs?: readonly string[];
  /** Kinds of point, or ids of questions, that cannot be settled without it. */
  readonly blocks?: readonly string[];
  /** Absent: 4. */
  readonly minutes?: number;
  /** How dear it is to change the answer later; 3: very; absent: 2. */
  readonly reversal?: 1 | 2 | 3;
  /** What the placeholder shows in place of the answer, wrong on purpose. */
  readonly guess: string | GuessSpec;
  /** Questions of the bank that its answer asks of one thing, by id: their words and, where needed, more. */
  readonly raises?: Readonly<Record<string, string | PerEntityQuestion>>;
  /** The head under which it stands next to the play on its screen; absent: with all others below. */
  readonly shown?: string;
  readonly saying?: ReasonPhrase;
}

/** The text on the screen, and its value as an answer. */
type GuessSpec = { readonly says: string } & (
  | { readonly value: string }
  /** The rows of a table, their cells separated by " | "; of a matrix, the column headers come first. */
  | { readonly rows: readonly string[] }
);

/** How to word what an answer says: after “Because you said”, with “…” for the name of what it is about. */
export interface ReasonPhrase {
  /** For one item; with `{word}` for the word that opened the question, where one did. */
  readonly item?: string;
  /** For one thing, or as a whole. */
  readonly whole?: string;
  /** Words that need another form in such a sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface FollowUp extends QuestionBase {
  /** The slot of that answer, unless its own begins with it. */
  readonly of?: string;
  /** Only where the column, a cell of the row or the answer holds one of `is`; absent: always. */
  readonly when?: FollowUpFilter;
}

interface FollowUpFilter {
  readonly column?: string;
  readonly is: readonly string[];
}

/** A question of the bank asked of one thing: it has the same reason, people, shape and follow-ups. */
export interface PerEntityQuestion {
  /** With `{item}` or `{thing}` for the id of what it is about; absent: its own, of what `ask` is about. */
  readonly slot?: string;
  readonly ask: string;
  readonly when?: FollowUpFilter;
}

/** One question, and the one place of the model that it fills: src/decisions/021-one-record-a-slot.md. */
export interface Slot<T = unknown> extends Wording<never> {
  /** `{item}` and `{thing}` are replaced by the id of what it is about. */
  readonly slot: string;
  readonly answer: AnswerType<T>;
  readonly asked: StandingQuestion | FollowUp;
}

export const text: AnswerType<string> = { shape: { shape: 'text' }, read: (from, slot) => from.text(slot) };

type SlotRecord<T> = (StandingQuestion | FollowUp) & Wording<T>;

/** A standing question, or a follow-up of the answer to the slot that its own begins with, and the place it fills. */
export function slot<T>(at: string, record: SlotRecord<T> & { readonly answer: AnswerType<T> }): Slot<T>;
/** Answered with text. */
export function slot(at: string, record: SlotRecord<string>): Slot<string>;
export function slot(
  at: string,
  { answer = text, head, beside, words, ...asked }: SlotRecord<never> & { readonly answer?: AnswerType<unknown> },
): Slot {
  return { slot: at, answer, asked, head, beside, words: words ?? answer.words };
}

/** What happens to an answer in the running prototype. */
export type Playability =
  /** A screen shows it, or something obeys it. */
  | { readonly is: 'played' }
  /** A screen could show or obey it, but this prototype only does what `kept` says; why, in one short sentence. */
  | { readonly is: 'unplayed'; readonly why: string; readonly kept: readonly string[] }
  /** It is about the work around the product; no screen could show or obey it. */
  | { readonly is: 'beside' };

export const PLAYED: Playability = { is: 'played' };
export const NOT_PLAYABLE: Playability = { is: 'beside' };

/** `kept` are answers that this prototype follows anyway. */
export function unplayed(why: string, ...kept: readonly string[]): Playability {
  return { is: 'unplayed', why, kept };
}
