import { defineConfig } from 'vitest/config';

/** `npm run proof`: the tests whose worth grows with how often they are made, in their long form. */
export default defineConfig({
  test: {
    include: ['src/journeys/{chaos,killed}.test.ts'],
    env: { SPECWALK_PROOF: 'long' },
    reporters: ['default', './src/gate/closing-line.ts'],
    maxWorkers: 1,
    testTimeout: 3_600_000,
  },
});
