import { columnsIn, RULE_KIND_LABELS, type ShapeSpec, type Value } from '#core/index.ts';
import type { EdgeCase } from '#core/product.ts';
import type { RowEntry } from '../gathering/row-entries.ts';
import { cellOf } from '../known/columns.ts';
import { isSameName } from '../known/names.ts';
import { isRows } from '../known/value-shapes.ts';
import type { Ruling } from './verdicts.ts';

/** What somebody ruled on a value, with the words people are to read and the limit that keeps it out. */
export interface RulingDraft {
  readonly ruling: Ruling;
  readonly words: string;
  readonly limit: string;
}

function ruleName(field: string, { against }: Pick<EdgeCase, 'against'>): string {
  return against.called.replaceAll('{field}', () => field);
}

/** The row of the answer on rules that keeps a value out. */
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

/** The cells of the row of a draft that has a name in a column. */
function cellReader(value: Value | undefined, shape: ShapeSpec | undefined, column: string, name: string) {
  const columns = columnsIn(shape);
  const row = isRows(value) ? value.find((cells) => isSameName(cellOf(cells, columns, column), name)) : undefined;
  return (id: string) => (row ? cellOf(row, columns, id) : '');
}

/** What a draft of the answer on rules says of a value; undefined where it says nothing. */
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

/** The accepted examples of a line in a draft, as its cell has them. */
export function acceptedIn(value: Value | undefined, shape: ShapeSpec | undefined, field: string): string {
  return cellReader(value, shape, 'field', field)('accepted');
}

/** The same with one more value, or without it. */
export function withAccepted(cell: string, typed: string, isAccepted: boolean): string {
  const entry = typed === '' ? 'empty' : typed;
  const others = cell
    .split(';')
    .map((said) => said.trim())
    .filter((said) => said !== '' && said !== entry);
  return (isAccepted ? [...others, entry] : others).join('; ');
}
