import {
  bankRootOf,
  type Grid,
  isClosed,
  isSettled,
  linesOf,
  type QuestionView,
  type QuestionWithPeople,
  rankForPeople,
  takesPosition,
  type Workspace,
} from '#core/index.ts';
import { type AskedAt, inPart } from '../asking/subject-id-of.ts';
import { compareText, searchTerms, toSearchText } from '../kit/search-text.ts';

/** The filter of the list as it is in the address; empty strings filter nothing, an empty status what is closed. */
export interface QuestionFilter extends AskedAt {
  readonly point: string;
  /** A status, or one of `STATUSES`. */
  readonly status: string;
  readonly who: string;
  readonly text: string;
  readonly sort: string;
  /** The people in the room, for the order of asking; filters nothing. */
  readonly room: readonly string[];
}

/** A question of the list, and who is missing in the room to answer it; with `grid` it stands for its open cells too. */
export interface ListedQuestion extends Pick<QuestionWithPeople, 'view' | 'missing' | 'only'> {
  readonly grid?: Grid | undefined;
}

/** A question with all its text prepared for search once, so that each keystroke only compares. */
interface IndexedQuestion {
  readonly view: QuestionView;
  readonly words: string;
  /** The place of its point in the specification. */
  readonly place: number;
  readonly scene: string | undefined;
}

/** Orders of the list; without `compare`, the order of asking, which is the given one. */
export const SORTS: Readonly<
  Record<string, { label: string; compare?: (a: IndexedQuestion, b: IndexedQuestion) => number }>
> = {
  rank: { label: 'What to ask first' },
  point: { label: 'By point', compare: (a, b) => a.place - b.place },
  short: { label: 'Shortest first', compare: (a, b) => a.view.question.minutes - b.view.question.minutes },
  said: { label: 'Latest answer first', compare: (a, b) => compareText(lastResponseAt(b), lastResponseAt(a)) },
};

function lastResponseAt({ view }: IndexedQuestion): string {
  return view.responses.at(-1)?.at ?? '';
}

type StatusView = Pick<QuestionView, 'status' | 'rank' | 'stale' | 'responses'>;

/** What the list can be narrowed to, by its word in the address: what all pages count, then what stands out. */
const STATUSES: Readonly<Record<string, readonly [label: string, holds: (view: StatusView) => boolean]>> = {
  '': ['Open', ({ status }) => !isClosed(status)],
  core: ['To a first prototype', ({ status, rank }) => rank.isCore && status === 'open'],
  contested: ['Contested', ({ status }) => status === 'contested'],
  stale: ['Check again', ({ status }) => status === 'stale'],
  answered: ['Said', ({ status }) => status === 'answered'],
  settled: ['Settled', ({ status }) => isSettled(status)],
  deferred: ['Put off', ({ status }) => status === 'deferred'],
  all: ['All', ({ status }) => status !== 'parked'],
  parked: ['Not asked now', ({ status }) => status === 'parked'],
  gone: [
    'Answered for what is gone',
    ({ status, stale, responses }) =>
      status === 'parked' && (stale?.gone === true || responses.some(({ reply }) => takesPosition(reply))),
  ],
};

/** The same with how many there are; what there is none of only where it is chosen. */
export function statusChoices({ questions }: Workspace, chosen: string) {
  return Object.entries(STATUSES)
    .map(([value, [label, holds]]) => ({ value, label, count: questions.filter(holds).length }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}

function hasStatus(view: QuestionView, wanted: string): boolean {
  return Object.hasOwn(STATUSES, wanted) ? STATUSES[wanted]?.[1](view) === true : view.status === wanted;
}

const SEPARATOR = ',';

export function parseRoom(written: string): readonly string[] {
  return written.split(SEPARATOR).filter(Boolean);
}

/** The room as in the address, with a person added, or removed if already in it. */
export function togglePerson(room: readonly string[], person: string): string {
  const others = room.filter((one) => one !== person);
  return (others.length < room.length ? others : [...room, person]).join(SEPARATOR);
}

/** The matching questions, ordered for the people in the room, with who is missing for each. */
export function rankForRoom(
  shown: readonly QuestionView[],
  workspace: Workspace,
  { room, sort }: QuestionFilter,
): readonly ListedQuestion[] {
  if (room.length === 0) return shown.map((view) => ({ view, missing: null, only: null }));
  const seats = rankForPeople(workspace, room);
  const missing = new Map(seats.map((seat) => [seat.view, seat.missing]));
  if (sort !== '') return shown.map((view) => ({ view, missing: missing.get(view) ?? null, only: null }));
  const fitting = new Set(shown);
  return seats.filter(({ view }) => fitting.has(view));
}

/** The open cells of a grid as one line, unless one looks for a question by words, by its thing or by its scene. */
export function inLines(
  listed: readonly ListedQuestion[],
  workspace: Workspace,
  { text, about, scene }: QuestionFilter,
): readonly ListedQuestion[] {
  if (text + about + scene !== '') return listed;
  const byView = new Map(listed.map((one) => [one.view, one]));
  const lines = linesOf([...byView.keys()], workspace);
  return lines.map(({ view, grid }) => {
    const { missing = null, only = null } = (grid ? undefined : byView.get(view)) ?? {};
    return { view, missing, only, grid };
  });
}

export function searchIndex(workspace: Workspace): readonly IndexedQuestion[] {
  const places = new Map(workspace.points.map(({ point }, at) => [point.id, at]));
  return workspace.questions.map((view) => {
    const { question } = view;
    const said = view.responses.flatMap(({ by, reply }) => [by.name, by.role, JSON.stringify(reply)]);
    const title = workspace.point(question.point)?.point.title ?? '';
    return {
      view,
      words: toSearchText([question.ask, question.why, question.id, title, ...said].join('\n')),
      place: places.get(question.point) ?? places.size,
      scene: bankRootOf(question, workspace)?.scene,
    };
  });
}

/** The matching questions, in the chosen order. Every word typed must occur, in any order. */
export function filterQuestions(index: readonly IndexedQuestion[], filter: QuestionFilter): readonly QuestionView[] {
  const wanted = searchTerms(filter.text);
  const isInPart = inPart(filter);
  const matching = index.filter(({ view, words, scene }) => {
    const { question } = view;
    if (filter.point && question.point !== filter.point) return false;
    if (!hasStatus(view, filter.status)) return false;
    if (filter.who && !question.who.includes(filter.who)) return false;
    if (!isInPart(question, scene)) return false;
    return wanted.every((word) => words.includes(word));
  });
  const compare = Object.hasOwn(SORTS, filter.sort) ? SORTS[filter.sort]?.compare : undefined;
  return (compare ? matching.sort(compare) : matching).map(({ view }) => view);
}
