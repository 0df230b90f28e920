import { Grid } from './grid.tsx';
import type { InputProps, ViewProps } from './props.ts';
import { RowsView } from './rows-view.tsx';

/** Rows under named columns. */
export function TableInput({ spec, value, ...rest }: InputProps<'table'>) {
  return <Grid columns={spec.columns} rows={value} {...rest} />;
}

export function TableView({ spec, value }: ViewProps<'table'>) {
  return <RowsView labels={spec.columns.map(({ label }) => label)} rows={value} />;
}
