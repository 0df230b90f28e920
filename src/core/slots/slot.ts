import type { AnswerReader } from '../answers/answer-reader.ts';
import type { Row } from '../answers/answers.ts';
import type { Sourced } from '../answers/sourced.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { StakeholderRole } from './bank-question.ts';

export interface AnswerType<T> extends RowRules {
  readonly shape: ShapeSpec;
  readonly read: (from: AnswerReader, slot: string) => Sourced<T>;
  /** How the specification words the answer, unless a place says otherwise. */
  readonly words?: Formatter<never> | undefined;
}

/** Checks on the rows of an answer; what fails them becomes a diagnostic. */
export interface RowRules {
  /** Plural noun for the diagnostic “Two systems are called …”; absent: repeated names are not reported. */
  readonly noun?: string | undefined;
  /** Columns within which names must be unique, such as the entity that a field belongs to. */
  readonly within?: readonly string[] | undefined;
  /** The type of the cells in a column, by its id. */
  readonly holds?: Readonly<Record<string, CellType>> | undefined;
}

/** A number, with or without a unit; one of these words; or a number where the row does not let it be something else. */
export type CellType = 'number' | ReadonlyMap<string, string> | ((row: Row) => boolean);

/** Formats a value for the specification; `label` gives the label of an option. */
type Formatter<T> = (value: T, label: (option: string) => string) => string;

export interface Wording<T> {
  /** The header of its column, or the caption before it. */
  readonly head?: string | undefined;
  /** Applies to few rows only: shown in one last column together with the others that do. */
  readonly beside?: true | undefined;
  /** Absent: the value as it is. */
  readonly words?: Formatter<T> | undefined;
}

interface QuestionBase {
  /** One sentence in everyday words, with “{item}” or “{thing}” for its name. */
  readonly ask: string;
  /** Whether the prototype plays the answer; absent: the default of its part. */
  readonly playability?: Playability;
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
  /** What it costs to change the answer later: 1 little, 2 some, 3 a lot; absent: 2. */
  readonly reversal?: 1 | 2 | 3;
  /** The scene of the placeholder that shows it. */
  readonly scene: string;
  /** What the placeholder shows in place of the answer, wrong on purpose. */
  readonly guess: string | GuessSpec;
  /** Bank questions that its answer raises for one entity, by id: how they are asked there, and more where needed. */
  readonly raises?: Readonly<Record<string, string | PerEntityQuestion>>;
  /** Caption of its panel beside the drawing of its scene; absent: the drawing itself shows it. */
  readonly shown?: string;
  readonly saying?: ReasonPhrase;
}

/** The text on the screen, and its value as an answer. */
type GuessSpec = {
  readonly says: string;
  /** The text where the workspace has a sober tone; absent: the same. */
  readonly sober?: string;
} & (
  | { readonly value: string }
  | {
      /** The rows of a table, their cells separated by " | "; of a matrix, the column headers come first. */
      readonly rows: readonly string[];
    }
);

/** The end of “Because you said …”, the reason a follow-up is shown with; “…” stands for the name of its subject. */
export interface ReasonPhrase {
  /** For one item; with `{word}` for the word that raised the question, where one did. */
  readonly item?: string;
  /** For one entity, or as a whole. */
  readonly whole?: string;
  /** Words that need another form in such a sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface FollowUp extends QuestionBase {
  /** The slot of the answer that raises it; absent: the one that its own slot begins with. */
  readonly of?: string;
  /** Only where the column, a cell of the row or the answer is one of `is`; absent: always. */
  readonly when?: FollowUpFilter;
  /** Another question has taken its place: it is no longer raised, and its answers are read. */
  readonly retired?: true;
}

interface FollowUpFilter {
  readonly column?: string;
  readonly is: readonly string[];
}

/** A bank question asked of one entity; reason, people, shape and follow-ups are those of the bank question. */
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

/** Declares a slot: a standing question or a follow-up, and the place of the model that it fills. */
export function slot<T>(at: string, record: SlotRecord<T> & { readonly answer: AnswerType<T> }): Slot<T>;
/** Answered with text. */
export function slot(at: string, record: SlotRecord<string>): Slot<string>;
export function slot(
  at: string,
  { answer = text, head, beside, words, ...asked }: SlotRecord<never> & { readonly answer?: AnswerType<unknown> },
): Slot {
  return { slot: at, answer, asked, head, beside, words: words ?? answer.words };
}

/** Whether the running prototype plays an answer. */
export type Playability =
  /** A screen shows it, or something obeys it. */
  | { readonly is: 'played' }
  /** A screen could, but this prototype does not, except for the answers in `kept`; `why` is a short sentence. */
  | { readonly is: 'unplayed'; readonly why: string; readonly kept: readonly string[] }
  /** It is about the work around the product; no screen could show or obey it. */
  | { readonly is: 'beside' };

export const PLAYED: Playability = { is: 'played' };
export const NOT_PLAYABLE: Playability = { is: 'beside' };

/** `kept` are answers that this prototype follows anyway. */
export function unplayed(why: string, ...kept: readonly string[]): Playability {
  return { is: 'unplayed', why, kept };
}
