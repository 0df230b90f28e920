import { expect, test } from 'vitest';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { records, said } from '#testing/core/rules/said.ts';
import { questionIdFor } from './question-ids.ts';

const BOTH = { ...records('Loan'), 'entities.loan.identity': 'issued' };

test('a thing is asked by its own question, else by the one for all things', () => {
  const { question } = workspaceOf(BOTH);
  expect(questionIdFor(question, 'entities', 'loan', 'identity')).toBe('entities.loan.identity');
  expect(questionIdFor(question, 'entities', null, 'records')).toBe('entities.records');
  const general = workspaceOf({
    ...records('Loan'),
    ...said('entities.fields', 'Field | Thing | Type', 'Due | | date'),
  });
  expect(questionIdFor(general.question, 'entities', 'loan', 'fields')).toBe('entities.fields');
});

test('where neither is asked, it is the thing’s own that will be', () => {
  expect(questionIdFor(() => undefined, 'states', 'loan', 'list')).toBe('states.loan.list');
});

test('the question for all things may have a name of its own', () => {
  const files = said('entities.files', 'Thing | In or out | From or to where', 'Loan | in | the desk');
  const { question } = workspaceOf({ ...records('Loan'), ...files });
  expect(questionIdFor(question, 'entities', 'loan', 'brought-in', 'files')).toBe('entities.files');
});
