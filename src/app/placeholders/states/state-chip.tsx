import type { Look } from '#core/product.ts';

/** Classes of a state, as a chip that is drawn by its `data-look`. */
export const CHIP = `states-chip by-look inline-block max-w-full min-h-9 px-4 py-1 bg-raised text-ink voice-lg
  font-semibold wrap-anywhere border rounded-full`;

/** The state of a record. */
export function StateChip({ look, label }: { look: Look; label: string }) {
  return (
    <strong className={CHIP} data-look={look}>
      {label}
    </strong>
  );
}
