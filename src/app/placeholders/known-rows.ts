import type { QuestionView, ShapeSpec, Value } from '#core/index.ts';

/** A row of an answer that is a table, its cells to be had by column id. */
export interface KnownRow {
  /** Decided, as against only said or assumed. */
  readonly settled: boolean;
  readonly cell: (column: string) => string;
}

/** The rows that were decided, else those that were said; every first cell once. Empty where the answer is no table. */
export function knownRows(view: QuestionView | undefined): readonly KnownRow[] {
  if (!view) return [];
  const columns = columnIds(view.question.shape);
  const settled = view.decision?.result.outcome === 'decided' && view.status !== 'stale';
  const seen = new Set<string>();
  return saidValues(view)
    .flatMap(rowsOf)
    .filter(([first = '']) => first.trim() !== '' && !seen.has(first) && seen.add(first))
    .map((cells) => ({ settled, cell: (column) => cells[columns.indexOf(column)] ?? '' }));
}

/** True while nobody has said or decided anything that could be shown in place of the hole. */
export function isUnsaid(view: QuestionView | undefined): boolean {
  return (
    !view?.decision &&
    !view?.responses.some(({ reply }) => reply.says === 'value' || reply.says === 'not-applicable')
  );
}

/** Ids of the columns of a table or of edges, in the order of their cells. */
export function columnIds(shape: ShapeSpec): readonly string[] {
  if (shape.shape === 'table') return shape.columns.map(({ id }) => id);
  if (shape.shape === 'edges') return ['from', 'to', ...shape.columns.map(({ id }) => id)];
  return [];
}

function saidValues({ decision, responses }: QuestionView): readonly Value[] {
  if (decision) return 'value' in decision.result ? [decision.result.value] : [];
  return responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
}

function rowsOf(value: Value): readonly (readonly string[])[] {
  return Array.isArray(value) ? value.filter((row) => Array.isArray(row)) : [];
}
