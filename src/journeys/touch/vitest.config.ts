import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { AWAITED } from '../patience.ts';

/** Journeys that nobody goes on a phone. */
const NOT_ON_A_PHONE: Readonly<Record<string, string>> = {
  keys: 'the palette, the help and the letters, which a phone does not offer',
  typing: 'letters typed right after a key',
  'walk-by-keyboard': 'a walkthrough without a mouse',
};

/** `npm run touch`: every journey by whoever has a phone in their hand, and taps. */
export default defineConfig({
  test: {
    include: globSync('src/journeys/**/*.test.ts', {
      ignore: Object.keys(NOT_ON_A_PHONE).map((name) => `src/journeys/${name}.test.ts`),
    }),
    env: { TOUCH: '1' },
    globalSetup: './src/journeys/chromium.ts',
    setupFiles: './src/journeys/where-they-were.ts',
    reporters: ['default', './src/gate/closing-line.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 6 * AWAITED,
    hookTimeout: 3 * AWAITED,
    expect: { poll: { timeout: AWAITED } },
  },
});
