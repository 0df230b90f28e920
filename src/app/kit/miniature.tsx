import { useId } from 'react';
import { countQuestions, type Kind, type PointView } from '#core/index.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A part of a drawing: a box, a circle, or an outline. */
type Part = Box | readonly [x: number, y: number, radius: number] | string;

interface Drawing {
  /** In the order in which they become solid. */
  readonly parts: readonly Part[];
  /** Which of the parts are boxes with room for a name. */
  readonly signs?: readonly number[];
  /** What is drawn in ink around and over them. */
  readonly ink: string;
  /** Letters of the scene itself, by their middle. */
  readonly words?: readonly (readonly [x: number, y: number, word: string])[];
}

const silhouette = (x: number) => `M${x - 6} 62a6 6 0 1 1 12 0a6 6 0 1 1-12 0M${x - 12} 89c0-12 5-18 12-18s12 6 12 18z`;

/** A small scene for each kind, in a box of 200 by 92. */
const DRAWINGS: Readonly<Record<Kind, Drawing>> = {
  purpose: {
    // biome-ignore format: a word a line says nothing.
    words: [[18, 18, 'For'], [18, 42, 'and']],
    parts: [[36, 6, 100, 18], [36, 30, 156, 18], ...[24, 62, 100, 138, 176].map(silhouette)],
    signs: [0, 1],
    ink: '',
  },
  screens: {
    parts: [4, 70, 136].flatMap((x) => [[x, 4, 60, 17], x === 70 ? 'M78 26l34 8v54h-34z' : [x + 8, 26, 44, 62]]),
    signs: [0, 2, 4],
    ink: 'M78 26h44v62M48 58h2M104 62h2M180 58h2M2 88h196',
  },
  entities: {
    parts: [
      ...[8, 70, 132].map((x): Part => [x, 4, 60, 17]),
      [18, 32, 40, 46],
      ...[32, 49, 66].map((y, at): Part => [98, y, 80 - 16 * at, 11]),
    ],
    signs: [0, 1, 2],
    ink: 'M8 21h184v67H8zM68 38h22M68 55h16M68 72h20',
  },
  states: {
    // biome-ignore format: a box a line says nothing.
    parts: [[4, 12, 54, 22], [73, 12, 54, 22], [142, 12, 54, 22], [142, 62, 54, 22], [73, 62, 54, 22]],
    signs: [0, 1, 2, 3, 4],
    ink: `M58 23h12m-4-4l4 4l-4 4M127 23h12m-4-4l4 4l-4 4M169 34v25m-4-4l4 4l4-4M142 73h-12m4-4l-4 4l4 4M100 62V37m-4
      4l4-4l4 4`,
  },
  validation: {
    words: [[100, 79, 'Save']],
    // biome-ignore format: a box a line says nothing.
    parts: [[8, 6, 150, 16], [180, 15, 9], [8, 33, 150, 16], [180, 42, 9], [62, 62, 76, 26]],
    ink: 'M176 15l3 3l6-6M176 38l8 8M184 38l-8 8M52 70l-10-4M52 80H40M148 70l10-4M148 80h12',
  },
  roles: {
    parts: [6, 36, 66].flatMap((y) => [[4, y, 62, 20], ...[78, 120, 162].map((x): Part => [x, y, 32, 19])]),
    signs: [0, 4, 8],
    ink: 'M2 31h196M2 61h196M88 16l4 4l8-8M130 46l4 4l8-8',
  },
  calls: {
    parts: [[4, 30, 72, 46], ...[86, 102, 118].map((x): Part => [x, 48, 9, 9]), [166, 52, 30]],
    signs: [0],
    ink: 'M4 32l36 15l36-15M166 52V34M166 52l14 8M166 24v-2M194 52h2M138 52h-2M166 80v2M150 16l4 5M182 16l-4 5M166 12v6',
  },
  errors: {
    parts: [
      'M12 6h84l-12 24l16 14l-14 20l8 24h-82z',
      'M106 4h82v34l-42 8l-44-4l-8-12z',
      'M104 50l42 4l42-8v40h-82l-8-20z',
      [40, 30, 12],
    ],
    ink: 'M40 23v8M40 35v1M26 58h48M26 70h36M124 18h44M124 70h44',
  },
  constants: {
    parts: [34, 100, 166].flatMap((x): Part[] => [
      [x, 38, 25],
      [x - 31, 71, 62, 17],
    ]),
    signs: [1, 3, 5],
    ink: `M34 38L20 26M100 38V20M166 38l16-8M34 16v-2M100 16v-2M166 16v-2M10 44H8M60 44h-2M76 44h-2M126 44h-2M142
      44h-2M192 44h-2`,
  },
  other: {
    parts: [[34, 12, 74, 13], ...[34, 50, 66].map((y, at): Part => [34, y, 132 - 22 * at, 9])],
    ink: 'M20 3h146l16 16v70H20zM166 3v16h16',
  },
};

