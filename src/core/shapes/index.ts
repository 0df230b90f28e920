import { edges } from './edges.ts';
import { list } from './item-lines.ts';
import { matrix } from './matrix.ts';
import { number } from './number.ts';
import { choice, multi } from './options.ts';
import { table } from './rows.ts';
import { text } from './text.ts';
import type { ParseResult, Problem, Shape, ShapeName, ShapeSpec, Value } from './types.ts';

export { cellWord, joinCell, splitCell } from './cell-word.ts';
export { comparisonKey } from './comparison-key.ts';
export { readPastedRange } from './pasted-range.ts';
export { bringsHeader, fitCells, pastedRows } from './pasted-rows.ts';

export const SHAPES: { readonly [S in ShapeName]: Shape<S> } = {
  text,
  choice,
  multi,
  list,
  number,
  table,
  matrix,
  edges,
};

export function shapeOf<S extends ShapeName>(name: S): Shape<S> {
  return SHAPES[name];
}

/** A shape whose type only its spec tells; the two always come together. */
interface AnyShape {
  isEmpty(value: Value): boolean;
  check(value: unknown, spec: ShapeSpec): Problem | null;
  serialize(value: Value, spec: ShapeSpec): string;
  parse(text: string, spec: ShapeSpec): ParseResult<Value>;
}

function shapeFor(spec: ShapeSpec): AnyShape {
  return SHAPES[spec.shape];
}

/** The first thing wrong with a value from outside, or null. An empty answer is also wrong. */
export function checkValue(value: unknown, spec: ShapeSpec): Problem | null {
  return shapeFor(spec).check(value, spec);
}

export function serializeValue(value: Value, spec: ShapeSpec): string {
  return shapeFor(spec).serialize(value, spec);
}

/** Reads an answer from disk or as pasted. The result passes the check. */
export function parseValue(text: string, spec: ShapeSpec): ParseResult<Value> {
  return shapeFor(spec).parse(text, spec);
}

export function isEmptyValue(value: Value, spec: ShapeSpec): boolean {
  return shapeFor(spec).isEmpty(value);
}

/** The value as it will be read back from its file: trimmed, options by their ids, amounts with a point. */
export function normalizeValue(value: Value, spec: ShapeSpec): Value {
  const read = parseValue(serializeValue(value, spec), spec);
  return read.ok ? read.value : value;
}
