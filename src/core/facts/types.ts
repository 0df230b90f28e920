import type * as v from 'valibot';
import type { ShapeSpec } from '../shapes/types.ts';
import type { Kind, PointStatus } from '../spec/types.ts';
import type { consentLevelSchema } from './reaction-file.ts';
import type { outcomeSchema, replySchema } from './reply-schema.ts';
import type { DeepReadonly } from './schemas.ts';
import type { SessionEvent, Walkthrough } from './walkthrough/types.ts';

/** Who speaks: a name, and what they speak for ("Finance"). Typed once, kept with every fact. */
export interface Speaker {
  readonly name: string;
  readonly role: string;
}

/** Somebody who looks or speaks, as far as they are known. */
export interface KnownPerson extends Speaker {
  /** Public id of the person that they were let in as, 8 hex digits; absent: there is only the name. */
  readonly person?: string;
  /** They were let in under exactly this name: what was said under it without a person is theirs as well. */
  readonly named?: boolean;
}

export interface Signed {
  readonly by: Speaker;
  /** Public id of the person who said it in their own session; absent: only the name is known. */
  readonly person?: string;
  /** Said by somebody let in under this very name (`Somebody`). */
  readonly named?: true;
  /** Who wrote it down, where that was another person. */
  readonly writer?: Speaker;
}

/** Where a question came from. A hand-raised one names the person; the others are the same on every branch. */
export type Origin =
  | { readonly from: 'bank' }
  | { readonly from: 'point' }
  | { readonly from: 'mark'; readonly text: string }
  | { readonly from: 'edit' }
  | AnswerOrigin
  | {
      readonly from: 'hand';
      readonly by: Speaker;
      readonly at: string;
      /** Id of the walkthrough in which it came up. */
      readonly during?: string;
    };

/** Raised by an answer: what was said, about what, and the question of the bank whose words it takes. */
export interface AnswerOrigin {
  readonly from: 'answer';
  /** Id of the question whose decision raised it. */
  readonly because: string;
  /** The item it is about, as it was called then, and its id; absent where the answer as a whole raised it. */
  readonly item?: ItemRef;
  /** The thing it is asked of, where that is not the item itself. */
  readonly thing?: ItemRef;
  /** The word in that answer which opened it: an option's id, or what a cell holds. */
  readonly said?: string;
  /** Other words that would have opened it as well. */
  readonly or?: readonly string[];
  /** What was said, in words that follow “Because you said”; “…” is replaced by the name of what it is about. */
  readonly words?: string;
  /** The question that asks the same of all things at once. */
  readonly like?: string;
}

export interface ItemRef {
  readonly id: string;
  readonly label: string;
}

/** Asks for one slot, one mark, or what a person thought of. Immutable; its status is derived. */
export interface Question {
  readonly fact: 'question';
  readonly id: string;
  /** Id of the point under which it was raised; ids are given again when sections come and go. */
  readonly point: string;
  /** What that section was called, by which it is found again (`sectionNames`); absent in older files. */
  readonly section?: string;
  readonly kind: Kind;
  /** The place in the product model that its decision fills; null where it fills none. */
  readonly slot: string | null;
  readonly origin: Origin;
  /** One sentence in everyday words. */
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeSpec;
  /** Who could know, as groups of people ("domain expert"). */
  readonly who: readonly string[];
  /** Ids of the questions that should be settled first. */
  readonly needs: readonly string[];
  /** Kinds of point and ids of questions that wait for it. */
  readonly blocks: readonly string[];
  readonly minutes: number;
  /** What it costs to change the answer later: 1 little, 2 some, 3 a lot. */
  readonly reversal: 1 | 2 | 3;
}

export type Reply = DeepReadonly<v.InferOutput<typeof replySchema>>;

/** Immutable; changing one's mind is a new response that names the old one in `supersedes`. */
export interface Response extends Signed {
  readonly fact: 'response';
  readonly id: string;
  readonly question: string;
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
  readonly reply: Reply;
  readonly supersedes?: string;
  /** Id of the walkthrough in which it was said. */
  readonly during?: string;
  /** Said without a name: `by` is `NOBODY_NAMED`, and `at` is when the question was put, the same for everybody. */
  readonly anonymous?: AnonymousSeal;
}

