import { itemId } from '../../answers/naming.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import { guessKinds } from '../../kinds/guess-kinds.ts';
import type { MatrixValue, Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { decidedRows } from './decided-rows.ts';
import { KIND_QUESTION } from './kinds-said.ts';
import { settledValue } from './question-state.ts';

/**
 * What the form begins with where nobody has answered: the names that are known, to be completed, or a guess, to be
 * confirmed; undefined: nothing is known. Nothing of it is said before somebody saves it.
 */
export function prefilled({ question, responses, decision }: QuestionView, workspace: Workspace): Value | undefined {
  if (responses.length > 0 || decision) return undefined;
  const found =
    BEGINNINGS[question.id] ?? BEGINNINGS[(question.origin.from === 'answer' && question.origin.like) || ''];
  return found && prefill(question, [workspace.questions], () => found(workspace));
}

/** The same object for the same workspace, so that a form does not begin anew. */
const prefill = memoizeByDeps<Question, Value | undefined>();

const BEGINNINGS: Readonly<Record<string, (workspace: Workspace) => Value | undefined>> = {
  [KIND_QUESTION]: (workspace) => {
    const what = settledValue(workspace.question('purpose.what'));
    const [likeliest] = typeof what === 'string' ? guessKinds(what) : [];
    return likeliest === undefined ? undefined : [likeliest];
  },
  'screens.landing': (workspace) => rowsOf(rolesIn(workspace), 3),
  'roles.grants': (workspace) => rowsOf(rolesIn(workspace), 3),
  'roles.permissions': (workspace) => rightsOf(rolesIn(workspace)),
};

function rowsOf(names: readonly string[], columns: number): Value | undefined {
  return names.length === 0 ? undefined : names.map((name) => [name, ...Array<string>(columns - 1).fill('')]);
}

const RIGHTS = ['list', 'open', 'create', 'change', 'delete'];

function rightsOf(roles: readonly string[]): MatrixValue | undefined {
  return roles.length === 0
    ? undefined
    : { rows: roles, columns: RIGHTS, cells: roles.map(() => RIGHTS.map(() => '')) };
}

/** Groups without rights of their own. */
const KEPT_OUT: ReadonlySet<unknown> = new Set(['receives-only', 'no-access']);

/** The roles that were named, else the groups of people that are not kept out. */
export function rolesIn(workspace: Workspace): readonly string[] {
  const namesAt = (id: string) => {
    const view = workspace.question(id);
    return view ? decidedRows(view.decision, view.question.shape).map(({ label }) => label) : [];
  };
  const granted = namesAt('roles.grants');
  const isKeptOut = (group: string) =>
    KEPT_OUT.has(settledValue(workspace.question(`purpose.groups.${itemId(group)}.role`)));
  const groups = namesAt('purpose.groups').filter((group) => !isKeptOut(group));
  return (granted.length > 0 ? granted : groups).filter((name) => name !== '');
}
