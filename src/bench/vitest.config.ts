import { defineConfig } from 'vitest/config';

/** `npm run bench`: figures are printed, never asserted; at the end, ours beside its peers as one table. */
export default defineConfig({
  test: {
    include: ['src/bench/*.bench.ts'],
    globalSetup: ['src/journeys/chromium.ts', 'src/bench/table.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: [['default', { summary: false }]],
    silent: false,
  },
});
