import { fraction, seedOf, subSeed } from '#core/product.ts';

/** A drawn landscape that stands for a picture nobody has yet; the same words always give the same one. */
export function DrawnPicture({ of, className }: { of: string; className: string }) {
  const seed = seedOf('picture', of);
  const at = (turn: number, least: number, most: number) =>
    Math.round(least + (most - least) * fraction(subSeed(seed, turn)));
  return (
    <svg className={className} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="fill-pen-wash" d="M0 0h160v90H0z" />
      <circle className="fill-pen" opacity=".35" cx={at(1, 25, 135)} cy={at(2, 16, 34)} r={at(3, 7, 12)} />
      <path className="fill-pen" opacity=".25" d={ridge(at(4, 35, 50), at(5, 22, 46), at(6, 38, 54))} />
      <path className="fill-pen" opacity=".45" d={ridge(at(7, 52, 68), at(8, 44, 62), at(9, 56, 70))} />
      <path className="fill-pen" opacity=".75" d={ridge(at(10, 68, 80), at(11, 66, 78), at(12, 72, 84))} />
    </svg>
  );
}

/** A line of hills across the picture, from the heights of its left end, its middle and its right end. */
function ridge(left: number, middle: number, right: number): string {
  return `M0 ${left}Q40 ${middle - 12} 80 ${middle}T160 ${right}V90H0z`;
}
