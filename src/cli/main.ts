import { parseArgs } from 'node:util';
import { printable } from '#core/gaps.ts';
import { breakdownLines } from './breakdown.ts';
import { check } from './check.ts';
import { type CliCommand, type Given, type Io, Refusal } from './command.ts';
import { gaps } from './gaps.ts';
import { generalHelp, helpFor } from './help.ts';
import { init } from './init.ts';
import { ledger } from './ledger.ts';
import { overview } from './overview.ts';
import { serving } from './serving.ts';
import { VERSION } from './version.ts';

const COMMANDS: readonly CliCommand[] = [init, gaps, overview, check, ledger];

/** The whole command line: what was typed in, the exit code out. */
export async function main(argv: readonly string[], given: Io): Promise<number> {
  const io = speakingPlainly(given);
  const [first, ...rest] = argv;
  const named = COMMANDS.find(({ name }) => name === first);
  const command = named ?? serving;
  try {
    const typed = parse(command, named ? rest : argv);
    if (typed.options.help) {
      io.out(named ? helpFor(named) : generalHelp(serving, COMMANDS));
      return 0;
    }
    if (typed.options.version) {
      io.out(`${VERSION}\n`);
      return 0;
    }
    return await command.run(typed, io);
  } catch (error) {
    const lines = error instanceof Refusal ? [`specwalk: ${error.message}`] : breakdownLines(error, io.env);
    for (const line of lines) io.err(`${line}\n`);
    return 2;
  }
}

/** Every line that is said to be wrong names files, and a terminal would obey control characters in their names. */
function speakingPlainly(io: Io): Io {
  return { ...io, err: (line) => io.err(`${printable(line.replace(/\n$/, ''))}\n`) };
}

function parse(command: CliCommand, argv: readonly string[]): Given {
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
    throw new Refusal(
      `${why}. “specwalk ${command.name ? `${command.name} ` : ''}--help” lists what it takes.`,
    );
  }
}
