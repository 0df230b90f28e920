/** Where in a file something was read, in words: “Orders!B1”, “line 12”, “components › schemas › Order”. */
export type Place = string;

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** The thing that something belongs to, by the name it has in the file. */
interface OfThing extends Named {
  readonly of: string;
}

interface ThingProposal extends Named {
  readonly kind: 'thing';
  /** Up to three records, each in one line. */
  readonly examples: readonly string[];
  /** The words above the table from which it has its name. */
  readonly title?: string;
}

export interface FieldProposal extends OfThing {
  readonly kind: 'field';
  /** A word of the types of fields; empty: the file does not tell. */
  readonly type: string;
  readonly unit?: string;
  /** “always” where the file says so. */
  readonly required?: string;
  readonly default?: string;
  readonly example?: string;
  /** What the file calls it, where that is not its name. */
  readonly keptAs?: string;
}

/** What can be chosen for a field. */
interface ChoicesProposal extends OfThing {
  readonly kind: 'choices';
  readonly values: readonly string[];
}

interface StateProposal extends OfThing {
  readonly kind: 'state';
}

type HowMany = 'exactly one' | 'at most one' | 'one or more' | 'any number';

export interface RelationProposal extends Named {
  readonly kind: 'relation';
  readonly from: string;
  readonly to: string;
  /** How many of the second there are for each of the first, and the other way round. */
  readonly forth?: HowMany;
  readonly back?: HowMany;
  readonly gone?: 'goes too' | 'stays alone' | 'not allowed';
}

interface RoleProposal extends Named {
  readonly kind: 'role';
}

/** A call that is offered to other programs. */
interface CallProposal extends Named {
  readonly kind: 'call';
  readonly method: string;
  readonly path: string;
}

/** What a call takes or gives, a row for each part. */
interface CallDetailProposal<K> extends Named {
  readonly kind: K;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

interface ConstantProposal extends Named {
  readonly kind: 'constant';
  readonly value: string;
  readonly unit?: string;
}

interface ScreenProposal extends Named {
  readonly kind: 'screen';
  readonly screen: string;
  readonly about?: string;
  readonly address: string;
}

/** Something that a file names and that could be an answer. Nothing is said before somebody takes it. */
export type Proposal =
  | ThingProposal
  | FieldProposal
  | ChoicesProposal
  | StateProposal
  | RelationProposal
  | RoleProposal
  | CallProposal
  | CallDetailProposal<'takes'>
  | CallDetailProposal<'gives'>
  | ConstantProposal
  | ScreenProposal;

/** What was not understood, or left out on purpose, and where. */
export interface LeftOut {
  readonly place: Place;
  /** One sentence. */
  readonly why: string;
}

/** One sentence of notes. */
export interface Sentence {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly place: Place;
  /** Who said it, in a transcript. */
  readonly speaker?: string;
}

/** What was read of a file. */
export interface Reading {
  readonly proposals: readonly Proposal[];
  readonly leftOut: readonly LeftOut[];
  /** Of notes and transcripts, which propose nothing. */
  readonly sentences?: readonly Sentence[];
  /** Of notes: the whole of it. */
  readonly text?: string;
}

/** Tells how far the reading is: from 0 to 1. */
export type OnProgress = (share: number) => void;
