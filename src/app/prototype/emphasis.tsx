import type { ReactNode } from 'react';
import type { DrawnEmphasis, Emphasis, ListColumn, SampleRow, StateTone, Tone } from '#core/product.ts';

const CHIP = `proto-state inline-block align-bottom truncate max-w-full px-2 ui-sm rounded-sm before:inline-block
  before:size-1.75 before:mr-1.5 before:align-[1px] before:border before:border-current`;

const DOT = 'before:bg-current before:rounded-full';
const RING = 'before:rounded-full';
const TRIANGLE = 'before:bg-current before:[clip-path:polygon(50%_0,100%_100%,0_100%)]';
const SQUARE = 'before:bg-current';
const DASH = 'before:h-0 before:border-x-0 before:border-b-0 before:align-middle';
const TONED = 'text-(--tone) bg-(--tone-wash)';

/** Told apart by a dot, a ring, a triangle, a square and a dash as well. */
const CHIPS: Readonly<Record<StateTone, string>> = {
  normal: `bg-paper ${DOT}`,
  waiting: `text-(--waits) bg-(--waits-wash) ${RING}`,
  late: `text-(--late) bg-(--late-wash) ${TRIANGLE}`,
  final: `text-ink-2 border-1 border-line ${DASH}`,
  red: `${TONED} ${TRIANGLE}`,
  amber: `${TONED} ${SQUARE}`,
  green: `${TONED} ${DOT}`,
  blue: `${TONED} ${RING}`,
  grey: `${TONED} ${DASH}`,
};

/** A word in a badge of a tone. */
export function ToneChip({ tone, children }: { tone: StateTone; children: string }) {
  return (
    <bdi className={`${CHIP} ${CHIPS[tone]}`} data-tone={tone} title={children}>
      {children}
    </bdi>
  );
}

/** What was worked out: in a badge where it names a state or a choice that has a colour, or as a small graph. */
export function WorkedOut({ column, row }: { column: ListColumn; row: SampleRow }) {
  const { textOf, toneOf, graphOf } = column;
  const [text, tone] = [textOf(row), toneOf?.(row)];
  if (graphOf) return <SmallGraph label={column.label} counts={graphOf(row)} text={text} />;
  return tone ? <ToneChip tone={tone}>{text}</ToneChip> : <bdi>{text}</bdi>;
}

const GRAPH_HEIGHT = 20;

/** A line without any labels, for a look at many at once; its sum is read aloud. */
function SmallGraph({ label, counts, text }: { label: string; counts: readonly number[]; text: string }) {
  const most = Math.max(1, ...counts);
  const points = counts.map((count, at) => `${at},${GRAPH_HEIGHT - (GRAPH_HEIGHT * count) / most}`).join(' ');
  return (
    <svg
      className="block w-full max-w-60 h-8 overflow-visible"
      viewBox={`0 0 ${Math.max(1, counts.length - 1)} ${GRAPH_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${text}`}
    >
      <polyline className="fill-none stroke-pen stroke-2 [vector-effect:non-scaling-stroke]" points={points} />
    </svg>
  );
}

const STYLES: Readonly<Record<Exclude<Emphasis, Tone>, string>> = {
  bold: 'font-semibold',
  italic: 'italic',
  struck: 'line-through',
  highlighted: 'px-1 rounded-sm bg-pen-wash shadow-[inset_0_-2px_var(--color-pen)]',
};

function isStyle(look: Emphasis): look is Exclude<Emphasis, Tone> {
  return look in STYLES;
}

function toneOf({ looks }: DrawnEmphasis): Emphasis | undefined {
  return looks.find((look) => !isStyle(look));
}

/** Something that stands out, with the reason for those who do not see it. */
export function Emphasized({ how, children }: { how: DrawnEmphasis | null | undefined; children: ReactNode }) {
  if (!how) return children;
  const tone = toneOf(how);
  const toned = tone === undefined ? '' : tone === 'grey' ? 'text-(--tone)' : 'text-(--tone) font-semibold';
  return (
    <span
      className={`${how.looks.map((look) => (isStyle(look) ? STYLES[look] : '')).join(' ')} ${toned}`.trim()}
      data-tone={tone}
      title={how.because || undefined}
    >
      {children}
      <Because how={how} />
    </span>
  );
}

export function Because({ how }: { how: DrawnEmphasis | null | undefined }) {
  return how?.because ? <span className="unseen"> ({how.because})</span> : null;
}

/** How the line or the box of a record that stands out is drawn. */
export function lineLook(how: DrawnEmphasis | null | undefined) {
  if (!how) return { className: '' };
  const tone = toneOf(how);
  const isMarked = how.looks.includes('highlighted');
  const words = [
    how.looks.includes('bold') ? 'proto-bold' : '',
    how.looks.includes('italic') ? 'italic' : '',
    how.looks.includes('struck') ? 'line-through' : '',
    isMarked ? 'bg-pen-wash shadow-[inset_3px_0_var(--color-pen)]' : '',
    tone === undefined || isMarked ? '' : 'bg-(--tone-wash) shadow-[inset_3px_0_var(--tone)]',
    tone === 'grey' ? 'text-(--tone)' : '',
  ];
  return {
    className: words.filter((word) => word !== '').join(' '),
    'data-tone': tone,
    title: how.because || undefined,
  };
}
