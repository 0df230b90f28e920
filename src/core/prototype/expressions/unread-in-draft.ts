import type { Decision, Question } from '../../facts/types.ts';
import type { Product } from '../../product/product.ts';
import { splitCell } from '../../shapes/cell-word.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../../workspace/workspace.ts';
import { openProduct } from '../open-product.ts';
import { unreadIn } from '../played/unplayed-decisions.ts';
import { columnIds, expressionAt } from './expression-at.ts';
import { problemIn } from './problem-in.ts';

export interface UnreadPart {
  /** What was said, with where. */
  readonly said: string;
  /** Why it cannot be checked or carried out; empty where it is plainly words. */
  readonly why: string;
  /** Whether that is told at its cell. */
  readonly isTold: boolean;
}

/** What in an answer would stay words that nothing checks or carries out, if it were decided as it is. */
export function unreadInDraft(workspace: Workspace, question: Question, value: Value): readonly UnreadPart[] {
  const product = openProduct(withDecided(workspace, question.id, value));
  const told = new Set(problemsInCells(product, question, value));
  const parts = unreadIn(product).flatMap(({ question: id, decided, why }) =>
    id === question.id ? [{ said: decided, why: why ?? '', isTold: told.has(why ?? '') }] : [],
  );
  return [...new Map(parts.map((part) => [part.said, part])).values()];
}

function problemsInCells(product: Product, question: Question, value: Value): readonly string[] {
  return cellsIn(question, value).flatMap(([column, text, row]) => {
    const place = expressionAt(product, question, { column, row, text, caret: text.length });
    return (place && problemIn(place, text)) ?? [];
  });
}

type Cell = readonly [column: string, text: string, row: readonly string[]];

function cellsIn(question: Question, value: Value): readonly Cell[] {
  const { shape } = question;
  if (typeof value === 'string') return [['', value, []]];
  if (shape.shape === 'matrix' && 'cells' in value)
    return value.cells.flatMap((cells, row) =>
      cells.flatMap((cell, column): readonly Cell[] => {
        const said = splitCell(cell, shape.cells);
        const names = [value.rows[row] ?? '', value.columns[column] ?? ''];
        return said ? [[said.word, said.more, names]] : [];
      }),
    );
  const columns = columnIds(question);
  const rows = Array.isArray(value) ? value.filter((row) => Array.isArray(row)) : [];
  return rows.flatMap((row) => columns.map((column, at): Cell => [column, row[at] ?? '', row]));
}

/** The workspace as if an answer were decided; only what follows from its decisions can be read in it. */
function withDecided(workspace: Workspace, id: string, value: Value): Workspace {
  const change = (view: QuestionView): QuestionView =>
    view.question.id === id ? { ...view, status: 'decided', decision: decisionOn(view, value) } : view;
  const questionsAsRaised = workspace.questionsAsRaised.map(change);
  const byId = new Map(questionsAsRaised.map((view) => [view.question.id, view]));
  return {
    ...workspace,
    ...{ questionsAsRaised, questions: workspace.questions.map((view) => byId.get(view.question.id) ?? view) },
    question: (one) => byId.get(one),
  };
}

function decisionOn({ question: { id }, decision }: QuestionView, value: Value): Decision {
  const made = decision ?? {
    fact: 'decision',
    id: '',
    question: id,
    number: 0,
    at: '',
    restsOn: [],
    against: [],
    by: NOBODY,
  };
  return { ...made, result: { outcome: 'decided', value } };
}

const NOBODY = { name: '', role: '' };
