import { addressOf, cellText, type Product, type SampleRow } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** What people call a record: what stands in the field that names it, else the thing and its number. */
export function recordLabel({ index }: Product, row: SampleRow): string {
  const entity = index.entities.get(row.entity);
  const display = entity?.display;
  const words = display ? cellText(row, display) : '';
  return words || `${entity?.label ?? 'Record'} ${row.row >= 0 ? row.row + 1 : '(new)'}`;
}

/** The address of a record's page in the product; undefined while nobody has named a screen that shows one. */
export function useRecordAddress(): (row: SampleRow) => string | undefined {
  const { screens } = usePlaying();
  return ({ entity, id }) => {
    const detail = screens.find((screen) => screen.kind === 'detail' && screen.entity === entity);
    return detail && addressOf(detail, id);
  };
}
