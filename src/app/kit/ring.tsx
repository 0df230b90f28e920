interface RingProps {
  /** How much of it is filled, from 0 to 1. */
  readonly share: number;
}

/** A small ring, hatched while nothing is settled and filled clockwise by the share that is. */
export function Ring({ share }: RingProps) {
  const turn = `${Math.round(share * 360)}deg`;
  return (
    <i
      className={`inline-block flex-none w-3.5 h-3.5 rounded-full border ${share === 0 ? 'border-ink-2 bg-hatched' : 'border-decided'}`}
      style={
        share === 0
          ? undefined
          : { backgroundImage: `conic-gradient(var(--color-decided) ${turn}, var(--color-sheet) ${turn})` }
      }
      aria-hidden="true"
    />
  );
}
