import { defineConfig } from 'vitest/config';

/** `npm run examples`: makes the example that is kept as files again from its story. */
export default defineConfig({
  test: { include: ['src/examples/make-all.ts'], testTimeout: 600_000 },
});
