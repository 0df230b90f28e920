import type { AgendaItem } from '../facts/walkthrough/types.ts';
import type { Workspace } from '../workspace/workspace.ts';

// The bank says how many minutes a question takes. The three figures below are estimates; nothing has measured them.

/** Minutes for people to come to a screen and read it. */
const PER_SCREEN = 1;
/** The time that is reserved at the end, for open points and a summary: one minute in ten … */
const ONE_RESERVED_IN = 10;
/** … but at least this many minutes. */
const MIN_RESERVE = 3;

export interface AgendaTime {
  readonly given: number;
  /** Minutes reserved at the end. */
  readonly reserve: number;
  readonly planned: number;
  /** Neither planned nor reserved; below 0 where too much is planned. */
  readonly free: number;
}

export function agendaTimeOf(agenda: readonly AgendaItem[], given: number): AgendaTime {
  const reserve = reserveOf(given);
  const planned = agenda.reduce((sum, { minutes }) => sum + minutes, 0);
  return { given, reserve, planned, free: given - reserve - planned };
}

function reserveOf(given: number): number {
  return Math.min(given, Math.max(MIN_RESERVE, Math.ceil(given / ONE_RESERVED_IN)));
}

/** Default minutes of an item: to come to the screen, and to ask its questions. */
export function defaultMinutes(questions: readonly string[], workspace: Workspace): number {
  return questions.reduce((sum, id) => sum + (workspace.question(id)?.question.minutes ?? 0), PER_SCREEN);
}

/** How many more minutes a question takes on an agenda, including those for its screen where it is not on it yet. */
export function addedMinutes(id: string, agenda: readonly AgendaItem[], workspace: Workspace): number {
  const asked = workspace.question(id)?.question;
  const isVisited = agenda.some(({ point }) => point === asked?.point);
  return (asked?.minutes ?? 0) + (isVisited ? 0 : PER_SCREEN);
}

/** How many minutes to add to the time given so that `minutes` more fit; 0: they fit. */
export function missingMinutes(minutes: number, { given, planned }: AgendaTime): number {
  let more = Math.max(0, planned + minutes - given);
  while (given + more - reserveOf(given + more) < planned + minutes) more += 1;
  return more;
}
