import type { KeyboardEvent, ReactNode } from 'react';
import { type ShapeName, type ShapeSpec, shapeOf, type Value } from '#core/index.ts';
import { MatrixInput, MatrixView } from './matrix.tsx';
import { NumberInput, NumberView } from './number.tsx';
import { ChoiceInput, ChoiceView, MultiInput, MultiView } from './options.tsx';
import type { InputProps, ViewProps } from './props.ts';
import { EdgesInput, EdgesView, TableInput, TableView } from './table.tsx';
import { ListInput, ListView, TextInput, TextView } from './text.tsx';

/**
 * How a shape is edited and shown, and which values fit: a draft may still have the shape that its question had before.
 */
interface ShapeComponents<S extends ShapeName> {
  Input(props: InputProps<S>): ReactNode;
  View(props: ViewProps<S>): ReactNode;
  readonly fits: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const isWords = (value: unknown) => Array.isArray(value) && value.every(isText);
const isRows = (value: unknown) => Array.isArray(value) && value.every(isWords);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => isRecord(value) && isText(value.amount) && isText(value.unit);
const isMatrix = (value: unknown) =>
  isRecord(value) && isWords(value.rows) && isWords(value.columns) && isRows(value.cells);

const SHAPE_COMPONENTS: { readonly [S in ShapeName]: ShapeComponents<S> } = {
  text: { Input: TextInput, View: TextView, fits: isText },
  choice: { Input: ChoiceInput, View: ChoiceView, fits: isText },
  multi: { Input: MultiInput, View: MultiView, fits: isWords },
  list: { Input: ListInput, View: ListView, fits: isWords },
  number: { Input: NumberInput, View: NumberView, fits: isNumber },
  table: { Input: TableInput, View: TableView, fits: isRows },
  matrix: { Input: MatrixInput, View: MatrixView, fits: isMatrix },
  edges: { Input: EdgesInput, View: EdgesView, fits: isRows },
};

interface ShapeValue {
  readonly spec: ShapeSpec;
  readonly value: Value;
}

interface ShapeInputProps
  extends ShapeValue,
    Pick<InputProps<ShapeName>, 'label' | 'autoFocus' | 'names' | 'example' | 'aid' | 'sample' | 'note' | 'isGuess'> {
  onChange(value: Value): void;
}

/** The components of a shape that is known only at run time; spec and value always match. */
interface AnyShapeComponents {
  Input(props: ShapeInputProps): ReactNode;
  View(props: ShapeValue): ReactNode;
  readonly fits: (value: unknown) => boolean;
}

const TABULAR: ReadonlySet<ShapeName> = new Set(['table', 'matrix', 'edges']);

/** Whether a shape is edited in rows and columns. */
export function isTabular({ shape }: ShapeSpec): boolean {
  return TABULAR.has(shape);
}

/** Whether a value has several cells or items. */
export function isCompound({ shape }: ShapeSpec): boolean {
  return TABULAR.has(shape) || shape === 'list' || shape === 'multi';
}

const PLACEHOLDER = '**:placeholder:text-ink-2 **:placeholder:opacity-80 **:placeholder:italic';

/** The input for a value of any shape. Enter stays inside; saving is up to the surrounding form. */
export function ShapeInput({ spec, value, ...rest }: ShapeInputProps) {
  const { Input, fits }: AnyShapeComponents = SHAPE_COMPONENTS[spec.shape];
  const fitting = fits(value) ? value : shapeOf(spec.shape).empty(spec);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from leaving.
    <div className={`shape-input grid gap-2 min-w-0 ${PLACEHOLDER}`} onKeyDown={preventEnterSubmit}>
      <Input spec={spec} value={fitting} {...rest} />
    </div>
  );
}

/** Prevents Enter in a text field, a radio button or a checkbox from submitting half an answer. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement) event.preventDefault();
}

export function ShapeView({ spec, value }: ShapeValue) {
  const { View, fits }: AnyShapeComponents = SHAPE_COMPONENTS[spec.shape];
  return fits(value) ? <View spec={spec} value={value} /> : null;
}
