import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { copyOf } from './copy-of.js';

// `npm run dev`: the page from its source, and an example served by the server from its source. What changes in the
// page shows at once; when the server's code changes, the server starts again on the same copy.
const { folder, options } = await copyOf(process.argv.slice(2));
const { values } = parseArgs({ args: options, options: { port: { type: 'string', default: '4750' } } });
const port = Number(values.port);
const server = `http://127.0.0.1:${port + 1}`;

let serving;
let restarting = Promise.resolve();
const restart = () => {
  restarting = restarting.then(begin).catch((error) => vite.config.logger.error(error.stack));
  return restarting;
};

async function begin() {
  // What cannot be loaded leaves the server of before.
  const { serve } = await vite.ssrLoadModule(resolve('src/server/index.ts'));
  await serving?.close();
  const env = { ...process.env, XDG_STATE_HOME: dirname(folder) };
  const log = (sentence) => vite.config.logger.info(sentence, { timestamp: true });
  const served = await serve({ root: folder, port: port + 1, assets: 'dist/app', env, log });
  if ('problem' in served) throw new Error(served.problem);
  serving = served;
}

const vite = await createServer({
  configFile: false,
  root: 'src/app',
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // To the server the page comes from its own address.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
  plugins: [
    react(),
    tailwind(),
    {
      name: 'server-beside',
      hotUpdate({ modules }) {
        if (this.environment.name === 'ssr' && modules.length > 0) restart();
      },
    },
  ],
});
await restart();
await vite.listen();
vite.config.logger.info(`Specwalk from its source, on a copy of an example: ${folder}`);
vite.printUrls();
vite.bindCLIShortcuts({ print: true });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([vite.close(), serving?.close()]);
    rmSync(dirname(folder), { recursive: true, force: true });
    process.exit();
  });
}
