import { defineConfig } from 'vitest/config';
import LongestFirst from './src/gate/longest-first.ts';
import { scratchPlace } from './src/gate/scratch-place.ts';
import { AWAITED } from './src/journeys/patience.ts';

/** How long a test may take, and what comes before it: several times what it waits for. */
const LIMIT = 3 * AWAITED;
const PATIENT = { testTimeout: LIMIT, hookTimeout: LIMIT };
/** A third worker has something to do while two wait for a browser or a server. */
const WAITING = 3;
const STORIES = './src/testing/told-stories.ts';

// All that the tests start inherits it.
process.env.TMPDIR = scratchPlace();

/** Every gate is a test of one run: src/decisions/001-one-runner-is-the-gate.md. */
export default defineConfig({
  test: {
    // What was transformed once is read from the disk: a sixth of the time of all units.
    experimental: { fsModuleCache: true },
    reporters: ['default', './src/gate/closing-line.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // In the cache, modules of this mode are others than those of before.
        mode: 'production',
        // Pages are drawn as people get them, by a React without what it tells developers: a fifth less time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          globalSetup: STORIES,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/gate/**', 'src/journeys/**', 'src/browsers/**'],
          ...PATIENT,
          expect: { poll: { timeout: AWAITED } },
          // Nothing of the units outlives a test, so they share their modules: a third of the time.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'gate',
          include: ['src/gate/**/*.test.ts'],
          ...PATIENT,
          maxWorkers: WAITING,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['src/journeys/**/*.test.ts'],
          globalSetup: ['./src/journeys/chromium.ts', STORIES],
          setupFiles: './src/journeys/where-they-were.ts',
          // Nothing of a file outlives it but its modules and the browser.
          isolate: false,
          maxWorkers: WAITING,
          ...PATIENT,
          testTimeout: 2 * LIMIT,
          expect: { poll: { timeout: AWAITED } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['src/browsers/**/*.test.ts'],
          globalSetup: './src/browsers/who-is-missing.ts',
          ...PATIENT,
          maxWorkers: WAITING,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
