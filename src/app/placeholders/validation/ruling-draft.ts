import { columnsIn, RULE_KIND_LABELS, type ShapeSpec, type Value } from '#core/index.ts';
import type { EdgeCase } from '#core/product.ts';
import { cellOf } from '../answers/columns.ts';
import { isSameName } from '../answers/names.ts';
import { isRows } from '../answers/value-shapes.ts';
import type { RowEntry } from '../draft-writing/row-entries.ts';
import type { Ruling } from './verdicts.ts';

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

/** Reads cells of the row with that name in that column; empty where there is no such row. */
function cellReader(value: Value | undefined, shape: ShapeSpec | undefined, column: string, name: string) {
  const columns = columnsIn(shape);
  const row = isRows(value) ? value.find((cells) => isSameName(cellOf(cells, columns, column), name)) : undefined;
  return (id: string) => (row ? cellOf(row, columns, id) : '');
}

/** The ruling on an edge case in a draft of the rules answer; undefined if there is none. */
export function rulingInDraft(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  field: string,
  edgeCase: EdgeCase,
): RulingDraft | undefined {
  const cell = cellReader(value, shape, 'rule', ruleName(field, edgeCase));
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
  const columns = columnsIn(shape);
  const name = ruleName(field, edgeCase);
  return isRows(value) ? value.filter((cells) => !isSameName(cellOf(cells, columns, 'rule'), name)) : value;
}

/** The cell with the accepted examples of a field, separated by semicolons. */
export function acceptedIn(value: Value | undefined, shape: ShapeSpec | undefined, field: string): string {
  return cellReader(value, shape, 'field', field)('accepted');
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
