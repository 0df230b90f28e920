import { defineConfig } from 'vitest/config';

/** `npm run bench`: figures are printed, never asserted. */
export default defineConfig({
  test: {
    include: ['src/bench/*.bench.ts'],
    globalSetup: 'src/journeys/chromium.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: [['default', { summary: false }]],
    silent: false,
  },
});
