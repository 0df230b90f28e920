import type { AgendaItem } from '../facts/walkthrough/types.ts';
import type { Workspace } from '../workspace/workspace.ts';

// The bank says how many minutes a question takes. The three figures below are estimates; nothing has measured them.

/** Minutes in which a room comes to a screen and reads it. */
const PER_SCREEN = 1;
/** What is kept free at the end, to hear what came up and to say what was decided: one minute in so many … */
const ONE_RESERVED_IN = 10;
/** … and at least so many minutes. */
const LEAST_RESERVE = 3;

export interface AgendaTime {
  readonly given: number;
  /** Kept free at the end. */
  readonly reserve: number;
  readonly planned: number;
  /** What is neither planned nor kept free; below 0 where too much is planned. */
  readonly free: number;
}

export function timeOf(agenda: readonly AgendaItem[], given: number): AgendaTime {
  const reserve = reserveOf(given);
  const planned = agenda.reduce((sum, { minutes }) => sum + minutes, 0);
  return { given, reserve, planned, free: given - reserve - planned };
}

function reserveOf(given: number): number {
  return Math.min(given, Math.max(LEAST_RESERVE, Math.ceil(given / ONE_RESERVED_IN)));
}

/** Minutes that an item takes as long as nobody says otherwise: to come to the screen, and to ask its questions. */
export function usualMinutes(questions: readonly string[], workspace: Workspace): number {
  return questions.reduce((sum, id) => sum + (workspace.question(id)?.question.minutes ?? 0), PER_SCREEN);
}

/** How many more minutes a question takes on an agenda, with those to come to its screen where it is not on it yet. */
export function minutesMore(id: string, agenda: readonly AgendaItem[], workspace: Workspace): number {
  const asked = workspace.question(id)?.question;
  const isVisited = agenda.some(({ point }) => point === asked?.point);
  return (asked?.minutes ?? 0) + (isVisited ? 0 : PER_SCREEN);
}

/** How many more minutes have to be given so that something fits that takes so many minutes; 0: it fits. */
export function minutesMissing(minutes: number, { given, planned }: AgendaTime): number {
  let more = Math.max(0, planned + minutes - given);
  while (given + more - reserveOf(given + more) < planned + minutes) more += 1;
  return more;
}
