import { type QuestionView, type QuestionWithPeople, rankForPeople, type Workspace } from '#core/index.ts';
import { compareText, searchTerms, toSearchText } from '../kit/search-text.ts';

/** The filter of the list as it is in the address; empty strings filter nothing. */
export interface QuestionFilter {
  readonly point: string;
  readonly status: string;
  readonly who: string;
  readonly text: string;
  readonly sort: string;
  /** The people in the room, for the order of asking; filters nothing. */
  readonly room: readonly string[];
}

/** A question of the list, and who is missing in the room to answer it. */
export type ListedQuestion = Pick<QuestionWithPeople, 'view' | 'missing'>;

/** A question with all its text prepared for search once, so that each keystroke only compares. */
interface IndexedQuestion {
  readonly view: QuestionView;
  readonly words: string;
}

/** Orders of the list; without `compare`, the order of asking, which is the given one. */
export const SORTS: Readonly<
  Record<string, { label: string; compare?: (a: QuestionView, b: QuestionView) => number }>
> = {
  rank: { label: 'What to ask first' },
  point: { label: 'By point', compare: (a, b) => compareText(a.question.point, b.question.point) },
  short: { label: 'Shortest first', compare: (a, b) => a.question.minutes - b.question.minutes },
  said: { label: 'Last said first', compare: (a, b) => compareText(lastResponseAt(b), lastResponseAt(a)) },
};

function lastResponseAt(view: QuestionView): string {
  return view.responses.at(-1)?.at ?? '';
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
  if (room.length === 0) return shown.map((view) => ({ view, missing: null }));
  const seats = rankForPeople(workspace, room);
  const missing = new Map(seats.map((seat) => [seat.view, seat.missing]));
  if (sort !== '') return shown.map((view) => ({ view, missing: missing.get(view) ?? null }));
  const fitting = new Set(shown);
  return seats.filter(({ view }) => fitting.has(view));
}

export function searchIndex(workspace: Workspace): readonly IndexedQuestion[] {
  return workspace.questions.map((view) => {
    const { question } = view;
    const said = view.responses.flatMap(({ by, reply }) => [by.name, by.role, JSON.stringify(reply)]);
    const title = workspace.point(question.point)?.point.title ?? '';
    return {
      view,
      words: toSearchText([question.ask, question.why, question.id, title, ...said].join('\n')),
    };
  });
}

/** The matching questions, in the chosen order. Every word typed must occur, in any order. */
export function filterQuestions(index: readonly IndexedQuestion[], filter: QuestionFilter): readonly QuestionView[] {
  const wanted = searchTerms(filter.text);
  const fitting = index
    .filter(({ view: { question, status }, words }) => {
      if (filter.point && question.point !== filter.point) return false;
      if (filter.status && status !== filter.status) return false;
      if (filter.who && !question.who.includes(filter.who)) return false;
      return wanted.every((word) => words.includes(word));
    })
    .map(({ view }) => view);
  const compare = Object.hasOwn(SORTS, filter.sort) ? SORTS[filter.sort]?.compare : undefined;
  return compare ? fitting.sort(compare) : fitting;
}
