import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';

const weight = (markdown: string, title = 'Checks', item = true) => classify(markdown, { asks: false, title, item });

describe('steps and stories', () => {
  test.each([
    'When [situation], I want to [motivation], so I can [outcome].',
    'As a **<consumer>**, I want **<capability>**, so that **<outcome>**.',
    'Given …',
    '**Given** ..., **When** ..., **Then** ...',
    '**FR-1:** The desk SHALL ...',
    'Members must …',
  ])('%j is not filled in', (markdown) => {
    expect(weight(markdown)).toBe('nothing');
  });

  test.each([
    'As a member, I want to see [the rules], so that I can lend.',
    'As a <user>, I want a key, so that <benefit>.',
    'When the desk <br> opens, I want to <br> lend.',
    'As a <b>member</b>, I want a <i>key</i>.',
    'As in [the plan].',
    'The desk lends saws, ladders, drills …',
    'Members may lend three. They do what they must, and so on …',
  ])('%j says something', (markdown) => {
    expect(weight(markdown)).toBe('something');
  });
});

test.each([
  ['[AI-01, DB-01]', 'something'],
  ['[FR-001]', 'something'],
  ['Decided by: [AI-01, DB-01]', 'something'],
  ['[Option 1]', 'nothing'],
  ['[FR-XXX]', 'nothing'],
])('brackets that refer to something are no blank: %s is %s', (markdown, expected) => {
  expect(weight(markdown)).toBe(expected);
});

test.each([
  ['“Does it have a desk? If so, stop here.”', 'What should we have asked?', 'something'],
  ['“Does it have a desk? If so, stop here.”', 'Checks', 'question'],
  ['“What else?”', 'What should we have asked?', 'question'],
])('a sentence between quotation marks answers a title that asks: %s under %s is %s', (markdown, title, expected) => {
  expect(weight(markdown, title, false)).toBe(expected);
});

test.each([
  ['**Blocking questions**: n/a', true, 'not-applicable'],
  ['Fees: not applicable.', true, 'not-applicable'],
  ['**Padding**: none', true, 'something'],
  ['Fees: n/a for guests, three euros for members', true, 'something'],
  ['Fees: n/a', false, 'something'],
])('an item of a form to which nothing belongs: %s (item: %s) is %s', (markdown, item, expected) => {
  expect(weight(markdown, 'Checks', item)).toBe(expected);
});

test('a sentence that says nothing may be wrapped', () => {
  expect(weight('The fee is not\nyet decided.')).toBe('nothing');
  expect(weight('The fee is not\nyet paid.')).toBe('something');
});
