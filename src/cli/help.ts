import type { CliCommand, OptionSpec } from './command.ts';

/** The help of the program: how to serve a workspace, and the commands. */
export function generalHelp(serving: CliCommand, commands: readonly CliCommand[]): string {
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

/** The help of one command. */
export function helpFor({ name, usage, summary, more, options }: CliCommand): string {
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
