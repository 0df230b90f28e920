import { expect, test } from 'vitest';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';
import { listOf } from '../../answers/sourced.ts';
import { readTrigger } from './read-trigger.ts';

const [entity] = listOf(
  modelOf({
    'entities.records': tableText('Thing', 'Loan'),
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Due on | date'),
  }).entities.entities,
);

test.each([
  ['created', 'created'],
  ['a loan is created', 'created'],
  ['When it is added', 'created'],
  ['the loan is deleted', 'deleted'],
  ['changed', 'changed'],
  ['the title changes', 'changed title'],
  ['Title is edited', 'changed title'],
  ['every morning', 'every day'],
  ['each week', 'every week'],
  ['monthly', 'every month'],
  ['3 days before Due on', 'due-on -3'],
  ['a week after its due on', 'due-on 7'],
  ['1 week after its due on', 'due-on 7'],
  ['on due on', 'due-on 0'],
  ['when Due on is reached', 'due-on 0'],
  ['3 days before Title', 'nothing'],
  ['take back', 'nothing'],
  ['Out → Back', 'nothing'],
  ['', 'nothing'],
])('“%s” is read as “%s”', (words, expected) => {
  const trigger = readTrigger(words, listOf(entity?.fields));
  const told = () => {
    if (!trigger) return 'nothing';
    switch (trigger.on) {
      case 'every':
        return `every ${trigger.period}`;
      case 'date':
        return `${trigger.field.id} ${trigger.days}`;
      case 'changed':
        return `changed ${trigger.field?.id ?? ''}`.trim();
      default:
        return trigger.on;
    }
  };
  expect(told()).toBe(expected);
});
