import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** File that lines of the table are kept in until all is measured. */
    ratios: string;
  }
}

/** A line of the table: the same work, by ours and by a peer. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** The most that the ratio, or our own figure, is meant to be. */
  readonly goal: { readonly ratio: number } | { readonly ours: number };
}

const HEAD = ['', 'ours', 'peer', 'ratio', 'goal', ''] as const;

/** Prints all that was compared as one table, at the end of the run. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-ratios-'));
  const file = join(folder, 'rows.jsonl');
  project.provide('ratios', file);
  return () => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    if (lines.length > 0) process.stdout.write(tableOf(lines.map((line) => JSON.parse(line) as Row)));
    rmSync(folder, { recursive: true });
  };
}

function tableOf(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map((row) => [...cellsOf(row), isMet(row) ? 'met' : 'missed'])];
  const widths = HEAD.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0, at))
      .join('  ')
      .trimEnd(),
  );
  const cores = `${availableParallelism()} cores, shared with whatever else ran meanwhile: the ratios count`;
  return `\nOurs beside its peers, medians of alternating rounds (${cores})\n\n${lines.join('\n')}\n\n`;
}

function padded(cell: string, width: number, at: number): string {
  return at === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** What, ours, the peer's, the ratio and the goal, as text. */
export function cellsOf({ what, unit, ours, peer, theirs, goal }: Row) {
  const most = 'ratio' in goal ? `≤ ${goal.ratio}` : `≤ ${valued(goal.ours, unit)}`;
  return [what, valued(ours, unit), `${peer} ${valued(theirs, unit)}`, (ours / theirs).toFixed(2), most] as const;
}

function isMet({ ours, theirs, goal }: Row): boolean {
  return 'ratio' in goal ? ours / theirs <= goal.ratio : ours <= goal.ours;
}

function valued(value: number, unit: string): string {
  return unit === '' ? `${value}` : `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
}
