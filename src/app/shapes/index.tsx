import type { ReactNode } from 'react';
import { type ShapeName, type ShapeSpec, shapeOf, type Value } from '#core/index.ts';
import { ChoiceInput, ChoiceView } from './choice.tsx';
import { EdgesInput, EdgesView } from './edges.tsx';
import { hasForm } from './has-form.ts';
import { holdEnter } from './keys.ts';
import { ListInput, ListView } from './list.tsx';
import { MatrixInput, MatrixView } from './matrix.tsx';
import { MultiInput, MultiView } from './multi.tsx';
import { NumberInput, NumberView } from './number.tsx';
import type { InputProps, Naming, ViewProps } from './props.ts';
import { TableInput, TableView } from './table.tsx';
import { TextInput, TextView } from './text.tsx';
import './shapes.css';

/** How one shape is typed and how it is shown. */
interface Pair<S extends ShapeName> {
  Input(props: InputProps<S>): ReactNode;
  View(props: ViewProps<S>): ReactNode;
}

const PAIRS: { readonly [S in ShapeName]: Pair<S> } = {
  text: { Input: TextInput, View: TextView },
  choice: { Input: ChoiceInput, View: ChoiceView },
  multi: { Input: MultiInput, View: MultiView },
  list: { Input: ListInput, View: ListView },
  number: { Input: NumberInput, View: NumberView },
  table: { Input: TableInput, View: TableView },
  matrix: { Input: MatrixInput, View: MatrixView },
  edges: { Input: EdgesInput, View: EdgesView },
};

interface ShapeInputProps extends Naming {
  readonly spec: ShapeSpec;
  readonly value: Value;
  onChange(value: Value): void;
  readonly autoFocus?: boolean | undefined;
}

/** A pair where only its spec tells which; spec and value always come together. */
interface AnyPair {
  Input(props: ShapeInputProps): ReactNode;
  View(props: { readonly spec: ShapeSpec; readonly value: Value }): ReactNode;
}

/** Where one answers, in the way of the shape. Enter stays inside; saving is up to the form around. */
export function ShapeInput({ spec, value, ...rest }: ShapeInputProps) {
  const pair: AnyPair = PAIRS[spec.shape];
  const fitting = hasForm(value, spec) ? value : shapeOf(spec.shape).empty(spec);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from leaving.
    <div className="shape-input" onKeyDown={holdEnter}>
      <pair.Input spec={spec} value={fitting} {...rest} />
    </div>
  );
}

/** An answer as it was said. */
export function ShapeView({ spec, value }: { readonly spec: ShapeSpec; readonly value: Value }) {
  const pair: AnyPair = PAIRS[spec.shape];
  return hasForm(value, spec) ? <pair.View spec={spec} value={value} /> : null;
}