/** What lets the person who spoke without a name, and nobody else, change their mind. */
interface AnonymousSeal {
  /** SHA-256 of a key that only their device holds, as 64 hex digits; empty: the answer cannot be changed. */
  readonly seal: string;
}

export const ANONYMOUS_SPEAKER: Speaker = { name: 'Anonymous', role: '' };

export type ConsentLevel = v.InferOutput<typeof consentLevelSchema>;

/** What one person thinks of an answer to a question. Immutable; the newest of a person on an answer counts. */
export interface Reaction extends Signed {
  readonly fact: 'stance';
  readonly id: string;
  readonly question: string;
  readonly on: string;
  readonly at: string;
  readonly stand: ConsentLevel;
  /** In their words; may be empty for *agree* only. */
  readonly reason: string;
  readonly during?: string;
}

export type Outcome = DeepReadonly<v.InferOutput<typeof outcomeSchema>>;

/** Closes a question (or, withdrawn, opens it again). Numbered per question; each number is used once. */
export interface Decision extends Signed {
  readonly fact: 'decision';
  readonly id: string;
  readonly question: string;
  /** 1, 2, 3 …: the newest in force replaces those before it. */
  readonly number: number;
  readonly at: string;
  readonly result: Outcome;
  readonly restsOn: readonly string[];
  /** Ids of the responses that say otherwise: the dissent. */
  readonly against: readonly string[];
  /** Things that this decision calls by another name than the one before; every other new name is a new thing. */
  readonly renamed?: readonly Renaming[];
  /** The decision that raised its question, as "entities.records/2": the version its makers knew. */
  readonly knew?: string;
  /** Id of the walkthrough in which it was made. */
  readonly during?: string;
}

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** A status that a person can give to a section; only its place makes a section a container. */
export type CorrectableStatus = Exclude<PointStatus, 'container'>;

/** `as-read` takes back what people said and leaves the reading of the text as it is. */
type Corrected<T> = T | 'as-read';

/** What a section is about, or how much it says, where its text was not read right. */
export interface Correction {
  readonly fact: 'correction';
  readonly id: string;
  readonly point: string;
  /** Its title then, after that of the section around it where others had the same. */
  readonly section: string;
  readonly kind?: Corrected<Kind>;
  readonly status?: Corrected<CorrectableStatus>;
  /** Checksum of the section's own text when the status was given, which holds only while the text is the same. */
  readonly of?: string;
  readonly why: string;
  readonly by: Speaker;
  /** UTC, ISO 8601; empty where the program wrote it while it read a family of documents. */
  readonly at: string;
}

/** The document outside the workspace that SPEC.md was copied from, as it was then. */
export interface SpecSource {
  readonly fact: 'source';
  /** The name of its file: a four-digit number, “-” and the file's checksum. The newest counts. */
  readonly id: string;
  /** Path of the document relative to the workspace's folder, with "/": "../idea.md". */
  readonly path: string;
  /** SHA-256 of the bytes that were copied, as 64 hex digits. */
  readonly sha256: string;
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
}

/** A section as questions know it: the id it had, and what it was called (`sectionNames`). */
export interface SectionKey {
  readonly point: string;
  readonly section: string;
}

/** What became of a section: the id and the title it has now; null: it is gone. */
export interface SectionFate extends SectionKey {
  readonly now: SectionKey | null;
}

export interface OutlineEntry {
  /** What it was called (`sectionNames`); empty where it had no title. */
  readonly section: string;
  readonly depth: number;
  /** Whether it stated less than it should. */
  readonly lacks: boolean;
}

/** What became of sections, as it was found when the specification was read. */
export interface SectionChange {
  readonly fact: 'section';
  /** Made of what it says, which is also its file's name. */
  readonly id: string;
  /** 1 for the first; each later one has a higher number. */
  readonly number: number;
  readonly fates: readonly SectionFate[];
  /** All sections in their order; absent where that was not to be kept. */
  readonly order?: readonly OutlineEntry[];
}

type QuestionFact = Question | Response | Decision | Reaction;

export type Fact = QuestionFact | Walkthrough | SessionEvent | Correction | SpecSource | SectionChange;

/** A file that could not be read as a fact. It is left as it is. */
export interface QuarantinedFile {
  readonly path: string;
  /** 1-based line of the trouble; 1 where none can be named. */
  readonly line: number;
  /** One sentence: what is wrong and what to do. */
  readonly reason: string;
}
