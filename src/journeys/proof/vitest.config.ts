import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';

/** `npm run proof`: the tests whose worth grows with how large or how often they are, in their long form. */
export default defineConfig({
  test: {
    include: globSync('src/**/*.test.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes('howMuch(')),
    globalSetup: ['./src/journeys/chromium.ts', './src/testing/told-stories.ts'],
    env: { SPECWALK_PROOF: 'long' },
    reporters: ['default', './src/gate/closing-line.ts'],
    maxWorkers: 1,
    testTimeout: 21_600_000,
    hookTimeout: 600_000,
  },
});
