import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import encodeQR from 'qr';
import { printable } from '#core/gaps.ts';
import { type Links, publicAddress, serve, serveDatabase } from '#server/index.ts';
import { type CliArguments, type CliCommand, CliError, type Io } from './base/command.ts';
import { folderOfDocuments, resolveWorkspace } from './base/workspace-folder.ts';
import { DATABASE_OPTIONS, databaseIn } from './database.ts';
import { serveOverview } from './serve-overview.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const APP_FOLDER = resolve(HERE, '../app');

/** `specwalk [FOLDER | SPEC.md]`: serves a workspace, or the overview of a folder of documents, until it is stopped. */
export const serveCommand: CliCommand = {
  name: '',
  usage: '[WORKSPACE | FOLDER | SPEC.md]',
  summary: 'Serves a workspace to the browser, or an overview of the documents in a folder (default: this folder).',
  options: {
    port: { type: 'string', value: 'PORT', help: 'port to listen on (default 4747; 0 takes any free one)' },
    lan: { type: 'boolean', help: 'let others in your network take part, by invitation' },
    host: {
      type: 'string',
      value: 'ADDR',
      help: 'address to listen on (default 127.0.0.1); beyond this machine by invitation only',
    },
    invite: { type: 'boolean', help: 'ask for invitations even where only this machine is served' },
    address: {
      type: 'string',
      value: 'URL',
      help: 'the address of a proxy in front, like https://walk.example.org; by invitation only',
    },
    open: { type: 'boolean', help: 'open the browser' },
    ...DATABASE_OPTIONS,
    listen: {
      type: 'string',
      value: 'URL',
      help: 'the database itself where --database is a transaction pooler (or SPECWALK_LISTEN)',
    },
    proxy: { type: 'string', multiple: true, value: 'ADDR', help: 'a proxy on another machine that names its clients' },
  },
  run: async ({ paths, options }, io) => {
    if (paths.length > 1) throw new CliError('One workspace is served at a time.');
    const port = Number(options.port ?? 4747);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new CliError(`“${options.port}” is not a port; use a number from 0 to 65535.`);
    }
    const database = databaseIn(options, io);
    if (database !== undefined && paths.length === 0) return await serveAll(database, port, options, io);
    if (options.database !== undefined) throw new CliError('Name a database or a folder, not both.');
    const folder = folderOfDocuments(paths[0], io.cwd);
    if (folder !== null) {
      const assets = { overview: resolve(HERE, '../overview'), workspace: APP_FOLDER };
      const place = { folder, typed: paths[0] ?? folder, port, assets };
      const overview = await serveOverview(place, options, io);
      io.out(`Specwalk serves an overview of ${printable(folder)}\n\n  ${overview.url}\n\nCtrl C stops it.\n`);
      return await untilStopped(overview, overview.url, options, io);
    }
    const { root } = resolveWorkspace(paths[0], io.cwd);
    const address = addressIn(options);
    const served = await serve({
      root,
      host: hostIn(options),
      port,
      invite: options.invite === true,
      address,
      assets: APP_FOLDER,
      env: io.env,
      log: (sentence) => io.err(`${sentence}\n`),
    });
    if ('problem' in served) throw new CliError(served.problem);
    const { url, title, links, isReachable } = served;
    const { isTerminal = false } = io;
    const addressText = links ? linksText(links, { isReachable, isTerminal }) : `  ${url}\n`;
    io.out(`Specwalk serves “${printable(title)}”, ${printable(root)}\n\n${addressText}\nCtrl C stops it.\n`);
    return await untilStopped(served, links?.facilitator ?? url, options, io);
  },
};

/** Serves all workspaces of a database until it is stopped. */
async function serveAll(database: string, port: number, options: CliArguments['options'], io: Io): Promise<number> {
  const { listen = io.env.SPECWALK_LISTEN, proxy = [] } = options;
  const address = addressIn(options);
  const host = hostIn(options);
  if (address === null && host !== '127.0.0.1') {
    throw new CliError('Say with --address where others reach the workspaces, like https://walk.example.org.');
  }
  const served = await serveDatabase({
    database,
    ...(listen === undefined ? {} : { listen: String(listen) }),
    host,
    port,
    invite: options.invite === true,
    address,
    proxies: new Set([proxy].flat().map(String)),
    assets: APP_FOLDER,
    env: io.env,
    log: (sentence) => io.err(`${sentence}\n`),
  });
  if ('problem' in served) throw new CliError(served.problem);
  io.out(`Specwalk serves the workspaces of a database\n\n  ${served.url}\n\nCtrl C stops it.\n`);
  return await untilStopped(served, served.url, options, io);
}

async function untilStopped(
  served: { readonly close: () => Promise<void> },
  url: string,
  { open }: CliArguments['options'],
  io: Io,
): Promise<number> {
  if (open) openBrowser(url, io.env);
  await io.stop;
  await served.close();
  return 0;
}

function hostIn({ lan, host = '127.0.0.1' }: CliArguments['options']): string {
  if (lan !== true) return String(host);
  if (host !== '127.0.0.1') throw new CliError('--lan listens on all addresses; drop --lan or --host.');
  return '0.0.0.0';
}

function addressIn({ address }: CliArguments['options']): URL | null {
  if (address === undefined) return null;
  const url = publicAddress(String(address));
  if (!url) throw new CliError(`“${address}” is not an address; write it like https://walk.example.org.`);
  return url;
}

const OPENERS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/** Opens the address in a browser where there is a desktop; it is printed in any case. */
function openBrowser(url: string, env: Readonly<Record<string, string | undefined>>): void {
  const opener = OPENERS[process.platform];
  if (!opener || env.CI || (process.platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY)) return;
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** What to print for facilitators: their own link, the one for all others, and the code. */
function linksText(
  { facilitator, participants, lobby, code }: Links,
  { isReachable, isTerminal }: { readonly isReachable: boolean; readonly isTerminal: boolean },
): string {
  const door = new URL(lobby);
  return `For you, to run the walkthrough (keep it to yourself):

  ${facilitator}

For those who take part, for 12 hours:

  ${participants}

${qrCode(participants, isTerminal)}
If they cannot scan it, they open ${door.origin}/join and type ${code}; you let them in.
${isReachable ? `\n${REACHABLE}\n` : ''}`;
}

const REACHABLE =
  'Every machine in your network can reach this one now. Only people you invite get in, and what they say crosses the network unencrypted.';

/** Light on dark in any terminal: not every camera reads a code the other way round. */
function qrCode(text: string, isTerminal: boolean): string {
  const lines = encodeQR(text, 'ascii', { ecc: 'low', border: 4 }).trimEnd().split('\n');
  return lines.map((line) => (isTerminal ? `  \u001b[97;40m${line}\u001b[0m\n` : `  ${line}\n`)).join('');
}
