import { expect, test } from 'vitest';
import { ANN, story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { mailAddress, reminderOf } from './reminder.ts';
import { tasksByPerson } from './tasks.ts';

const LINK = 'https://walk.example/join#secret';

function reminder(questions: readonly string[], link: string | null = LINK) {
  const told = questions.reduce((so, id) => so.said(ANN, id, { says: 'unknown', who: 'Dora' }), story());
  const [dora] = tasksByPerson(openWorkspace(told.snapshot));
  return reminderOf({
    about: 'Invoices & “more”',
    person: 'Dora',
    tasks: dora?.tasks ?? [],
    from: 'Kim',
    link,
    addressOf: ({ view }) => `https://walk.example/points/1?q=${view.question.id}`,
  });
}

test('what waits, why, who says so and where, in plain words', () => {
  expect(reminder(['purpose.cost'])).toEqual({
    subject: 'One question about “Invoices & “more”” waits for you',
    body: `Hello Dora,

One question about “Invoices & “more”” waits for your answer.

This link is for you alone; it lets you in:
${LINK}

1. What does it cost you, in time or money, when this goes wrong?
   It tells us how much a solution may cost, and which part comes first.
   Ann says that you would know.
   https://walk.example/points/1?q=purpose.cost

“I don’t know” is an answer too; just say who would.

Kim`,
  });
});

test('without a link of their own nothing speaks of one', () => {
  expect(reminder(['purpose.cost'], null).body).not.toContain('link');
});

test('the address of a mail holds it all, with line ends as mail has them', () => {
  const mail = reminder(['purpose.cost']);
  const address = new URL(mailAddress(mail));
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe(mail.subject);
  expect(address.searchParams.get('body')).toBe(mail.body.replaceAll('\n', '\r\n'));
});

test('a long one is cut at a line, and says so', () => {
  const ids = ['purpose.cost', 'purpose.name', 'purpose.measure', 'purpose.groups', 'purpose.problem', 'roles.grants'];
  const mail = reminder(ids);
  const address = mailAddress(mail);
  expect(address.length).toBeLessThanOrEqual(1_900);
  const body = new URL(address).searchParams.get('body') ?? '';
  expect(body.endsWith('\r\n…')).toBe(true);
  expect(mail.body.replaceAll('\n', '\r\n').startsWith(body.slice(0, -3))).toBe(true);
});
