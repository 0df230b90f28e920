import { groupBy } from '../base/group-by.ts';
import type { Response, Speaker } from '../facts/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { isClosed, takesPosition } from '../workspace/questions/question-state.ts';
import { isNameMatch } from '../workspace/questions/rank-for-people.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';

/** A question that a person was asked to answer. */
export interface Task {
  /** The name that was used: "Kim from Finance". */
  readonly person: string;
  readonly view: QuestionView;
  /** They were named as the one who knows, it was put off to them, or they promised it. */
  readonly why: 'asked' | 'deferred' | 'promised';
  /** YYYY-MM-DD; empty: no day was named. */
  readonly due: string;
  /** Null where no name is kept. */
  readonly said: Speaker | null;
}

/** What is due first comes first, then what has no day. */
export interface PersonTasks {
  readonly person: string;
  readonly tasks: readonly Task[];
}

/** In the order in which they are due. A settled question is no task. */
export function tasksByPerson(workspace: Workspace): readonly PersonTasks[] {
  const tasks = workspace.questions.flatMap(tasksIn).sort(byDue);
  return [...groupBy(tasks, ({ person }) => foldCase(person)).values()].map((all) => ({
    person: all[0]?.person ?? '',
    tasks: oncePerQuestion(all),
  }));
}

/** Whether the task calls them by their name, or by what they speak for. */
export function isTaskFor({ person }: Task, { name, role }: Speaker): boolean {
  return (name !== '' && isNameMatch(person, name)) || (role !== '' && isNameMatch(person, role));
}

function tasksIn(view: QuestionView): readonly Task[] {
  const { decision, status, responses } = view;
  if (decision?.result.outcome === 'deferred') {
    const { owner, until } = decision.result;
    return [{ person: owner, view, why: 'deferred', due: until, said: decision.by }];
  }
  if (isClosed(status)) return [];
  return responses
    .flatMap((response) => taskOf(response, view) ?? [])
    .filter(({ person }) => !hasAnswered(person, view));
}

function taskOf({ reply, by, anonymous }: Response, view: QuestionView): Task | null {
  const said = anonymous ? null : by;
  if (reply.says === 'unknown' && reply.who.trim() !== '')
    return { person: reply.who.trim(), view, why: 'asked', due: '', said };
  if (reply.says !== 'later') return null;
  const person = reply.owner.trim() || (said?.name ?? '');
  return person === '' ? null : { person, view, why: 'promised', due: reply.until, said };
}

/** A person who does not know is not asked again either. */
function hasAnswered(person: string, { responses }: QuestionView): boolean {
  return responses.some(
    ({ reply, by, anonymous }) =>
      !anonymous && (takesPosition(reply) || reply.says === 'pass') && isNameMatch(person, by.name),
  );
}

export function byDue(a: Task, b: Task): number {
  if (a.due === b.due) return 0;
  return a.due === '' || (b.due !== '' && b.due < a.due) ? 1 : -1;
}

/** Two people may have named the same person; asked once is enough. */
export function oncePerQuestion(tasks: readonly Task[]): readonly Task[] {
  return [...groupBy(tasks, ({ view }) => view.question.id).values()].flatMap(([first]) => first ?? []);
}

/** In a few words; to the person who has to do it, or about them. */
export function taskWords({ why, said, person }: Task, to: 'you' | 'them'): string {
  const by = said && said.name !== person ? said.name : '';
  switch (why) {
    case 'asked':
      return `${to === 'you' ? 'you' : 'they'} would know${by && `, says ${by}`}`;
    case 'deferred':
      return `put off to ${to}${by && ` by ${by}`}`;
    case 'promised':
      return `promised for later${by && ` by ${by}`}`;
  }
}
