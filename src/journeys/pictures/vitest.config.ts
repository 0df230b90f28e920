import { defineConfig } from 'vitest/config';

/** `npm run pictures`: takes the README's screenshots from the running program. */
export default defineConfig({
  test: {
    include: ['src/journeys/pictures/take.ts'],
    globalSetup: 'src/journeys/chromium.ts',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
