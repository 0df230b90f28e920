import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { withCount } from '../../english/plural.ts';
import { CELL_SHAPES, GRID_THEMES, type GridTheme } from '../../slots/grid-themes.ts';
import { askedLike, RECORDS_QUESTION } from '../questions/question-lookup.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { partsOf } from './cell-parts.ts';
import { cellsOf } from './grid-cells.ts';

/** What is known of a grid without drawing it. */
export interface GridSummary extends GridTheme {
  /** The questions that are asked in it. */
  readonly questions: readonly QuestionView[];
  /** How many cells they have, and how many of those nobody has answered. */
  readonly size: number;
  readonly open: number;
}

const themes = new Map(GRID_THEMES.filter(({ parts }) => !parts).map((theme) => [theme.of, theme]));
const themesOfParts = new Map(GRID_THEMES.filter(({ parts }) => parts).map((theme) => [theme.of, theme]));

/** The theme in which a question is asked; undefined where it is no cell, nor has any. */
function themeOf(view: QuestionView, workspace: Workspace): GridTheme | undefined {
  const { origin, shape } = view.question;
  if (origin.from !== 'answer' || !(origin.item || origin.thing)) return undefined;
  const parent = workspace.question(origin.because)?.question;
  const below = parent && themes.get(askedLike(parent));
  if (partsOf(view, workspace).length > 0) {
    const like = origin.like ?? '';
    return themesOfParts.get(like) ?? themes.get(like) ?? below;
  }
  if (!CELL_SHAPES.has(shape.shape)) return undefined;
  // What is asked of each thing belongs to the things, whichever answer raises it.
  return origin.like === undefined ? below : themes.get(RECORDS_QUESTION);
}

/** The questions of each theme, those too that nobody has to be asked now. */
export const questionsByTheme = memoizeByObject((workspace: Workspace) =>
  groupBy(workspace.questionsAsRaised, (view) => themeOf(view, workspace)),
);

/** All grids in which something is asked, in the order of their themes. */
export const gridSummaries = memoizeByObject((workspace: Workspace): readonly GridSummary[] =>
  GRID_THEMES.flatMap((theme) => {
    const questions = (questionsByTheme(workspace).get(theme) ?? []).filter(({ status }) => status !== 'parked');
    const cells = questions.flatMap((view) => cellsOf(view, workspace));
    const open = cells.filter(({ view }) => view.status === 'open').length;
    return cells.length === 0 ? [] : [{ ...theme, questions, size: cells.length, open }];
  }),
);

const byQuestion = memoizeByObject(
  (grids: readonly GridSummary[]): ReadonlyMap<string, GridSummary> =>
    new Map(grids.flatMap((grid) => grid.questions.map(({ question }) => [question.id, grid] as const))),
);

/** The grid in which a question is asked; undefined where it is in none, or is not asked. */
export function gridWith(question: string, workspace: Workspace): GridSummary | undefined {
  return byQuestion(gridSummaries(workspace)).get(question);
}

export function addressOfGrid({ id }: Pick<GridTheme, 'id'>): string {
  return `/grids/${id}`;
}

/** “23 of 51 cells open”. */
export function gridProgress({ open, size }: GridSummary): string {
  return `${open} of ${withCount(size, 'cell')} open`;
}

/** Whether a cell is asked with its grid, so that it needs no line of its own: open, and not of the core. */
function isAskedTogether({ status, rank }: QuestionView): boolean {
  return status === 'open' && !rank.isCore;
}

/** One thing to ask: a question, or the open cells of a grid. */
interface AskedLine {
  /** The first of them. */
  readonly view: QuestionView;
  readonly grid?: GridSummary;
  /** Those that it stands for, where there is a grid. */
  readonly cells: readonly QuestionView[];
}

/**
 * Questions as the lines that people see: the open cells of a grid are one, in the place of the first of them, so that
 * what there is to do does not grow with every item. What somebody has said to keeps a line of its own, as it waits for
 * a decision; so does what the core needs, as that is counted one by one.
 */
export function linesOf(views: readonly QuestionView[], workspace: Workspace): readonly AskedLine[] {
  const gridFor = (view: QuestionView) => (isAskedTogether(view) ? gridWith(view.question.id, workspace) : undefined);
  const together = groupBy(views, gridFor);
  return views.flatMap((view): readonly AskedLine[] => {
    const grid = gridFor(view);
    const cells = (grid && together.get(grid)) ?? [view];
    if (!grid || cells.length === 1) return [{ view, cells: [view] }];
    return cells[0] === view ? [{ view, grid, cells }] : [];
  });
}
