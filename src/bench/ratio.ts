import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';
import { print } from './figure.ts';
import { cellsOf, type Row } from './table.ts';

/** The same work, done by ours and by a peer in turn. */
export interface Measure extends Omit<Row, 'ours' | 'theirs'> {
  readonly rounds: number;
  readonly ours: () => Promise<number> | number;
  readonly theirs: () => Promise<number> | number;
}

/** Measures ours and the peer in turn, so that what else the machine does meets both, and keeps the medians. */
export async function compare({ rounds, ours, theirs, ...of }: Measure): Promise<void> {
  const taken: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push({ ours: await ours(), theirs: await theirs() });
  keep({ ...of, ours: median(taken.map((one) => one.ours)), theirs: median(taken.map((one) => one.theirs)) });
}

/** Keeps a line that was measured already. */
export function keep(row: Row): void {
  appendFileSync(inject('ratios'), `${JSON.stringify(row)}\n`);
  const [what, figure, peer, ratio, goal] = cellsOf(row);
  print({ what, figure, goal, peer: `${peer}, ratio ${ratio}` });
}

export function median(of: readonly number[]): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
