import type { Decision } from '../../facts/types.ts';
import { serializeValue } from '../../model/shapes/index.ts';
import type { Option, ShapeSpec, Value } from '../../model/shapes/types.ts';
import type { QuestionView } from '../../workspace.ts';
import { escapeCell, escapeMarkdown } from '../escape.ts';
import { signatureOf } from './signature.ts';

/** A question with its answer, who decided, and who disagrees. */
export function answerText(view: QuestionView, decision: Decision): string {
  const { question } = view;
  return [`**${escapeMarkdown(question.ask)}**`, said(decision, question.shape), signatureOf([view])].join(
    '\n\n',
  );
}

function said({ result }: Decision, shape: ShapeSpec): string {
  switch (result.outcome) {
    case 'decided':
      return valueMarkdown(result.value, shape);
    case 'assumed':
      return `*Assumed:*\n\n${valueMarkdown(result.value, shape)}`;
    case 'deferred':
      return `*Deferred:* ${escapeMarkdown(result.owner)} answers by ${result.until}.`;
    case 'not-applicable':
      return `*Does not apply:* ${paragraphs(result.reason)}`;
    case 'withdrawn':
      return '';
  }
}

/** A value as readable Markdown in which nothing a person typed can become markup. */
function valueMarkdown(value: Value, spec: ShapeSpec): string {
  switch (spec.shape) {
    case 'text':
      return paragraphs(serializeValue(value, spec));
    case 'choice':
      return escapeMarkdown(labelOf(serializeValue(value, spec), spec.options));
    case 'multi':
      return bullets(itemsOf(value).map((item) => labelOf(item, spec.options)));
    case 'list':
      return bullets(itemsOf(value));
    case 'number':
      return escapeMarkdown(serializeValue(value, spec));
    case 'table':
      return pipes([spec.columns.map(({ label }) => label), ...rowsOf(value)]);
    case 'edges':
      return pipes([['From', 'To', ...spec.columns.map(({ label }) => label)], ...rowsOf(value)]);
    case 'matrix':
      return pipes(matrixRows(value, spec.rows));
  }
}

function labelOf(said: string, options: readonly Option[]): string {
  return options.find(({ id }) => id === said)?.label ?? said;
}

function itemsOf(value: Value): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function rowsOf(value: Value): readonly (readonly string[])[] {
  return Array.isArray(value) ? value.filter((row) => Array.isArray(row)) : [];
}

function matrixRows(value: Value, corner: string): readonly (readonly string[])[] {
  if (typeof value === 'string' || !('cells' in value)) return [];
  return [[corner, ...value.columns], ...value.rows.map((row, at) => [row, ...(value.cells[at] ?? [])])];
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');
}

/** A pipe table; the first row is its head. */
function pipes([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head.map(escapeCell), head.map(() => '---'), ...rows.map((row) => row.map(escapeCell))]
    .map(line)
    .join('\n');
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(escapeMarkdown).join('\\\n'))
    .join('\n\n');
}
