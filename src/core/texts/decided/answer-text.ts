import { groupBy } from '../../base/group-by.ts';
import { isAssumed } from '../../facts/is-assumed.ts';
import type { Decision } from '../../facts/types.ts';
import { amountInWords } from '../../shapes/amount.ts';
import { serializeValue } from '../../shapes/index.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import { optionLabel } from '../../workspace/questions/question-lookup.ts';
import type { QuestionView } from '../../workspace/workspace.ts';
import { caption, markdownTable } from './passage.ts';

/** A piece of decided text with the questions whose answers it holds. */
export interface DecidedPassage {
  /** What is asked, where the text alone does not say what it is about. */
  readonly ask?: string;
  readonly text: string;
  readonly views: readonly QuestionView[];
}

/**
 * A passage for each question with its answer. Questions that differ only in what they are asked of are put together,
 * and among them those with the same answer.
 */
export function answerPassages(views: readonly QuestionView[]): readonly DecidedPassage[] {
  const deferred = views.filter(isDeferred);
  return [
    ...alike(views.filter((view) => !isDeferred(view))).map(answersOf),
    ...(deferred.length > 0 ? [deferredOf(deferred)] : []),
  ];
}

function alike(views: readonly QuestionView[]): readonly (readonly QuestionView[])[] {
  return [...groupBy(views, ({ question }) => question.ask.replace(QUOTED, '“…”')).values()];
}

function isDeferred({ decision, parkedBecause }: QuestionView): boolean {
  return decision?.result.outcome === 'deferred' && parkedBecause === null;
}

/** What was put off, by who answers it and until when. */
function deferredOf(views: readonly QuestionView[]): DecidedPassage {
  const lists = [...groupBy(views, whoAnswers)].map(([who, all]) => {
    const asks = alike(all).map((same) => {
      const [{ question } = { question: undefined }] = same;
      const ask = askedOfAll(same, question?.ask ?? '');
      const of = same.length > 1 ? ` (${subjectsOf(same, ask)})` : '';
      return `- ${escapeMarkdown(ask)}${of}`;
    });
    return `${who}:\n\n${asks.join('\n')}`;
  });
  return { text: [caption('Put off'), ...lists].join('\n\n'), views };
}

function whoAnswers({ decision }: QuestionView): string {
  return decision?.result.outcome === 'deferred' ? deferredWords(decision.result) : '';
}

function deferredWords({ owner, until }: Extract<Decision['result'], { outcome: 'deferred' }>): string {
  return `${escapeMarkdown(owner)} answers by ${until}`;
}

const QUOTED = /“[^”]*”/gu;

function answersOf(views: readonly QuestionView[]): DecidedPassage {
  const [{ question } = { question: undefined }] = views;
  const ask = askedOfAll(views, question?.ask ?? '');
  const answers = [...groupBy(views, answerOf)];
  const texts = answers.flatMap(([text, of]) => (views.length === 1 ? [text] : [`For ${subjectsOf(of, ask)}:`, text]));
  // What a section should say stands in the section, and needs no question above it.
  return { ...(question?.origin.from !== 'point' && { ask }), text: texts.join('\n\n'), views };
}

/** The question, with “…” for what the questions are asked of. */
function askedOfAll(views: readonly QuestionView[], ask: string): string {
  const names = views.map(({ question }) => question.ask.match(QUOTED) ?? []);
  let at = -1;
  return ask.replace(QUOTED, (name) => {
    at += 1;
    return names.every((quoted) => quoted[at] === name) ? name : '“…”';
  });
}

/** What some of the questions are asked of: “Member”, “Paid until”. */
function subjectsOf(views: readonly QuestionView[], ask: string): string {
  const open = (ask.match(QUOTED) ?? []).map((name) => name === '“…”');
  const subjects = views.map(({ question }) =>
    (question.ask.match(QUOTED) ?? []).filter((_, at) => open[at]).join(', '),
  );
  return escapeMarkdown(subjects.join('; '));
}

function answerOf({ question, decision, parkedBecause }: QuestionView): string {
  const answer = decision ? decisionText(decision, question.shape) : '';
  return parkedBecause === null ? answer : `*Set aside:* ${escapeMarkdown(parkedBecause)}\n\n${answer}`;
}

function decisionText({ result }: Decision, shape: ShapeSpec): string {
  switch (result.outcome) {
    case 'decided':
      return valueMarkdown(result.value, shape);
    case 'assumed':
      return `*Assumed:*\n\n${valueMarkdown(result.value, shape)}`;
    case 'deferred':
      return `*Put off:* ${deferredWords(result)}.`;
    case 'not-applicable':
      return `*${isAssumed(result) ? 'Assumed not to apply' : 'Does not apply'}:* ${paragraphs(result.reason)}`;
    case 'withdrawn':
      return '';
  }
}

/** Readable Markdown in which nothing a person typed can become markup. */
export function valueMarkdown(value: Value, spec: ShapeSpec): string {
  switch (spec.shape) {
    case 'text':
      return paragraphs(serializeValue(value, spec));
    case 'choice':
      return escapeMarkdown(optionLabel(serializeValue(value, spec), { shape: spec }));
    case 'multi':
      return bullets(itemsOf(value).map((item) => optionLabel(item, { shape: spec })));
    case 'list':
      return bullets(itemsOf(value));
    case 'number':
      return escapeMarkdown(amountWords(value, spec));
    case 'table':
      return markdownTable([spec.columns.map(({ label }) => label), ...rowsOf(value)]);
    case 'edges':
      return markdownTable([['From', 'To', ...spec.columns.map(({ label }) => label)], ...rowsOf(value)]);
    case 'matrix':
      return markdownTable(matrixRows(value, spec.rows));
  }
}

function amountWords(value: Value, spec: ShapeSpec): string {
  return typeof value === 'object' && 'amount' in value ? amountInWords(value) : serializeValue(value, spec);
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

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(escapeMarkdown).join('\\\n'))
    .join('\n\n');
}
