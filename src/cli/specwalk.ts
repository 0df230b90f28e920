#!/usr/bin/env node
import { main } from './main.ts';

// Whoever reads only the first lines (`| head`) has closed the pipe, which is no failure; a full disk is one.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') return;
  process.stderr.write(`specwalk: What it says cannot be written (${error.message}).\n`);
  process.exit(2);
});
process.stderr.on('error', () => undefined);

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stdin: process.stdin,
  cwd: process.cwd(),
  errIsTerminal: process.stderr.isTTY === true,
  isTerminal: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  env: process.env,
  stop: new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  }),
});
