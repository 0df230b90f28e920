import { plural } from '../english/plural.ts';
import { isSaidBy } from '../facts/speaker.ts';
import type { KnownPerson, Response } from '../facts/types.ts';
import { isAgainst, isClosed, positionsIn, takesPosition } from '../workspace/questions/question-state.ts';
import { rankForPeople } from '../workspace/questions/rank-for-people.ts';
import { namesOf } from '../workspace/questions/staleness.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { byDue, isTaskFor, oncePerQuestion, type Task, tasksByPerson } from './tasks.ts';

/** What waits for one person. A question is in only one of the lists, the first that it fits. */
export interface WaitingForPerson {
  /** What they were asked for by name, was given to them, or they promised; what is due first comes first. */
  readonly tasks: readonly Task[];
  /** Answers of theirs that others doubt, and why. */
  readonly shaken: readonly DoubtedAnswer[];
  /** Open questions that they could know and have not answered, in the order of asking. */
  readonly group: readonly QuestionView[];
  /** The few to begin with: of their group, or else those to ask first. */
  readonly first: readonly QuestionView[];
}

interface DoubtedAnswer {
  readonly view: QuestionView;
  readonly because: string;
}

/** While nobody has said who they are, only what anybody could begin with. */
export function waitingForPerson(workspace: Workspace, who: KnownPerson): WaitingForPerson {
  const all = tasksByPerson(workspace).flatMap(({ tasks }) => tasks);
  const tasks = oncePerQuestion(all.filter((task) => isTaskFor(task, who)).sort(byDue));
  const listed = new Set(tasks.map(({ view }) => view.question.id));
  const isNew = ({ question }: QuestionView) => {
    if (listed.has(question.id)) return false;
    listed.add(question.id);
    return true;
  };
  const shaken = workspace.questions
    .flatMap((view) => doubtedAnswer(view, who) ?? [])
    .filter(({ view }) => isNew(view));
  const group = groupQuestions(workspace, who).filter(isNew);
  const anybodys = workspace.questions.filter((view) => view.rank.isAskable && !isClosed(view.status) && isNew(view));
  const open = group.length > 0 ? group : anybodys.filter((view) => answerOf(who, view) === undefined);
  return { tasks, shaken, group, first: withinMinutes(open) };
}

/** Minutes and questions that people give at once, without being asked twice. */
const AT_ONCE = { minutes: 15, questions: 5 };

/** At least one. */
function withinMinutes(views: readonly QuestionView[]): readonly QuestionView[] {
  let left = AT_ONCE.minutes;
  return views.slice(0, AT_ONCE.questions).filter(({ question }, at) => {
    left -= question.minutes;
    return at === 0 || left >= 0;
  });
}

export function minutesOf(views: readonly QuestionView[]): number {
  return views.reduce((sum, { question }) => sum + question.minutes, 0);
}

function groupQuestions(workspace: Workspace, who: KnownPerson): readonly QuestionView[] {
  if (who.role === '') return [];
  return rankForPeople(workspace, [who.role]).flatMap(({ view, here }) => {
    const isTheirs = here.length > 0 && view.question.who.length > 0 && !isClosed(view.status);
    return isTheirs && answerOf(who, view) === undefined ? [view] : [];
  });
}

export function answerOf(who: KnownPerson, { responses }: QuestionView): Response | undefined {
  return who.name === '' ? undefined : responses.find((response) => isSaidBy(response, who));
}

function doubtedAnswer(view: QuestionView, who: KnownPerson): DoubtedAnswer | null {
  const own = answerOf(who, view);
  if (!own || !takesPosition(own.reply)) return null;
  if (view.stale && !view.stale.gone) return { view, because: view.stale.because };
  const against = view.reactions.filter((reaction) => reaction.on === own.id && isAgainst(reaction));
  if (against.length > 0)
    return {
      view,
      because: `${namesOf(against)} ${plural(against.length, 'does', 'do')} not agree with it.`,
    };
  if (view.status !== 'contested') return null;
  const others = positionsIn(view.question, view.responses).filter(({ by }) => !by.includes(own));
  const by = others.flatMap((position) => position.by);
  return by.length === 0 ? null : { view, because: `${namesOf(by)} gave a different answer.` };
}
