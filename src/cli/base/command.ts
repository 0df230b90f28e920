import type { Readable } from 'node:stream';
import manifest from '../../../package.json' with { type: 'json' };

/** Input and output of a command; tests pass their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stdin: Readable;
  readonly cwd: string;
  /** Whether the output is a terminal, which can show colours. */
  readonly isTerminal?: boolean;
  /** Shows progress on a terminal, overwriting the line; absent elsewhere. */
  readonly progress?: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the program is asked to stop; serving ends then. */
  readonly stop: Promise<void>;
}

/** An option as `node:util` parses it, with its line of help. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** Placeholder of the value in the help: FILE. */
  readonly value?: string;
  readonly help: string;
}

export interface CliArguments {
  readonly paths: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** One command of the command line. Its exit code: 0 fine, 1 findings, 2 wrong use, unreadable input or a crash. */
export interface CliCommand {
  readonly name: string;
  /** What follows the command's name: "[WORKSPACE]". */
  readonly usage: string;
  readonly summary: string;
  readonly more?: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly run: (given: CliArguments, io: Io) => Promise<number>;
}

/** Wrong use or unreadable input, with the sentence for the person: exit code 2. */
export class CliError extends Error {}

/** The lines to print when Specwalk itself fails; SPECWALK_DEBUG adds the stack. */
export function crashLines(
  error: unknown,
  { SPECWALK_DEBUG }: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const sentence = `specwalk: Something broke, and it is Specwalk’s own fault: ${message.split('\n')[0]}`;
  return SPECWALK_DEBUG ? [sentence, ...stack.split('\n')] : [`${sentence} (SPECWALK_DEBUG=1 shows where.)`];
}

export const VERSION: string = manifest.version;
