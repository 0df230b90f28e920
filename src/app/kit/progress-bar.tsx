const TEXTURES = {
  decided: 'bg-decided border-decided',
  assumed:
    'bg-[image:linear-gradient(var(--color-decided),var(--color-decided))] bg-[length:100%_2px] bg-no-repeat bg-center border-decided',
  said: 'bg-sheet border-ink-2',
  hole: 'bg-sheet bg-[image:repeating-linear-gradient(135deg,transparent_0_4px,var(--color-ink-2)_4px_5px)] border-ink-2',
};

interface SwatchProps {
  readonly look: keyof typeof TEXTURES;
  readonly size: string;
  readonly count?: number;
}

/** A piece of a bar or legend in the pattern of its look. `count`: its width in a bar. */
export function Swatch({ look, size, count }: SwatchProps) {
  return (
    <i className={`inline-block border-1 ${TEXTURES[look]} ${size}`} data-look={look} style={{ flexGrow: count }} />
  );
}

interface ProgressBarProps {
  readonly settled: number;
  /** How many of the settled are only assumed. */
  readonly assumed?: number;
  readonly said: number;
  readonly unsaid: number;
  readonly label: string;
}

/**
 * How far something is: solid is decided, with a line within is assumed, outlined is said or said in part, hatched
 * nobody has said.
 */
export function ProgressBar({ settled, assumed = 0, said, unsaid, label }: ProgressBarProps) {
  const parts = [
    { look: 'decided', count: settled - assumed },
    { look: 'assumed', count: assumed },
    { look: 'said', count: said },
    { look: 'hole', count: unsaid },
  ] as const;
  const drawn = parts.filter(({ count }) => count > 0);
  return (
    <span className="bar flex min-w-0 gap-0.25 h-3" role="img" aria-label={label}>
      {drawn.map(({ look, count }) => (
        <Swatch
          key={look}
          look={look}
          size="flex-[1_1_0] min-w-0.75 first:rounded-l-[3px] last:rounded-r-[3px]"
          count={count}
        />
      ))}
    </span>
  );
}

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