/** A name for which a box has no room. */
const TOO_LONG = /^(.{10}\S?).{3,}$/u;

type PartLook = 'decided' | 'said' | 'hole';

const LOOKS: Readonly<Record<PartLook, string>> = {
  decided: 'fill-decided-wash stroke-decided stroke-[1.5]',
  said: 'fill-sheet stroke-ink stroke-[1.5]',
  hole: 'stroke-ink-2 stroke-1',
};

interface MiniatureProps {
  readonly view: PointView;
  /** Names that were decided, written into its parts; absent where it is too small for letters. */
  readonly names?: readonly string[];
}

/**
 * The scene of a point, drawn small: as much of it is solid as is settled, outlined as is said, hatched as nobody has
 * said. Decorative: the numbers next to it say the same.
 */
export function Miniature({ view, names }: MiniatureProps) {
  const hatch = useId();
  const { parts, ink, words = [], signs = [] } = DRAWINGS[view.point.kind];
  const looks = partLooks(parts.length, view);
  const boxes = signs.filter((at) => looks[at] !== 'hole').map((at) => parts[at] as Box);
  return (
    <svg className="block w-full" viewBox="0 0 200 92" aria-hidden="true" focusable="false">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="stroke-hatch stroke-[1.5]" d="M0 0v5" />
      </pattern>
      {parts.map((part, at) => {
        const look = looks[at] ?? 'hole';
        const paint = { className: LOOKS[look], fill: look === 'hole' ? `url(#${hatch})` : undefined };
        const key = String(part);
        if (typeof part === 'string') return <path key={key} d={part} {...paint} />;
        const [x, y, size, height] = part;
        if (height === undefined) return <circle key={key} cx={x} cy={y} r={size} {...paint} />;
        return <rect key={key} x={x} y={y} width={size} height={height} rx="2" {...paint} />;
      })}
      <path className="fill-none stroke-ink-2 stroke-1" strokeLinecap="round" strokeLinejoin="round" d={ink} />
      {names && (
        <g className="fill-ink font-voice [text-anchor:middle] max-md:hidden" fontSize="9.5">
          {words.map(([x, y, word]) => (
            <text key={word} x={x} y={y} fontSize="11">
              {word}
            </text>
          ))}
          {boxes.slice(0, names.length).map(([x, y, width, height], at) => (
            <text key={names[at]} x={x + width / 2} y={y + height / 2 + 3}>
              {names[at]?.replace(TOO_LONG, '$1…')}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

/** As many parts as the shares of its questions, and at least one of what there is any of. */
function partLooks(count: number, { status, questions }: PointView): readonly PartLook[] {
  const { asked, settled, said, unsaid, later } = countQuestions(questions);
  if (asked === 0) return Array(count).fill(status === 'unanswered' ? 'hole' : 'decided');
  const solid = partsOf(count, settled / asked);
  const outlined = Math.min(count - solid - Math.sign(unsaid + later), partsOf(count, said / asked));
  return Array.from({ length: count }, (_, at) => (at < solid ? 'decided' : at < solid + outlined ? 'said' : 'hole'));
}

function partsOf(count: number, share: number): number {
  if (share === 0 || share === 1) return count * share;
  return Math.min(count - 1, Math.max(1, Math.round(count * share)));
}
