import { defineConfig } from 'vitest/config';

/** `npm run examples`: makes the example workspaces anew from their stories. */
export default defineConfig({
  test: { include: ['src/examples/make-all.ts'], testTimeout: 600_000 },
});
