import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** Names all files of the page in one, so that the page can fetch them before the server is out of reach. */
const filesOfThePage: Plugin = {
  name: 'files-of-the-page',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file));
      const source = JSON.stringify(files.map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  },
};

/** What pages share comes in a few large pieces, for many small ones compress badly; the first two every page needs. */
const IN_ONE = [
  {
    name: 'base',
    // With what fetches the other pieces: left in the entry, it would come after those that call it.
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|idb)\/|vite\/preload-helper/,
    priority: 1,
  },
  {
    name: 'shell',
    test: /src\/(?:app|core)\//,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  // What the page to come in shares with others stays apart from what all others share: phones load it first.
  {
    name: 'door',
    test: /src\/app\/(?:join\/|presence\/join-address|kit\/problem)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What runs a product, with what looks into it: nothing else of the core needs it.
  {
    name: 'playing',
    test: /src\/core\/(?:prototype\/|product\.ts|session\/(?:calendar|burn-down|minutes\/))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What goes on in a walkthrough: nobody needs it outside of one.
  {
    name: 'walking',
    test: /src\/app\/walk\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // No folder of the core needs one of the page, so these two never wait for each other in a circle.
  { name: 'core', test: /src\/core\//, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'common', test: /src\/app\//, minShareCount: 2, includeDependenciesRecursively: false },
];

/**
 * Three bundles from one tree, each with all it needs inside: the page, the page over a folder of documents
 * (`--mode overview`), and the command line (`--mode cli`).
 */
const BUNDLES: Readonly<Record<string, UserConfig>> = {
  cli: {
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/cli/specwalk.ts',
      outDir: 'dist/cli',
      target: 'node20',
      license: true,
      rolldownOptions: { output: { entryFileNames: 'specwalk.js' } },
    },
  },
  overview: {
    root: 'src/app/overview',
    plugins: [react(), tailwind({ optimize: false })],
    build: { outDir: '../../../dist/overview', emptyOutDir: true, target: 'es2023', license: true },
  },
  production: {
    root: 'src/app',
    // The package leads to its build with warnings for developers, which is larger.
    resolve: {
      alias: [{ find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }],
    },
    plugins: [react(), tailwind({ optimize: false }), filesOfThePage],
    build: {
      outDir: '../../dist/app',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      license: true,
      rolldownOptions: { output: { codeSplitting: { groups: IN_ONE } } },
    },
  },
};

export default defineConfig(({ mode }) => BUNDLES[mode] ?? {});
