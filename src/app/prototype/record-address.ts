import { addressFor, type SampleRow } from '#core/product.ts';
import { usePrototype } from './prototype-context.tsx';

/** The address of a record’s detail page in the product; undefined if no screen shows one. */
export function useRecordAddress(): (row: SampleRow) => string | undefined {
  const { screens, actor } = usePrototype();
  return (row) => {
    const detail = screens.find((screen) => screen.kind === 'detail' && screen.entity === row.entity);
    return detail && addressFor(actor, detail, row);
  };
}
