import { mulberry32 } from '#core/product.ts';

/** The seed of this run: SEED=… repeats one. It is printed, so that a failure can be seen again. */
export function seedOfRun(what: string): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
  process.stdout.write(`${what}: SEED=${seed}\n`);
  return seed;
}

/** Chance that a seed repeats. */
export interface Chance {
  readonly happens: (likelihood: number) => boolean;
  /** A whole number from 0 up to a limit. */
  readonly below: (limit: number) => number;
}

export function chanceOf(seed: number): Chance {
  const random = mulberry32();
  random.seed(seed);
  return {
    happens: (likelihood) => random.next() < likelihood,
    below: (limit) => Math.floor(random.next() * limit),
  };
}
