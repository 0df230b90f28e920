import { plural } from '../english/plural.ts';
import { shortName } from '../english/short-name.ts';
import type { AgendaItem } from '../facts/walkthrough/types.ts';
import { isClosed } from '../workspace/questions/life-cycle.ts';
import { rankFor, type Seated } from '../workspace/questions/room.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { firstAsked, suggestedGoal } from './agenda-goal.ts';
import { type AgendaTime, minutesMissing, minutesMore, timeOf, usualMinutes } from './agenda-time.ts';

export interface Invited {
  /** What they speak for: "Finance", "domain expert"; empty: everybody who is needed. */
  readonly groups: readonly string[];
  readonly minutes: number;
}

/** An open question that is not on the agenda, and why. */
export interface Later {
  readonly question: string;
  /** What it lacks: time, people who could know, or that something else is settled first. */
  readonly lacks: 'time' | 'people' | 'order';
  readonly because: string;
}

/** Every open question is in exactly one of `items` and `later`. */
export interface Plan {
  readonly items: readonly AgendaItem[];
  readonly later: readonly Later[];
  readonly time: AgendaTime;
}

/** Takes what fits the time, in the order of asking; what waits for a question comes after that one. */
export function planAgenda(workspace: Workspace, invited: Invited): Plan {
  let items: readonly AgendaItem[] = [];
  let waiting = byNearness(openFor(workspace, invited.groups).filter(({ missing }) => missing === null));
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    for (const { view } of waiting) {
      const fits = timeOf(items, invited.minutes).free >= minutesMore(view.question.id, items, workspace);
      if (fits && waitsFor(view, items, workspace) === null) items = withQuestion(items, view.question.id, workspace);
    }
    const asked = askedIn(items);
    waiting = waiting.filter(({ view }) => !asked.has(view.question.id));
  }
  return planOf(workspace, invited, items);
}

/** An agenda that a person has made, with what it leaves for later and the time that it takes. */
export function planOf(workspace: Workspace, invited: Invited, items: readonly AgendaItem[]): Plan {
  const time = timeOf(items, invited.minutes);
  const asked = askedIn(items);
  const later = openFor(workspace, invited.groups)
    .filter(({ view }) => !asked.has(view.question.id))
    .map(({ view, missing }): Later => {
      const question = view.question.id;
      const order = waitsFor(view, items, workspace);
      if (order !== null) return { question, lacks: 'order', because: order };
      if (missing !== null) return { question, lacks: 'people', because: missing };
      return {
        question,
        lacks: 'time',
        because: timeSentence(minutesMore(question, items, workspace), time),
      };
    });
  return { items, later, time };
}

function askedIn(items: readonly AgendaItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ questions }) => questions));
}

/** Adds a question at the end of its screen; a screen that is not on the agenda yet is added as the last. */
export function withQuestion(agenda: readonly AgendaItem[], id: string, workspace: Workspace) {
  const point = workspace.question(id)?.question.point;
  if (point === undefined) return agenda;
  const visited = agenda.find((item) => item.point === point);
  if (!visited) return [...agenda, usualItem(point, [id], workspace)];
  return agenda.map((item) => (item === visited ? withQuestions(item, [...item.questions, id], workspace) : item));
}

/** Goal and minutes follow the questions until a person has set them. */
export function withQuestions(item: AgendaItem, questions: readonly string[], workspace: Workspace) {
  const before = usualItem(item.point, item.questions, workspace);
  const now = usualItem(item.point, questions, workspace);
  return {
    ...now,
    goal: item.goal === before.goal ? now.goal : item.goal,
    minutes: item.minutes === before.minutes ? now.minutes : item.minutes,
  };
}

function usualItem(point: string, questions: readonly string[], workspace: Workspace): AgendaItem {
  return {
    point,
    questions,
    goal: suggestedGoal(point, questions, workspace),
    minutes: usualMinutes(questions, workspace),
  };
}

/** In the order of asking, each with who is missing for it. */
function openFor(workspace: Workspace, groups: readonly string[]) {
  const seats =
    groups.length > 0 ? rankFor(workspace, groups) : workspace.questions.map((view) => ({ view, missing: null }));
  return seats.filter(({ view }) => !isClosed(view.status));
}

/** The frontier in its order; after it what waits, in the order in which it would come were it not waiting. */
function byNearness<S extends Pick<Seated, 'view'>>(seats: readonly S[]): readonly S[] {
  const frontier = seats.filter(({ view }) => view.rank.frontier);
  const behind = seats.filter(({ view }) => !view.rank.frontier);
  return [...frontier, ...behind.sort((a, b) => b.view.rank.score - a.view.rank.score)];
}

/** What has to be settled first and is not asked before it on the agenda, in one sentence; null: nothing. */
function waitsFor({ question, rank }: QuestionView, items: readonly AgendaItem[], workspace: Workspace) {
  if (!workspace.point(question.point)) return 'Its section is no longer in the specification.';
  const visited = items.findIndex(({ point }) => point === question.point);
  const before = askedIn(visited < 0 ? items : items.slice(0, visited + 1));
  const [first, ...more] = rank.unmet.filter((id) => !before.has(id));
  if (first === undefined) return null;
  const ask = shortName(firstAsked(workspace.question(first)?.question.ask ?? first));
  return `Waits for “${ask}”${more.length > 0 ? ` and ${more.length} more` : ''}.`;
}

function timeSentence(minutes: number, time: AgendaTime): string {
  const missing = minutesMissing(minutes, time);
  if (missing === 0) return `There is time for it: ${minutes} of ${time.free} free minutes.`;
  return plural(missing, 'No time left: 1 more minute would do.', 'No time left: # more minutes would do.');
}
