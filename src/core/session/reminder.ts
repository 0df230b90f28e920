import { plural } from '../english/plural.ts';
import type { Task } from './tasks.ts';

export interface ReminderInput {
  /** Name of what is specified. */
  readonly about: string;
  readonly person: string;
  readonly tasks: readonly Task[];
  /** May be empty. */
  readonly from: string;
  /** The person's own link; null: none was made. */
  readonly link: string | null;
  readonly addressOf: (task: Task) => string;
}

export interface Reminder {
  readonly subject: string;
  readonly body: string;
}

/** What waits for one person, why, by when, and where. */
export function reminderOf(input: ReminderInput): Reminder {
  const { about, person, tasks, from, link } = input;
  const many = plural(tasks.length, 'One question', '# questions');
  const linkLines = link === null ? [] : ['This link is for you alone; it lets you in:', link, ''];
  return {
    subject: `${many} about “${about}” ${plural(tasks.length, 'waits', 'wait')} for you`,
    body: [
      `Hello ${person},`,
      '',
      `${many} about “${about}” ${plural(tasks.length, 'waits', 'wait')} for your answer.`,
      '',
      ...linkLines,
      ...tasks.flatMap((task, at) => [...taskLines(task, at, input), '']),
      '“I don’t know” is an answer too; just say who would.',
      ...(from === '' ? [] : ['', from]),
    ].join('\n'),
  };
}

function taskLines(task: Task, at: number, { addressOf }: ReminderInput): readonly string[] {
  const { view, due, why, said } = task;
  const { ask } = view.question;
  return [
    `${at + 1}. ${ask}`,
    `   ${view.question.why}`,
    ...(why === 'asked' && said ? [`   ${said.name} says that you would know.`] : []),
    ...(due === '' ? [] : [`   By ${due}`]),
    `   ${addressOf(task)}`,
  ];
}

/** Characters of an address that every mail program accepts. */
const MAX_ADDRESS_LENGTH = 1_900;

/**
 * The address that opens a new mail with the reminder (RFC 6068: line ends as CRLF, everything escaped). Where it
 * would be too long for some programs, the body ends early and says so; the whole text can be copied.
 */
export function mailAddress({ subject, body }: Reminder): string {
  const lines = body.split('\n');
  for (let kept = lines.length; kept > 0; kept -= 1) {
    const text = kept === lines.length ? lines : [...lines.slice(0, kept), '…'];
    const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.join('\r\n'))}`;
    if (address.length <= MAX_ADDRESS_LENGTH) return address;
  }
  return `mailto:?subject=${encodeURIComponent(subject)}`;
}
