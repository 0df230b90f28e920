import { useMemo } from 'react';
import { Link } from 'react-router';
import { addressOfPoint } from '#core/index.ts';
import {
  type Entity,
  type Field,
  GENERATOR_VERSION,
  knownValue,
  type Product,
  recordLabel,
  type SampleRow,
  satisfyingExampleOf,
  valueText,
} from '#core/product.ts';

export interface RowFinder {
  readonly row: (entity: string, id: string) => SampleRow | undefined;
}

/** A value of a sample record as text: a link as the label of its target, a number with its unit. Empty for a hole. */
export function cellWords(field: Field, value: unknown, product: Product, sample: RowFinder): string {
  if (knownValue(field.type) === 'link') return linkWords(field, value, product, sample);
  const words = valueText(value);
  const unit = knownValue(field.unit);
  return typeof value === 'number' && unit ? `${words} ${unit}` : words;
}

function linkWords({ target }: Field, value: unknown, product: Product, sample: RowFinder): string {
  const ids = (Array.isArray(value) ? value : [value]).map(valueText).filter((id) => id !== '');
  return ids
    .map((id) => {
      const row = target?.id == null ? undefined : sample.row(target.id, id);
      return row ? recordLabel(product, row) : id;
    })
    .join(', ');
}

const MAX_VALUES = 3;

/** A short description of a record: its first non-empty values. */
export function recordWords(row: SampleRow, fields: readonly Field[], product: Product, sample: RowFinder): string {
  return fields
    .map((field) => cellWords(field, row.cells.get(field.id)?.value, product, sample))
    .filter((words) => words !== '')
    .slice(0, MAX_VALUES)
    .join(' · ');
}

interface SatisfyingExampleLineProps {
  readonly product: Product;
  readonly entity: Entity;
  /** Id of the state of the record; null: any. */
  readonly state: string | null;
  /** Shows only the record, without the introducing words. */
  readonly brief?: boolean;
}

const LINE = 'px-3 py-2 mt-3 text-sm wrap-anywhere border-l-3';

/** Links of a satisfying example lead to no sample record. */
const NO_ROWS = { row: () => undefined };

/** A record that satisfies all rules, or why there is none: they contradict each other or leave too much open. */
export function SatisfyingExampleLine({ product, entity, state, brief = false }: SatisfyingExampleLineProps) {
  const { workspace, model } = product;
  const example = useMemo(
    () =>
      satisfyingExampleOf(model, entity.id, state, {
        workspace: workspace.name,
        refDate: '2026-01-01',
        generator: GENERATOR_VERSION,
        faker: null,
        pinned: [],
      }),
    [model, entity.id, state, workspace.name],
  );
  if (example.ok) {
    const words = recordWords(example.row, product.index.fields(entity.id).all, product, NO_ROWS);
    return (
      <p className={`${LINE} border-decided`} data-ok={true}>
        {!(brief && words) && 'One that keeps every rule can be made'}
        {!brief && words && ': '}
        <bdi>{words}</bdi>
      </p>
    );
  }
  const rules = workspace.points.find(({ point }) => point.kind === 'validation');
  return (
    <p className={`${LINE} border-pen bg-pen-wash`}>
      <b>No {entity.label} can keep all the rules.</b> {example.sentence}{' '}
      {rules && <Link to={addressOfPoint(rules.point.id)}>To the rules</Link>}
    </p>
  );
}
