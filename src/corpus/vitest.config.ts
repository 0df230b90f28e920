import { defineConfig } from 'vitest/config';

/** `npm run corpus`: the reader against labelled documents of others, which are read where they lie. */
export default defineConfig({ test: { include: ['src/corpus/*.measure.ts'], testTimeout: 60_000 } });
