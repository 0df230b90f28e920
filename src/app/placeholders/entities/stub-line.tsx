import type { HowMany } from '#core/product.ts';

/** The signs at the end of a link, drawn from its box on: a bar for one, a circle for none, a foot for many. */
const SIGNS: Readonly<Record<HowMany, string>> = {
  'exactly one': 'M 10 10 V 30 M 15 10 V 30',
  'at most one': 'M 10 10 V 30 M 24 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
  'one or more': 'M 0 10 L 14 20 L 0 30 M 20 10 V 30',
  'any number': 'M 0 10 L 14 20 L 0 30 M 22 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
};

interface StubLineProps {
  /** How many of the left one; empty while nobody has said. */
  readonly from: HowMany | '';
  readonly to: HowMany | '';
}

/** The line between two things; an end without a word is hatched and carries a question mark. */
export function StubLine({ from, to }: StubLineProps) {
  return (
    <svg className="entities-line-drawn" viewBox="0 0 160 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M 0 20 H 160" data-look={from === '' || to === '' ? 'hole' : 'said'} />
      <EndSign of={from} />
      <g transform="matrix(-1 0 0 1 160 0)">
        <EndSign of={to} mirrored />
      </g>
    </svg>
  );
}

function EndSign({ of, mirrored = false }: { of: HowMany | ''; mirrored?: boolean }) {
  if (of !== '') return <path d={SIGNS[of]} />;
  return (
    <g>
      <circle cx="14" cy="20" r="11" className="entities-loose" />
      <text x="14" y="25" textAnchor="middle" transform={mirrored ? 'matrix(-1 0 0 1 28 0)' : undefined}>
        ?
      </text>
    </g>
  );
}
