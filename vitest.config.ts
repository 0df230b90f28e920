import { defineConfig } from 'vitest/config';

/** Every gate is a test of one run: src/decisions/001-one-runner-is-the-gate.md. */
export default defineConfig({
  test: {
    reporters: ['default', './src/gate/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/gate/**', 'src/journeys/**'],
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
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['src/journeys/**/*.test.ts'],
          globalSetup: './src/journeys/chromium.ts',
          setupFiles: './src/journeys/after-each-file.ts',
          // Nothing of a file outlives it but its modules. One at a time: two take the cores from each other, and a
          // letter is typed, or a row dragged, before the page has caught up.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A second is too short where others take both cores.
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
