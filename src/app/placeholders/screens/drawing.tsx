/** Things of the house as line drawings on a field of 64 by 48. */
const LINES = {
  trapdoor: 'M4 30h14M46 30h14M18 30h28l-6 12H12zM32 6v14M27 15l5 6 5-6',
  stranger:
    'M8 44V12l14-6v38zM22 44h38M18 26h1M44 12a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM32 44c0-12 5-17 12-17s12 5 12 17',
  lever: 'M8 44h48M18 44V34h28v10M32 34 48 10M48 10a4 4 0 1 1 6-4a4 4 0 1 1-6 4',
  fax: 'M6 24h52v18H6zM16 24V6h32v18M22 12h20M22 17h14M14 34h12M44 33h6M18 42v4h28v-4',
  window: 'M6 6h52v38H6zM6 14h52M11 10h1M16 10h1M21 10h1',
  shelf: 'M4 44h56M12 44V16h14v28M17 40h4M34 44V26h22v18M40 44v-3h10v3',
} as const;

export type Thing = keyof typeof LINES;

/** A small line drawing; says nothing that the words next to it do not. */
export function Drawing({ of }: { of: Thing }) {
  return (
    <svg className="screens-drawing" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      <path d={LINES[of]} />
    </svg>
  );
}
