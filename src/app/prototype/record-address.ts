import { addressOf, type SampleRow } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** The address of a record's page in the product; undefined while nobody has named a screen that shows one. */
export function useRecordAddress(): (row: SampleRow) => string | undefined {
  const { screens } = usePlaying();
  return ({ entity, id }) => {
    const detail = screens.find((screen) => screen.kind === 'detail' && screen.entity === entity);
    return detail && addressOf(detail, id);
  };
}
