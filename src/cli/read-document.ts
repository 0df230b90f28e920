import { readText, SPEC_LIMIT, specProblem } from '#server/index.ts';
import { Refusal } from './command.ts';

/** The text of a Markdown file, or a refusal that names the file as it was typed. */
export function readDocument(path: string, typed: string): string {
  const reading = readText(path, SPEC_LIMIT);
  const problem = specProblem(reading);
  if (problem || !reading.ok)
    throw new Refusal((problem ?? 'It cannot be read.').replaceAll('SPEC.md', typed));
  return reading.text;
}
