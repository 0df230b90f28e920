import type { Look } from '#core/product.ts';
import { initialsOf } from '../../kit/initials.ts';
import { textureOf } from '../../kit/look-borders.ts';

/** SVG path in a box of 100 by 112. */
const HEAD_AND_SHOULDERS = 'M10 109c0-34 15-54 40-54s40 20 40 54zM50 14a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0-41z';

const BODY_STYLES: Readonly<Record<ReturnType<typeof textureOf<Look>>, string>> = {
  decided: 'fill-decided-wash stroke-decided',
  guess: 'fill-guess-wash stroke-guess [stroke-dasharray:5_4]',
  hole: 'fill-hatch stroke-ink-2 [stroke-dasharray:5_4]',
};

interface FaceProps {
  readonly name: string;
  readonly look: Look;
  /** Drawn in their hand: a paper for people who only receive something. */
  readonly holds?: 'paper' | undefined;
  /** Sets the width. */
  readonly className?: string;
}

/** Head and shoulders with initials, in the style of a decided person, a guess or a hole. Never a photo. */
export function Face({ name, look, holds, className = 'w-full max-w-33' }: FaceProps) {
  return (
    <svg
      className={`people-face block ${className}`}
      data-look={look}
      viewBox="0 0 100 112"
      aria-hidden="true"
      focusable="false"
    >
      <path className={`people-body stroke-2 ${BODY_STYLES[textureOf(look)]}`} d={HEAD_AND_SHOULDERS} />
      <text className="fill-ink voice-2xl font-semibold" x="50" y="95" textAnchor="middle">
        {initialsOf(name)}
      </text>
      {holds === 'paper' && (
        <path className="fill-sheet stroke-ink stroke-[1.5]" d="M74 60h24v30H74zM79 68h14M79 74h14M79 80h8" />
      )}
    </svg>
  );
}

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
