import { plural } from '../english/plural.ts';
import { isTheirs } from '../facts/speaker.ts';
import type { Response, Somebody, Speaker } from '../facts/types.ts';
import { isAgainst, isClosed, positionsIn, takesPosition } from '../workspace/questions/life-cycle.ts';
import { rankFor } from '../workspace/questions/room.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { byDue, isFor, oncePerQuestion, type Task, tasksByPerson } from './tasks.ts';

/** What waits for one person. A question is in only one of the lists, the first that it fits. */
export interface OwnList {
  /** What they were asked for by name, was given to them, or they promised; what is due first comes first. */
  readonly tasks: readonly Task[];
  /** Answers of theirs that others doubt, and why. */
  readonly shaken: readonly Shaken[];
  /** Open questions that they could know and have not answered, in the order of asking. */
  readonly group: readonly QuestionView[];
}

interface Shaken {
  readonly view: QuestionView;
  readonly because: string;
}

/** Empty while nobody has said who they are. */
export function ownListOf(workspace: Workspace, who: Somebody): OwnList {
  if (who.name === '' && who.role === '') return { tasks: [], shaken: [], group: [] };
  const all = tasksByPerson(workspace).flatMap(({ tasks }) => tasks);
  const tasks = oncePerQuestion(all.filter((task) => isFor(task, who)).sort(byDue));
  const listed = new Set(tasks.map(({ view }) => view.question.id));
  const isNew = ({ question }: QuestionView) => {
    if (listed.has(question.id)) return false;
    listed.add(question.id);
    return true;
  };
  const shaken = workspace.questions.flatMap((view) => shakenIn(view, who) ?? []).filter(({ view }) => isNew(view));
  const group = groupQuestions(workspace, who).filter(isNew);
  return { tasks, shaken, group };
}

function groupQuestions(workspace: Workspace, who: Somebody): readonly QuestionView[] {
  if (who.role === '') return [];
  return rankFor(workspace, [who.role]).flatMap(({ view, here }) => {
    const isTheirs = here.length > 0 && view.question.who.length > 0 && !isClosed(view.status);
    return isTheirs && answerOf(who, view) === undefined ? [view] : [];
  });
}

export function answerOf(who: Somebody, { responses }: QuestionView): Response | undefined {
  return who.name === '' ? undefined : responses.find((response) => isTheirs(response, who));
}

function shakenIn(view: QuestionView, who: Somebody): Shaken | null {
  const own = answerOf(who, view);
  if (!own || !takesPosition(own.reply)) return null;
  if (view.stale) return { view, because: view.stale.because };
  const against = view.reactions.filter((reaction) => reaction.on === own.id && isAgainst(reaction));
  if (against.length > 0)
    return {
      view,
      because: `${namesOf(against)} ${plural(against.length, 'does', 'do')} not agree with it.`,
    };
  if (view.status !== 'contested') return null;
  const others = positionsIn(view.question, view.responses).filter(({ by }) => !by.includes(own));
  const by = others.flatMap((position) => position.by);
  return by.length === 0 ? null : { view, because: `${namesOf(by)} said otherwise.` };
}

function namesOf(said: readonly { readonly by: Speaker }[]): string {
  return [...new Set(said.map(({ by }) => by.name))].join(', ');
}
