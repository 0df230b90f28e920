import type { Gap } from '../gaps/gap.ts';

/** A document in the overview: what its text, and in a workspace its facts, say. */
export interface DocumentOverview {
  readonly path: string;
  readonly title: string;
  /** Points that count: neither a heading with only sub-headings nor the document's title. */
  readonly points: number;
  readonly answered: number;
  readonly partial: number;
  readonly unanswered: number;
  readonly notApplicable: number;
  readonly marks: number;
  /** As `specwalk gaps` counts them: a section that says nothing counts once, however many marks it has. */
  readonly gaps: number;
  /** The share of the points of which everything is said, or which do not apply: 0 … 1; null where none counts. */
  readonly done: number | null;
  /** The questions of a workspace without parked ones; null for a document that is none. */
  readonly questions: QuestionCounts | null;
}

export interface QuestionCounts {
  /** Nobody has decided, or it has to be confirmed. */
  readonly open: number;
  /** Of these, those to which anybody has said something. */
  readonly answered: number;
  /** Decided, assumed, deferred, or does not apply. */
  readonly decided: number;
  /** Of these, those that were put off, if any. */
  readonly putOff?: number;
}

/** What several documents ask under the same heading, and how many of them answer it. */
export interface SharedSection {
  /** The heading as the first of them writes it, without its number. */
  readonly heading: string;
  readonly documents: number;
  /** In how many of them it says everything, or does not apply. */
  readonly answered: number;
  readonly partial: number;
  /** Paths of those in which it says nothing. */
  readonly unanswered: readonly string[];
}

/** A person whom gaps wait for. */
export interface OwnerOverview {
  readonly name: string;
  /** All that waits for them; the sum of the three below. */
  readonly open: number;
  /** Gaps whose marks name them. */
  readonly marks: number;
  /** Questions that were deferred to them. */
  readonly deferred: number;
  /** Gaps that name nobody, in documents that are theirs. */
  readonly gaps: number;
  /** Of the marks and the deferred questions, those that are past their date. */
  readonly overdue: number;
  readonly documents: readonly string[];
}

/** How far many documents are: a contract, changed only with its version. */
export interface Overview {
  readonly version: 1;
  /** In the order in which they were given. */
  readonly documents: readonly DocumentOverview[];
  /** Never answered ones first, of these the ones that most documents have; none that every document answers. */
  readonly sections: readonly SharedSection[];
  /** The one whom most waits for first. */
  readonly owners: readonly OwnerOverview[];
}

export interface WaitingItem {
  readonly name: string;
  readonly as: 'marks' | 'deferred' | 'gaps';
  readonly count: number;
  /** YYYY-MM-DD; absent where no date is named. */
  readonly due?: string;
}

/** A section of one document, by the words under which others may have it too. */
export interface DocumentSection {
  readonly key: string;
  readonly heading: string;
  readonly status: 'answered' | 'partial' | 'unanswered';
}

/** A gap of one document, for people: its line, what makes it one, its words, and why or whom it waits for. */
export type GapRow = Pick<Gap, 'line' | 'kind' | 'words' | 'aside'>;

/** All that the overview of many documents takes from one of them; the document itself need not be kept. */
export interface DocumentSummary {
  readonly document: DocumentOverview;
  readonly sections: readonly DocumentSection[];
  readonly waiting: readonly WaitingItem[];
  readonly gaps: readonly GapRow[];
}
