import { plural } from '../english/plural.ts';
import { shortName } from '../english/short-name.ts';
import type { Question } from '../facts/types.ts';
import type { AgendaItem } from '../facts/walkthrough/types.ts';
import { patternOf } from '../workspace/questions/question-lookup.ts';
import { isClosed } from '../workspace/questions/question-state.ts';
import { type QuestionWithPeople, rankForPeople } from '../workspace/questions/rank-for-people.ts';
import { compareByPlace } from '../workspace/questions/ranking.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { firstAsked, suggestedGoal } from './agenda-goal.ts';
import { type AgendaTime, addedMinutes, agendaTimeOf, defaultMinutes, missingMinutes } from './agenda-time.ts';

export interface AgendaRequest {
  /** What they speak for: "Finance", "domain expert"; empty: everybody who is needed. */
  readonly groups: readonly string[];
  readonly minutes: number;
}

/** An open question that is not on the agenda, and why. */
export interface PostponedQuestion {
  readonly question: string;
  /**
   * What it lacks: time, people who could know, that something else is settled first; `novelty`: the same is on the
   * agenda already, of another thing.
   */
  readonly lacks: 'time' | 'people' | 'order' | 'novelty';
  readonly because: string;
}

/** Every open question is in exactly one of `items` and `later`. */
export interface AgendaPlan {
  readonly items: readonly AgendaItem[];
  readonly later: readonly PostponedQuestion[];
  readonly time: AgendaTime;
}

/**
 * Takes what there is time for, in the order of asking; what waits for a question comes after that one. What is asked
 * of each thing in the same words is asked of one: nobody listens to “What is … linked to?” four times.
 */
export function planAgenda(workspace: Workspace, request: AgendaRequest): AgendaPlan {
  let items: readonly AgendaItem[] = [];
  let waiting = frontierFirst(openQuestionsFor(workspace, request.groups).filter(({ missing }) => missing === null));
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    for (const { view } of waiting) {
      const fits = agendaTimeOf(items, request.minutes).free >= addedMinutes(view.question.id, items, workspace);
      if (fits && waitingReason(view, items, workspace) === null && alikeOn(items, view, workspace) === undefined)
        items = addQuestion(items, view.question.id, workspace);
    }
    const asked = askedIn(items);
    waiting = waiting.filter(({ view }) => !asked.has(view.question.id));
  }
  return agendaPlanOf(workspace, request, items);
}

/** An agenda that a person has made, with what it leaves for later and the time that it takes. */
export function agendaPlanOf(workspace: Workspace, request: AgendaRequest, items: readonly AgendaItem[]): AgendaPlan {
  const time = agendaTimeOf(items, request.minutes);
  const asked = askedIn(items);
  const later = openQuestionsFor(workspace, request.groups)
    .filter(({ view }) => !asked.has(view.question.id))
    .map(({ view, missing }): PostponedQuestion => {
      const question = view.question.id;
      const order = waitingReason(view, items, workspace);
      if (order !== null) return { question, lacks: 'order', because: order };
      if (missing !== null) return { question, lacks: 'people', because: missing };
      const alike = alikeOn(items, view, workspace);
      if (alike) return { question, lacks: 'novelty', because: `Like “${shortAsk(alike)}”, which is on the agenda.` };
      return {
        question,
        lacks: 'time',
        because: timeSentence(addedMinutes(question, items, workspace), time),
      };
    });
  return { items, later, time };
}

function askedIn(items: readonly AgendaItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ questions }) => questions));
}

/** Adds a question at the end of its screen; a screen that is not on the agenda yet is added as the last. */
export function addQuestion(agenda: readonly AgendaItem[], id: string, workspace: Workspace) {
  const point = workspace.question(id)?.question.point;
  if (point === undefined) return agenda;
  const visited = agenda.find((item) => item.point === point);
  if (!visited) return [...agenda, defaultItem(point, [id], workspace)];
  return agenda.map((item) => (item === visited ? replaceQuestions(item, [...item.questions, id], workspace) : item));
}

/** Goal and minutes follow the questions until a person has set them. */
export function replaceQuestions(item: AgendaItem, questions: readonly string[], workspace: Workspace) {
  const before = defaultItem(item.point, item.questions, workspace);
  const now = defaultItem(item.point, questions, workspace);
  return {
    ...now,
    goal: item.goal === before.goal ? now.goal : item.goal,
    minutes: item.minutes === before.minutes ? now.minutes : item.minutes,
  };
}

function defaultItem(point: string, questions: readonly string[], workspace: Workspace): AgendaItem {
  return {
    point,
    questions,
    goal: suggestedGoal(point, questions, workspace),
    minutes: defaultMinutes(questions, workspace),
  };
}

/** In the order of asking, each with who is missing for it. */
function openQuestionsFor(workspace: Workspace, groups: readonly string[]) {
  const ranked =
    groups.length > 0 ? rankForPeople(workspace, groups) : workspace.questions.map((view) => ({ view, missing: null }));
  return ranked.filter(({ view }) => !isClosed(view.status));
}

/** The frontier in its order; after it what waits for others, in the order that suits the kind of product. */
function frontierFirst<S extends Pick<QuestionWithPeople, 'view'>>(questions: readonly S[]): readonly S[] {
  const frontier = questions.filter(({ view }) => view.rank.isAskable);
  const behind = questions.filter(({ view }) => !view.rank.isAskable);
  return [...frontier, ...behind.sort((a, b) => compareByPlace(a.view.rank, b.view.rank))];
}

/** What has to be settled first and is not asked before it on the agenda, in one sentence; null: nothing. */
function waitingReason({ question, rank }: QuestionView, items: readonly AgendaItem[], workspace: Workspace) {
  if (!workspace.point(question.point)) return 'Its section is no longer in the specification.';
  const visited = items.findIndex(({ point }) => point === question.point);
  const before = askedIn(visited < 0 ? items : items.slice(0, visited + 1));
  const [first, ...more] = rank.unmet.filter((id) => !before.has(id));
  if (first === undefined) return null;
  const ask = workspace.question(first)?.question;
  return `Waits for “${ask ? shortAsk(ask) : first}”${more.length > 0 ? ` and ${more.length} more` : ''}.`;
}

function shortAsk({ ask }: Question): string {
  return shortName(firstAsked(ask));
}

/** A question on the agenda that asks the same of another thing. */
function alikeOn(items: readonly AgendaItem[], { question }: QuestionView, workspace: Workspace): Question | undefined {
  const pattern = patternOf(question);
  if (pattern === null) return undefined;
  const asked = items.flatMap(({ questions }) => questions.flatMap((id) => workspace.question(id)?.question ?? []));
  return asked.find((one) => one.id !== question.id && patternOf(one) === pattern);
}

function timeSentence(minutes: number, time: AgendaTime): string {
  const missing = missingMinutes(minutes, time);
  if (missing === 0) return `There is time for it: ${minutes} of ${time.free} free minutes.`;
  return plural(missing, 'No time left: 1 more minute would do.', 'No time left: # more minutes would do.');
}
