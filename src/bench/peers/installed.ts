import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The programs that ours is measured beside: of each the newest version that runs on our oldest Node. */
const PEERS = {
  backlog: ['backlog.md@1.52.0'],
  hocuspocus: ['@hocuspocus/server@3.4.4', '@hocuspocus/provider@3.4.4', 'yjs@13.6.33', 'ws@8.23.0'],
  markdownlint: ['markdownlint-cli2@0.22.1'],
  storybook: ['storybook@10.6.0', '@storybook/html-vite@10.6.0', 'vite@8.3.8'],
  vitepress: ['vitepress@1.6.4'],
} as const;

/** Where they are kept: not among what this project depends on, and installed once. */
const CACHE = join(tmpdir(), 'specwalk-peers');

/** The folder that a peer is installed in; installs it where it is not there. No script of a package runs. */
export function installed(peer: keyof typeof PEERS): string {
  const packages = PEERS[peer];
  const folder = join(CACHE, packages.join('+').replaceAll('/', '-'));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(join(CACHE, '.installing-'));
  const options = ['--prefix', beside, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(beside, folder);
  return folder;
}
