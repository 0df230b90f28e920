import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two bundles from one tree: the page (default) and the command line (`--mode cli`), each with all it needs inside. */
export default defineConfig(({ mode }) =>
  mode === 'cli'
    ? {
        ssr: { noExternal: true, target: 'node' },
        build: {
          ssr: 'src/cli/specwalk.ts',
          outDir: 'dist/cli',
          target: 'node20',
          license: true,
          rolldownOptions: { output: { entryFileNames: 'specwalk.js' } },
        },
      }
    : {
        root: 'src/app',
        plugins: [react()],
        build: {
          outDir: '../../dist/app',
          emptyOutDir: true,
          target: 'es2023',
          manifest: true,
          license: true,
        },
      },
);
