import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { checkRow } from '../check-row.ts';
import { fieldSchema } from '../field-schema.ts';

function fieldOfType(type: string) {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type', `Thing | ${type}`),
    'entities.loan.fields.thing.values': tableText('Value', 'Red', 'Green', 'Blue'),
  });
  const field = product.index.fields('loan').get('thing');
  if (!field) throw new Error('There is no such field.');
  const problemOf = (value: unknown) =>
    checkRow(product.model, 'loan', { thing: value }, [], null, { today: '2026-01-10' })[0]?.sentence ?? null;
  return { field, problemOf };
}

describe('a field takes only what is of its format', () => {
  test.each([
    ['email', 'kim@desk.example', 'kim at desk'],
    ['e-mail address', 'kim@desk.example', 'kim@desk'],
    ['phone number', '+43 1 555 0100', 'ask me'],
    ['URL', 'https://desk.example/a?b=1', 'desk.example'],
    ['colour', '#a0b1c2', '#a'],
    ['color', 'dark blue', '12'],
    ['time of day', '09:30', '25:00'],
    ['coordinates', '48.2, 16.37', '148.2, 16.37'],
    ['JSON', '{"a": [1]}', '{a}'],
    ['whole number', 3, 3.5],
    ['duration', 90, -1],
    ['stars', 4, -1],
    ['several choices', 'Red, blue', 'Red, pink'],
  ])('%s: %s, but not %s', (type, good, bad) => {
    const { problemOf } = fieldOfType(type);
    expect(problemOf(good)).toBe(null);
    expect(problemOf(bad)).toMatch(/^“Thing” (?:must|can) be .+, not “/u);
  });
});

test.each([
  ['date and time', { type: 'string', format: 'date-time' }],
  ['tags', { type: 'array', items: { type: 'string' } }],
  ['percentage', { type: 'number', 'x-unit': '%' }],
  ['rich text', { type: 'string' }],
])('the schema of %s says what programs get', (type, schema) => {
  expect(fieldSchema(fieldOfType(type).field)).toEqual(schema);
});

test('a date and time has a time of day without being asked', () => {
  const { problemOf } = fieldOfType('date and time');
  expect(problemOf('2026-01-10')).toBe('“Thing” needs a time of day too.');
  expect(problemOf('2026-01-10T09:00:00Z')).toBe(null);
});
