import type { QuestionView, Workspace } from '#core/index.ts';

/** What the list is narrowed by, as it stands in the address; the empty string narrows nothing. */
export interface QuestionFilter {
  readonly point: string;
  readonly status: string;
  readonly who: string;
  readonly text: string;
  readonly sort: string;
}

/** A question with all its words folded once, so that each keystroke only compares. */
export interface Indexed {
  readonly view: QuestionView;
  readonly words: string;
}

/** Orders of the list; the order of asking is the one that questions come in. */
export const SORTS: Readonly<
  Record<string, { label: string; compare?: (a: QuestionView, b: QuestionView) => number }>
> = {
  rank: { label: 'What to ask first' },
  point: { label: 'By point', compare: (a, b) => compareText(a.question.point, b.question.point) },
  short: { label: 'Shortest first', compare: (a, b) => a.question.minutes - b.question.minutes },
  said: { label: 'Last said first', compare: (a, b) => compareText(lastSaid(b), lastSaid(a)) },
};

function compareText(a: string, b: string): number {
  return a.localeCompare(b, undefined, { numeric: true });
}

function lastSaid(view: QuestionView): string {
  return view.responses.at(-1)?.at ?? '';
}

/** Folds the words of all questions: the question, its reason and id, its point, and what people said about it. */
export function searchIndex(workspace: Workspace): readonly Indexed[] {
  return workspace.questions.map((view) => {
    const { question } = view;
    const said = view.responses.flatMap(({ by, reply }) => [by.name, by.role, JSON.stringify(reply)]);
    const title = workspace.point(question.point)?.point.title ?? '';
    return { view, words: fold([question.ask, question.why, question.id, title, ...said].join('\n')) };
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The questions that fit, in the order asked for. Every word typed must occur, in any order. */
export function filterQuestions(index: readonly Indexed[], filter: QuestionFilter): readonly QuestionView[] {
  const wanted = fold(filter.text).split(/\s+/).filter(Boolean);
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
