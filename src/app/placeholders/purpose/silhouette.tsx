import { HEAD_AND_SHOULDERS } from '../people/face.tsx';

export type SilhouetteKind = 'plain' | 'hat' | 'paper' | 'outside';

/** SVG paths that tell the silhouettes apart. */
const EXTRA_PATHS: Readonly<Record<SilhouetteKind, string>> = {
  plain: '',
  hat: 'M24 30h52M29 30c0-16 8-24 21-24s21 8 21 24z',
  paper: 'M58 74h26v32h-26zM63 82h16M63 89h16M63 96h9',
  outside: 'M12 6v102M31 6v102M50 6v102M69 6v102M88 6v102M6 16h88',
};

interface SilhouetteProps {
  readonly figure: SilhouetteKind;
  readonly letter?: string;
  readonly className?: string;
}

/** Head and shoulders, hatched: somebody unnamed. With a letter it is a known group. */
export function Silhouette({ figure, letter, className = 'w-full max-w-33 -mb-0.25' }: SilhouetteProps) {
  return (
    <svg className={`purpose-figure ${className}`} viewBox="0 0 100 112" aria-hidden="true" focusable="false">
      <path
        className="purpose-body fill-hatch stroke-ink-2 stroke-[1.5] [stroke-dasharray:4_3]"
        d={HEAD_AND_SHOULDERS}
      />
      {EXTRA_PATHS[figure] && <path className="fill-sheet stroke-ink stroke-[1.5]" d={EXTRA_PATHS[figure]} />}
      <text className="fill-ink voice-2xl font-semibold" x="50" y="96" textAnchor="middle">
        {letter ?? (figure === 'paper' || figure === 'outside' ? '' : '?')}
      </text>
    </svg>
  );
}
