/** One measured figure beside its goal and, where there is one, what a peer takes in the same run. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly goal?: string;
  readonly peer?: string;
}

export function print({ what, figure, goal, peer }: Figure): void {
  process.stdout.write(
    `${what.padEnd(58)} ${figure.padStart(12)}${goal ? `   goal ${goal}` : ''}${peer ? `   (${peer})` : ''}\n`,
  );
}

/** A percentile of durations in milliseconds, by the nearest rank, as text. */
export function percentile(durations: readonly number[], percent: number): string {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1));
  return `${(sorted[at] ?? Number.NaN).toFixed(1)} ms`;
}

/** Runs something many times and tells how long each took, in milliseconds. */
export async function durations(times: number, run: (at: number) => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    await run(at);
    taken.push(performance.now() - start);
  }
  return taken;
}
