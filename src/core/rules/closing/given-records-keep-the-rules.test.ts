import { expect, test } from 'vitest';
import { fields, records, rules, said, states } from '#testing/core/rules/said.ts';
import { type Answers, verdictOn } from '#testing/core/rules/verdict-on.ts';

const ANIMALS: Answers = {
  ...records('Animal'),
  ...said(
    'entities.animal.fields',
    'Field | Type | Unit | Required when | Example',
    'Name | text |  | always | Rex\nMia\nMia',
    'Price | money | EUR |  | 12.50\n0\n8',
    'Born | date |  |  | 2020-05-03\nsome day\n–',
    'State | choice |  |  | waiting\npaid\nasleep',
  ),
};

const LIFE = states('animal', 'waiting | | first', 'paid | | last');

test('a given record that breaks no decided rule is no finding', () => {
  const whole = fields('animal', 'Name | text', 'Price | number');
  expect(verdictOn(45, {}, { ...records('Animal'), ...whole })).toEqual([]);
});

test('one that breaks a rule is told, with its name and what to do', () => {
  const decided = {
    ...LIFE,
    ...rules('animal', 'Not free | Price | between | 1 to 100 | is still fine | stop | '),
    ...said('validation.animal.unique', 'Field | Within', 'Name | everywhere'),
  };
  const found = verdictOn(45, {}, { ...ANIMALS, ...decided });
  expect(found).toEqual([
    expect.stringMatching(/“Mia” of “Animal” was given, but: “Price” .*1.* Change one of the two\./),
    expect.stringContaining('“Born” must be a date, not “some day”.'),
    expect.stringMatching(/“Mia” of “Animal” was given, but: .*“Name”/),
    expect.stringContaining('“asleep” is no state that it can be in.'),
  ]);
});
