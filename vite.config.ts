import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** Names all files of the page in one, so that the page can fetch them before the server is out of reach. */
const filesOfThePage: Plugin = {
  name: 'files-of-the-page',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const source = JSON.stringify(files.map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  },
};

/** Puts beside each text what the server sends of it: compressed once, as well as it can be. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((file) => /^[^.].*\.(?:js|css|html|json|svg)$/.test(file));
    const compress = promisify(gzip);
    for (const file of texts) {
      const bytes = await compress(await readFile(join(dir, file)), { level: 9 });
      await writeFile(join(dir, `${file}.gz`), bytes);
    }
  },
};

/**
 * A piece for each area instead of many small ones, each for one press: those compress badly, and every page is fetched
 * ahead anyway. The folders of the house stand in layers (`src/gate/layers.ts`), and a piece holds neighbours: so no two
 * pieces wait for each other in a circle, and a page fetches nothing of the areas above its own.
 */
const PIECES = [
  // What fetches the other pieces comes with the packages: left in the entry, it would come after those that call it.
  ['base', /node_modules\/(?:react|react-dom|react-router|scheduler|idb)\/|vite\/preload-helper/],
  ['shell', /src\/(?:app\/(?!service-worker)|core\/)/, '$initial'],
  // The two pages that show a document as it reads, with the parser that only they need.
  ['documents', /@lezer\/|src\/(?:core|app\/kit)\/markdown|src\/app\/(?:pages\/spec|placeholders\/general)/],
  ['intake', /src\/app\/(?:intake\/|pages\/bring)|src\/core\/intake/],
  [
    'door',
    /src\/app\/(?:kit|sync|session|keys|forms|join)\/|src\/app\/presence\/join-address|fact-from-command|core\/(?:base\/omit-undefined|facts\/(?:paths|types))/,
  ],
  ['model', /src\/core\/(?:model|product|prototype|texts|rules\/(?:screens\/navigation|entities\/screens-about))[/.]/],
  ['closing', /src\/core\/(?:rules\/|closing\.ts)/],
  ['session', /src\/core\/session\/(?!in-view)/],
  ['core', /src\/core\//],
  [
    'product',
    /src\/app\/(?:diagrams|workspace\/use-product|stage\/scene-stage|prototype\/(?!faker|extras\/))|node_modules\/@dagrejs\//,
  ],
  ['asking', /src\/app\/(?:workspace|presence|shapes|asking|stage)\/|node_modules\/@tanstack\//],
  ['pages', /src\/app\/(?:findings|shell|pages\/(?!point|prototype))/],
  ['placeholders', /src\/app\/(?:correcting|pages|placeholders)\//],
  ['wall', /src\/app\/walk\/(?:minutes|wall|present-page)/],
  ['walk', /src\/app\/walk\/|node_modules\/qr\//],
] as const;

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
      // Names stay, so that a line of the log leads to its function.
      rolldownOptions: {
        output: { entryFileNames: 'specwalk.js', minify: { compress: true, mangle: false, codegen: true } },
      },
    },
  },
  overview: {
    root: 'src/app/overview',
    plugins: [react(), tailwind({ optimize: false }), compressed],
    build: { outDir: '../../../dist/overview', emptyOutDir: true, target: 'es2023', license: true },
  },
  production: {
    root: 'src/app',
    // The package leads to its build with warnings for developers, which is larger.
    resolve: {
      alias: [{ find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }],
    },
    plugins: [react(), tailwind({ optimize: false }), filesOfThePage, compressed],
    build: {
      outDir: '../../dist/app',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      // Every browser that runs the rest preloads modules by itself.
      modulePreload: { polyfill: false },
      license: true,
      rolldownOptions: {
        // A worker governs the addresses below its own, so it lies at the top, under a name that stays.
        input: { index: resolve('src/app/index.html'), 'service-worker': resolve('src/app/service-worker.ts') },
        output: {
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: PIECES.map(([name, test, tag]) => ({ name, test, ...(tag && { tags: [tag] }) })),
          },
        },
      },
    },
  },
};

export default defineConfig(({ mode }) => BUNDLES[mode] ?? {});
