import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import { guessKinds } from '../../kinds/guess-kinds.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { rolesNamed } from './given-answers.ts';
import { acceptedInGivenRecords, fieldsOfGivenRecords, seenInGivenRecords } from './given-records.ts';
import { KIND_QUESTION } from './kinds-said.ts';
import { askedLike } from './question-lookup.ts';
import { settledValue } from './question-state.ts';

/**
 * What the form begins with where nobody has answered: the names that are known, to be completed, or a guess, to be
 * confirmed; undefined: nothing is known. Nothing of it is said before somebody saves it.
 */
export function prefilled({ question, responses, decision }: QuestionView, workspace: Workspace): Value | undefined {
  if (responses.length > 0 || decision) return undefined;
  const found = BEGINNINGS[askedLike(question)] ?? seenInGivenRecords;
  return prefill(question, [workspace.questions], () => found(workspace, question));
}

/** Forms that begin with names to be completed; any other begins with a guess, to be confirmed as it is. */
const COMPLETED: ReadonlySet<string> = new Set(['roles.grants']);

/** Whether what its form begins with can be confirmed as it is. */
export function isWholeGuess(question: Question): boolean {
  return !COMPLETED.has(askedLike(question));
}

/** The same object for the same workspace, so that a form does not begin anew. */
const prefill = memoizeByDeps<Question, Value | undefined>();

const BEGINNINGS: Readonly<Record<string, (workspace: Workspace, question: Question) => Value | undefined>> = {
  'entities.fields': fieldsOfGivenRecords,
  'validation.examples': acceptedInGivenRecords,
  [KIND_QUESTION]: (workspace) => {
    const what = settledValue(workspace.question('purpose.what'));
    const [likeliest] = typeof what === 'string' ? guessKinds(what) : [];
    return likeliest === undefined ? undefined : [likeliest];
  },
  // Each group is a role unless its line is removed; a form with a line for each name drops what nobody completes.
  'roles.grants': (workspace) => {
    const names = rolesNamed(workspace);
    return names.length === 0 ? undefined : names.map((name) => [name, '', '']);
  },
};
