import { escapeMarkdown } from '../../../spec/escape.ts';
import { type Task, taskWords } from '../../tasks.ts';
import type { Minutes } from '../types.ts';
import { bulleted, linkTo, tableText } from './parts.ts';

/** Coverage by group, and how many questions were open after each walkthrough. */
export function countsText({ coverage: { open, groups }, burnDown }: Minutes): string {
  const covered = tableText(
    ['Group', 'Open points seen', 'Open questions of theirs', 'Answered by none of them'],
    groups.map(({ group, seen, theirs, silent }) => [
      group,
      `${seen} of ${open}`,
      `${theirs}`,
      `${silent.length}`,
    ]),
  );
  const burnt = tableText(
    ['Walkthrough', 'Open before', 'Closed', 'Raised', 'Open after'],
    burnDown.map(({ walkthrough: { title, at }, before, closed, raised, after }) => [
      `${at.slice(0, 10)} ${title}`,
      `${before}`,
      `${closed}`,
      `${raised}`,
      `${after}`,
    ]),
  );
  return [covered, burnt].filter(Boolean).join('\n\n');
}

export function aheadText({ next }: Minutes): readonly (readonly [head: string, text: string])[] {
  const tasks = next.tasks.map(
    ({ person, tasks: all }) => `${escapeMarkdown(person)}\n${bulleted(all.map(taskText))}`,
  );
  const more = next.open - next.questions.length;
  const first = bulleted(next.questions.map(({ question }) => linkTo(question)));
  return [
    ['Who answers what', bulleted(tasks)],
    ['What to ask next', more > 0 ? `${first}\n\nand ${more} more.` : first],
  ];
}

function taskText(task: Task): string {
  const due = task.due === '' ? '' : `, by ${task.due}`;
  return `${linkTo(task.view.question)}: ${escapeMarkdown(taskWords(task, 'them'))}${due}`;
}
