import { columnsIn, RULE_KINDS, type ShapeSpec, type Value } from '#core/index.ts';
import type { EdgeCase } from '#core/product.ts';
import type { Entry } from '../gathering/row-entries.ts';
import { cellOf } from '../known/columns.ts';
import { sameName } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';
import type { Ruling } from './verdicts.ts';

/** What somebody ruled on a value, with the words people are to read and the limit that keeps it out. */
export interface Ruled {
  readonly ruling: Ruling;
  readonly words: string;
  readonly limit: string;
}

function ruleName(field: string, { against }: Pick<EdgeCase, 'against'>): string {
  return against.called.replaceAll('{field}', () => field);
}

/** The row of the answer on rules that keeps a value out. */
export function ruleEntry(thing: string, field: string, edgeCase: EdgeCase, { ruling, words, limit }: Ruled): Entry {
  const { kind } = edgeCase.against;
  return {
    rule: ruleName(field, edgeCase),
    thing,
    fields: field,
    kind: RULE_KINDS[kind],
    limit,
    edge: limit === '' ? '' : 'is still fine',
    we: ruling === 'allow' ? '' : ruling,
    error: words,
  };
}

/** The cells of the row of a draft that has a name in a column. */
function cellsOf(value: Value | undefined, shape: ShapeSpec | undefined, column: string, name: string) {
  const columns = columnsIn(shape);
  const row = isRows(value) ? value.find((cells) => sameName(cellOf(cells, columns, column), name)) : undefined;
  return (id: string) => (row ? cellOf(row, columns, id) : '');
}

/** What a draft of the answer on rules says of a value; undefined where it says nothing. */
export function ruledIn(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  field: string,
  edgeCase: EdgeCase,
): Ruled | undefined {
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
  const columns = columnsIn(shape);
  const name = ruleName(field, edgeCase);
  return isRows(value) ? value.filter((cells) => !sameName(cellOf(cells, columns, 'rule'), name)) : value;
}

/** The accepted examples of a line in a draft, as its cell has them. */
export function acceptedIn(value: Value | undefined, shape: ShapeSpec | undefined, field: string): string {
  return cellsOf(value, shape, 'field', field)('accepted');
}

/** The same with one more value, or without it. */
export function withAccepted(cell: string, typed: string, isAccepted: boolean): string {
  const one = typed === '' ? 'empty' : typed;
  const others = cell
    .split(';')
    .map((said) => said.trim())
    .filter((said) => said !== '' && said !== one);
  return (isAccepted ? [...others, one] : others).join('; ');
}
