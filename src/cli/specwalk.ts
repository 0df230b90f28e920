#!/usr/bin/env node
import { printable } from '#core/gaps.ts';
import { crashLines } from './base/command.ts';
import { main } from './main.ts';

// A reader of only the first lines (`| head`) has closed the pipe, which is no failure; a full disk is one.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') return;
  process.stderr.write(`specwalk: The output cannot be written (${error.message}).\n`);
  process.exit(2);
});
process.stderr.on('error', () => undefined);

const writeError = (text: string) => process.stderr.write(text);

// A failure outside of any command, while a workspace is served, would otherwise end with the exit code of findings.
process.on('uncaughtException', (error) => {
  for (const line of crashLines(error, process.env)) writeError(`${printable(line)}\n`);
  process.exit(2);
});

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: writeError,
  stdin: process.stdin,
  cwd: process.cwd(),
  ...(process.stderr.isTTY === true ? { progress: writeError } : {}),
  isTerminal: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  env: process.env,
  stop: new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  }),
});
