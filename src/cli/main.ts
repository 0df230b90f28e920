import { parseArgs } from 'node:util';
import { printable } from '#core/gaps.ts';
import { LEDGER_FILE, withCount } from '#core/index.ts';
import {
  type CliArguments,
  type CliCommand,
  CliError,
  crashLines,
  type Io,
  type OptionSpec,
  VERSION,
} from './base/command.ts';
import { resolveWorkspace, withWorkspace } from './base/workspace-folder.ts';
import { check } from './check.ts';
import { databaseCommand } from './database.ts';
import { gaps } from './gaps.ts';
import { init } from './init.ts';
import { begin } from './new.ts';
import { overview } from './overview.ts';
import { serveCommand } from './serve.ts';

const ledger: CliCommand = {
  name: 'ledger',
  usage: '[WORKSPACE]',
  summary: `Asks about what the specification newly leaves open, and rewrites ${LEDGER_FILE}, the decided text in SPEC.md and the minutes.`,
  options: {},
  run: async ({ paths }, io) => {
    if (paths.length > 1) throw new CliError('ledger takes one workspace.');
    await withWorkspace(resolveWorkspace(paths[0], io.cwd), async (live) => {
      const { raised, trouble } = await live.raiseStanding();
      if (trouble) throw new CliError(trouble);
      const { questions } = live.workspace();
      io.out(
        `${LEDGER_FILE} lists ${withCount(questions.length, 'question')}${raised.length > 0 ? `, ${raised.length} of them new` : ''}.\n`,
      );
    });
    return 0;
  },
};

const COMMANDS: readonly CliCommand[] = [begin, init, gaps, overview, check, ledger, databaseCommand];

export async function main(argv: readonly string[], given: Io): Promise<number> {
  const io = withPrintableErrors(given);
  const [first, ...rest] = argv;
  const named = COMMANDS.find(({ name }) => name === first);
  const command = named ?? serveCommand;
  try {
    const parsed = parse(command, named ? rest : argv);
    if (parsed.options.help) {
      io.out(named ? helpFor(named) : generalHelp(serveCommand, COMMANDS));
      return 0;
    }
    if (parsed.options.version) {
      io.out(`${VERSION}\n`);
      return 0;
    }
    return await command.run(parsed, io);
  } catch (error) {
    const lines = error instanceof CliError ? [`specwalk: ${error.message}`] : crashLines(error, io.env);
    for (const line of lines) io.err(`${line}\n`);
    return 2;
  }
}

/** Error lines name files, and a terminal would obey control characters in their names. */
function withPrintableErrors(io: Io): Io {
  return { ...io, err: (line) => io.err(`${printable(line.replace(/\n$/, ''))}\n`) };
}

function parse(command: CliCommand, argv: readonly string[]): CliArguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short ? { short } : {}), ...(multiple ? { multiple } : {}) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
    });
    return { paths: positionals, options: values };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new CliError(`${why}. “specwalk ${command.name ? `${command.name} ` : ''}--help” lists its options.`);
  }
}

function generalHelp(serving: CliCommand, commands: readonly CliCommand[]): string {
  return `Specwalk takes a specification with holes in it and drives the conversations that fill them.

Usage:
  specwalk ${serving.usage}
      ${serving.summary}
${commands.map(({ name, usage, summary }) => `  specwalk ${name} ${usage}\n      ${summary}`).join('\n')}

Options of serving:
${optionLines(serving.options)}

Exit codes: 0 fine, 1 findings, 2 wrong use or unreadable input. “specwalk COMMAND --help” tells more.
`;
}

function helpFor({ name, usage, summary, more, options }: CliCommand): string {
  return `Usage: specwalk ${name} ${usage}

${summary}${more ? `\n\n${more}` : ''}

Options:
${optionLines(options)}
`;
}

function optionLines(options: Readonly<Record<string, OptionSpec>>): string {
  const lines = Object.entries(options).map(([name, { value, help }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    help,
  ]);
  const all = [...lines, ['-h, --help', 'this text']];
  const width = Math.max(...all.map(([left = '']) => left.length));
  return all.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
