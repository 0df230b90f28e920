import { printable, shellWord } from '#core/gaps.ts';
import { plural } from '#core/index.ts';
import type { Made } from './make-workspace.ts';
import { shown } from './plan.ts';

/** What has become of the one document that was named. */
export function oneLine(made: Made, cwd: string): string {
  const root = printable(shown(made.making.root, cwd));
  const list = plural(made.questions, '1 question is on the list', `${many(made.questions)} are on the list`);
  return `${list} in ${root}${changesOf(made)}. Now: specwalk ${shellWord(root)}\n`;
}

/** What has become of one of many documents. `width`: letters that their paths are given. */
export function lineOfMany(made: Made, width: number, cwd: string): string {
  const { making, questions } = made;
  const path = printable(making.document.path).padEnd(width);
  return `${path}  ${many(questions)} in ${printable(shown(making.root, cwd))}${changesOf(made)}\n`;
}

/** The end of the list of many, and what to do next. */
export function totalOf(made: readonly Made[], folder: string): string {
  const questions = made.reduce((sum, one) => sum + one.questions, 0);
  const workspaces = plural(made.length, '1 workspace', `${count(made.length)} workspaces`);
  return `\n${workspaces}, ${many(questions)}. Now: specwalk ${shellWord(folder)}\n`;
}

/** Why nothing was made: it would be more than anybody expects. */
export function tooMany(documents: readonly string[], raises: number, limit: number): string {
  const who = documents.length === 1 ? documents[0] : `These ${count(documents.length)} documents`;
  return `${who} would put ${count(raises)} new questions on the list, more than ${count(limit)}, so nothing was made; “--limit ${raises}” allows it.`;
}

function changesOf({ changes, isAgain }: Made): string {
  if (!isAgain) return '';
  const said = Object.entries(changes).flatMap(([what, of]) => (of > 0 ? [`${count(of)} ${what}`] : []));
  return said.length === 0 ? ', as before' : `: ${said.join(', ')}`;
}

function many(questions: number): string {
  return plural(questions, '1 question', `${count(questions)} questions`);
}

function count(number: number): string {
  return number.toLocaleString('en');
}
