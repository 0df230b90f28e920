import { columnsIn, RULE_KIND_LABELS, type ShapeSpec, type Value } from '#core/index.ts';
import type { EdgeCase, Entity, Field } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { type Cells, isRows, rowsOf, withoutRows } from '../answers/answer-value.ts';
import { mergeRowEntries, type RowEntry, useAnswerDraft } from '../answers/draft-writer.ts';
import { isSameName } from '../answers/names.ts';
import { questionIdFor } from '../things/question-ids.ts';
import type { Ruling } from './verdicts.ts';

export type Rulings = ReturnType<typeof useRulings>;

/** The drafts of the answers on rules and examples of an entity. Rulings edit them without opening the questions. */
export function useRulings(entity: Entity) {
  const asking = useAsking();
  const rules = useRowDraft(questionIdFor(asking.view, 'validation', entity.id, 'rules'));
  const examples = useRowDraft(questionIdFor(asking.view, 'validation', entity.id, 'examples'));
  const accepted = (field: Field) => acceptedIn(examples.value, examples.shape, field.label);
  const isAllowed = (field: Field, { typed }: EdgeCase) =>
    withAccepted(accepted(field), typed, true) === accepted(field);
  const accept = (field: Field, { typed }: EdgeCase, isAccepted: boolean) =>
    examples.put(
      examples.value,
      { field: field.label, accepted: withAccepted(accepted(field), typed, isAccepted) },
      'field',
    );
  return {
    /** Id of the question whose answer holds the rules. */
    q: rules.q,
    /** How many rows of both drafts are not in the saved answers. */
    changedRows: rules.fresh + examples.fresh,
    rulingFor: (field: Field, edgeCase: EdgeCase): RulingDraft | undefined =>
      rulingInDraft(rules.draft, rules.shape, field.label, edgeCase) ??
      (examples.draft && isAllowed(field, edgeCase) ? { ruling: 'allow', words: '', limit: '' } : undefined),
    setRuling: (field: Field, edgeCase: EdgeCase, ruled: RulingDraft) => {
      const others = withoutRule(rules.value, rules.shape, field.label, edgeCase);
      if (ruled.ruling === 'allow') {
        if (rules.draft) rules.set(others);
        accept(field, edgeCase, true);
      } else {
        if (isAllowed(field, edgeCase)) accept(field, edgeCase, false);
        rules.put(others, ruleEntry(entity.label, field.label, edgeCase, ruled), 'rule');
      }
    },
  };
}

function useRowDraft(q: string) {
  const answer = useAnswerDraft(q);
  const { shape, draft, latest, set } = answer;
  return {
    ...answer,
    fresh: newRowCount(draft, latest),
    /** Adds a row; one with the same cell in the column `key` is updated instead. */
    put: (others: Value | undefined, entry: RowEntry, key: string) => {
      if (!shape) return;
      const name = entry[key] ?? '';
      const before = cellsOf(others, shape, key, name);
      const kept = columnsIn(shape).map(({ id }) => [id, before(id)]);
      const rest = withoutRows(others, shape, (cell) => isSameName(cell(key), name));
      set(mergeRowEntries(rest, shape, [{ ...Object.fromEntries(kept), ...entry }]) ?? undefined);
    },
  };
}

/** Counts the rows of a draft that the saved answer does not have. */
function newRowCount(draft: Value | undefined, latest: Value | undefined): number {
  const known = new Set((isRows(latest) ? latest : []).map((row) => JSON.stringify(row)));
  return (isRows(draft) ? draft : []).filter(
    (row) => row.some((cell) => cell.trim() !== '') && !known.has(JSON.stringify(row)),
  ).length;
}

/** A ruling on an edge case, with the error message and the limit that rejects it. */
export interface RulingDraft {
  readonly ruling: Ruling;
  readonly words: string;
  readonly limit: string;
}

function ruleName(field: string, { against }: Pick<EdgeCase, 'against'>): string {
  return against.called.replaceAll('{field}', () => field);
}

/** The row of the rules answer that rejects an edge case. */
export function ruleEntry(
  thing: string,
  field: string,
  edgeCase: EdgeCase,
  { ruling, words, limit }: RulingDraft,
): RowEntry {
  const { kind } = edgeCase.against;
  return {
    rule: ruleName(field, edgeCase),
    thing,
    fields: field,
    kind: RULE_KIND_LABELS[kind],
    limit,
    edge: limit === '' ? '' : 'is still fine',
    we: ruling === 'allow' ? '' : ruling,
    error: words,
  };
}

/** The cells of the row with that name in that column; all empty where there is no such row. */
function cellsOf(value: Value | undefined, shape: ShapeSpec | undefined, column: string, name: string): Cells {
  return rowsOf(value, shape).find((cell) => isSameName(cell(column), name)) ?? (() => '');
}

/** The ruling on an edge case in a draft of the rules answer; undefined if there is none. */
export function rulingInDraft(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  field: string,
  edgeCase: EdgeCase,
): RulingDraft | undefined {
  const cell = cellsOf(value, shape, 'rule', ruleName(field, edgeCase));
  const ruling = cell('we');
  if (ruling !== 'stop' && ruling !== 'warn') return undefined;
  return { ruling, words: cell('error'), limit: cell('limit') };
}

export function withoutRule(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  field: string,
  edgeCase: EdgeCase,
): Value | undefined {
  const name = ruleName(field, edgeCase);
  return withoutRows(value, shape, (cell) => isSameName(cell('rule'), name));
}

/** The cell with the accepted examples of a field, separated by semicolons. */
function acceptedIn(value: Value | undefined, shape: ShapeSpec | undefined, field: string): string {
  return cellsOf(value, shape, 'field', field)('accepted');
}

/** The cell of accepted examples with or without one value. */
export function withAccepted(cell: string, typed: string, isAccepted: boolean): string {
  const entry = typed === '' ? 'empty' : typed;
  const others = cell
    .split(';')
    .map((said) => said.trim())
    .filter((said) => said !== '' && said !== entry);
  return (isAccepted ? [...others, entry] : others).join('; ');
}
