import type {
  Decision,
  Fact,
  ManagedBlock,
  Point,
  Question,
  SpecReading,
  WalkthroughView,
  Workspace,
} from '#core/index.ts';
import type { CachedFacts } from '../cache/cached-facts.ts';
import type { Reading } from '../disk/store.ts';
import { nearest, orAmong } from './nearest.ts';
import type { Waiting } from './raise-standing.ts';
import type { Turns } from './turns.ts';
import type { VoteGuard } from './unnamed.ts';

/** A block edited by hand whose text has become an answer; only while it still reads so may it be replaced. */
export type Adopted = Pick<ManagedBlock, 'point' | 'text'>;

/** What a command works with. */
export interface CommandContext {
  readonly facts: CachedFacts;
  /** As it is read, with what people corrected in that. */
  readonly spec: () => SpecReading;
  /** The same, or null where SPEC.md cannot be read. */
  readonly readable: () => SpecReading | null;
  readonly workspace: () => Workspace;
  /** The time that a new fact bears; more exact than to the second where something was said to its question in that. */
  readonly at: (question?: string) => string;
  /** To the millisecond, and later than the one before it: for what has an order within a second. */
  readonly instant: () => string;
  /** The walkthrough that goes on, or null. */
  readonly walking: () => WalkthroughView | null;
  readonly voteGuard: VoteGuard;
  readonly turns: Turns;
  /**
   * Puts a file on disk for good, or finds what is there; either way it is known afterwards. `date`: when it is to seem
   * written.
   */
  readonly append: (file: {
    readonly path: string;
    readonly text: string;
    readonly date?: Date;
  }) => Promise<{ readonly kept: 'created' | 'same' | 'taken'; readonly fact: Fact | undefined }>;
  /** Puts many new files on disk for good, several at a time; those that are there already stay. All are known at once. */
  readonly appendAll: (
    files: readonly { readonly path: string; readonly text: string }[],
  ) => Promise<{ readonly created: readonly string[]; readonly trouble: string | null }>;
  readonly read: (path: string) => Promise<Reading>;
  /** Rewrites a file of records if it still reads `from` (null: is not there); false where it does not. */
  readonly rewrite: (path: string, text: string, from: string | null) => Promise<boolean>;
  /** Reads files or folders again. */
  readonly rescan: (paths: readonly string[]) => Promise<void>;
  /** Brings SPEC.md and SPEC_GAPS.md up to date. Resolves to null or to what went wrong. */
  readonly derive: (adopted?: Adopted) => Promise<string | null>;
  /** Does what must not be seen half done: no text is written meanwhile. */
  readonly between: <T>(act: () => Promise<T>) => Promise<T>;
  /** So many questions may be open before more are raised in great numbers. */
  readonly most: number;
  /** Takes note of how many questions are not raised yet. */
  readonly wait: (from: keyof Waiting, count: number) => void;
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: () => string | null;
  /** Records a failure; a lasting one ends all saving. */
  readonly failed: (error: unknown) => void;
}

/** The question of that id, or the refusal that says so. */
export function questionOr404(id: string, { facts }: CommandContext): Question | CommandResult {
  const question = facts.question(id);
  if (question) return question;
  if (facts.isQuarantined(`questions/${id}/question.md`)) {
    return {
      status: 404,
      problem: `The question “${id}” cannot be read at the moment; mend its question.md first.`,
    };
  }
  const near = nearest(
    id,
    facts.facts().flatMap((fact) => (fact.fact === 'question' ? [fact.id] : [])),
  );
  return { status: 404, problem: `There is no question “${id}”${orAmong(near)}.`, nearest: near };
}

/** The point of that id, or the refusal that says so. */
export function pointOr404(id: string, { spec }: CommandContext): Point | CommandResult {
  const { points } = spec();
  const point = points.find((candidate) => candidate.id === id);
  if (point) return point;
  const near = nearest(
    id,
    points.map((candidate) => candidate.id),
  );
  return { status: 404, problem: `SPEC.md has no point “${id}”${orAmong(near)}.`, nearest: near };
}

/** A success, with what else went wrong if anything did. */
export function done(
  status: 200 | 201,
  facts: readonly Fact[],
  trouble: string | null,
): Extract<CommandResult, { readonly status: 200 | 201 }> {
  return trouble === null ? { status, facts } : { status, facts, trouble };
}

/**
 * What became of a command, with the status it has on the line. 201: done; 200: was done before; 400: has no sense; 403: is not theirs to do;
 * 404: names what is not there; 409: the number is taken; 412: others have spoken meanwhile; 422: the id was used for
 * something else; 503: nothing can be saved. `facts` of a refusal stand between its maker and success.
 */
export type CommandResult =
  | {
      readonly status: 200 | 201;
      readonly facts: readonly Fact[];
      /** Ids of the questions that a decision raised; they stand in `facts` too. */
      readonly raised?: readonly string[];
      readonly trouble?: string;
    }
  | {
      readonly status: 400 | 403 | 404 | 409 | 412 | 422 | 503;
      readonly problem: string;
      readonly facts?: readonly Fact[];
      /** The decision that did not come to be. */
      readonly attempted?: Decision;
      /** What may have been meant. */
      readonly nearest?: readonly string[];
    };

/** The refusal to replace what nobody has said. */
export function notThere(supersedes: string): CommandResult {
  return { status: 404, problem: `The answer that this one should replace, “${supersedes}”, is not there.` };
}

/** The refusal of an id that is used for something else already. */
export function usedBefore(id: string): CommandResult {
  return {
    status: 422,
    problem: `The id “${id}” was used before for something else; send this with a new id.`,
  };
}
