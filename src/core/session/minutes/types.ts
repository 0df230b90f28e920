import type { Decision, Reaction, Reply, Response, Speaker } from '../../facts/types.ts';
import type { Walkthrough, WalkthroughRole } from '../../facts/walkthrough/types.ts';
import type { Poll } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { QuestionView, Workspace } from '../../workspace/workspace.ts';
import type { BurnDown, Coverage } from '../coverage.ts';
import type { PersonTasks } from '../tasks.ts';
import type { DiffLine } from './line-diff.ts';
import type { ProductChanges } from './product-changes.ts';

/**
 * The results of a walkthrough. After its end they follow only from the facts up to then, so that what is said later
 * never changes them; before its end they are the results so far, without hidden answers.
 */
export interface Minutes {
  readonly walkthrough: Walkthrough;
  /** Null while it goes on. */
  readonly endedAt: string | null;
  /** What the facilitator said to everybody at the end; empty: nothing. */
  readonly closingWord: string;
  readonly people: readonly Participant[];
  readonly shown: readonly VisitedPlace[];
  /** Every question that was put, shown or touched, in the order in which it first was. */
  readonly discussions: readonly Discussion[];
  readonly parked: readonly QuestionView[];
  /** What its decisions ask next. */
  readonly raised: readonly QuestionView[];
  readonly spec: readonly TextChange[];
  readonly product: ProductChanges;
  readonly coverage: Coverage;
  /** Up to this walkthrough. */
  readonly burnDown: BurnDown;
  readonly next: NextSteps;
  /** The workspace without what this walkthrough brought, and with it. */
  readonly before: Workspace;
  readonly after: Workspace;
}

export interface Participant extends Speaker {
  /** Null: they spoke without an invitation. */
  readonly as: WalkthroughRole | null;
  /** When they joined; null: nobody knows. */
  readonly at: string | null;
}

export interface VisitedPlace {
  readonly place: string;
  readonly at: string;
  /** Null: it is still shown. */
  readonly until: string | null;
  /** Ids; null where the address has neither. */
  readonly point: string | null;
  readonly question: string | null;
  readonly words: string;
}

export interface Discussion {
  /** The question at the end. */
  readonly view: QuestionView;
  /** How it was put to everybody; null: it was not. */
  readonly poll: Poll | null;
  /** The different answers in force, each with everybody who gives it; the one that was decided comes first. */
  readonly positions: readonly PositionView[];
  /** Those who do not know, or will say later. */
  readonly others: readonly Response[];
  /** What was said in this walkthrough by name, and withdrawn again. */
  readonly replaced: readonly Response[];
  /** Ids of those of them that were still in force when hidden answers were shown to all. */
  readonly validWhenShown: ReadonlySet<string>;
  /** The decision in force, where this walkthrough made it. */
  readonly decision: Decision | null;
  /** What this walkthrough decided before that, in order. */
  readonly earlier: readonly Decision[];
  /** The responses that the decision in force rests on, and those that say otherwise. */
  readonly restsOn: readonly Response[];
  readonly against: readonly Response[];
}

export interface PositionView {
  readonly reply: Reply;
  readonly by: readonly Response[];
  /** The newest of each person on these answers. */
  readonly reactions: readonly Reaction[];
  readonly decided: boolean;
}

export interface TextChange {
  readonly point: string;
  readonly title: string;
  readonly lines: readonly DiffLine[];
}

export interface NextSteps {
  readonly open: number;
  /** Those to ask first, in the order of asking; at most ten. */
  readonly questions: readonly QuestionView[];
  readonly tasks: readonly PersonTasks[];
}
