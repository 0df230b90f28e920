import type { Workspace } from '#core/index.ts';

export interface Address {
  readonly to: string;
  readonly label: string;
}

const PAGES: readonly Address[] = [
  { to: '/', label: 'The map' },
  { to: '/questions', label: 'Questions' },
  { to: '/spec', label: 'Specification' },
  { to: '/gaps', label: 'Gaps' },
];

/** The addresses of the workspace most like one that does not exist, best first, by shared pairs of letters. */
export function nearestAddresses(
  wrong: string,
  { points, questions }: Workspace,
  most = 5,
): readonly Address[] {
  const known: readonly Address[] = [
    ...PAGES,
    ...points.map(({ point }) => ({ to: `/points/${encodeURIComponent(point.id)}`, label: point.title })),
    ...questions.map(({ question }) => ({ to: `/questions/${question.id}`, label: question.ask })),
  ];
  const wanted = pairs(wrong);
  return known
    .map((address) => ({
      address,
      likeness: Math.max(likeness(wanted, pairs(address.to)), likeness(wanted, pairs(address.label))),
    }))
    .filter(({ likeness: found }) => found > 0.2)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ address }) => address);
}

function pairs(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(plain.length - 1, 0) }, (_, at) => plain.slice(at, at + 2)));
}

/** Dice's coefficient of two sets: 1 for the same, 0 for nothing shared. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
