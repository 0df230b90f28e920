import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '#server/index.ts';
import { type CliCommand, Refusal } from './command.ts';
import { placeOf } from './place.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

/** `specwalk [WORKSPACE | SPEC.md]`: serves a workspace until it is stopped. */
export const serving: CliCommand = {
  name: '',
  usage: '[WORKSPACE | SPEC.md]',
  summary: 'Serves a workspace to the browser (default: this folder).',
  options: {
    port: { type: 'string', value: 'PORT', help: 'port to listen on (default 4747; 0 takes any free one)' },
    host: { type: 'string', value: 'HOST', help: 'address to listen on (default 127.0.0.1)' },
    open: { type: 'boolean', help: 'open the browser' },
  },
  run: async ({ paths, options }, io) => {
    if (paths.length > 1) throw new Refusal('One workspace is served at a time.');
    const port = Number(options.port ?? 4747);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Refusal(`“${options.port}” is not a port; take a number from 0 to 65535.`);
    }
    const { root } = placeOf(paths[0], io.cwd);
    const served = await serve({
      root,
      host: String(options.host ?? '127.0.0.1'),
      port,
      assets: resolve(HERE, '../app'),
      env: io.env,
      log: (sentence) => io.err(`${sentence}\n`),
    });
    if ('problem' in served) throw new Refusal(served.problem);
    io.out(`Specwalk serves ${root}\n\n  ${served.url}\n\nCtrl C stops it.\n`);
    if (options.open) openBrowser(served.url, io.env);
    await io.stop;
    await served.close();
    return 0;
  },
};

const OPENERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/** Opens the address where there is a desktop; where there is none, the address was printed. */
function openBrowser(url: string, env: Readonly<Record<string, string | undefined>>): void {
  const opener = OPENERS[process.platform];
  if (!opener || env.CI || (process.platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY)) return;
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
