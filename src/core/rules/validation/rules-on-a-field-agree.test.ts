import { describe, expect, test } from 'vitest';
import { examples, fields, numbers, records, rules, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [records('Person'), fields('person', 'Age | number', 'Code | text', 'Size | choice')];
const broken = (...answers: readonly Answers[]) => verdictOn(23, ...HERE, ...answers);
const must = (...limits: string[]) => rules('person', ...limits.map((limit, at) => `Rule ${at} | ${limit}`));

describe('rules on a field leave a value', () => {
  test.each([
    [['Age | between | 18 to 99'], 0],
    [['Age | between | 18 to 18'], 0],
    [['Age | between | 99 to 18'], 1],
    [['Age | between | 18 to 18 | is too much'], 1],
    [['Age | between | at least 18', 'Age | between | at most 20'], 0],
    [['Age | between | at least 18', 'Age | between | at most 17'], 1],
    [['Age | between | more than 18', 'Age | between | at most 18'], 1],
    [['Age | between | at least 3 days', 'Age | between | at most 2 weeks'], 0],
    [['Age | between | at least 3 weeks', 'Age | between | at most 2 days'], 1],
    [['Age | between | at least 3 EUR', 'Age | between | at most 2 USD'], 0],
    [['Age | between | at least Adult', 'Age | between | at most 17'], 1],
    [['Age | between | at least Adult', 'Age | between | at most 18'], 0],
    [['Code | this long | 4 to 8', 'Code | this long | at most 3'], 1],
    [['Code | looks like | AB-1234', 'Code | this long | at most 7'], 0],
    [['Code | looks like | AB-1234', 'Code | this long | at most 6'], 1],
    [['Code | looks like | /^\\d{2,4}$/', 'Code | this long | at least 5'], 1],
    [['Code | looks like | /\\d{2,4}/', 'Code | this long | at least 5'], 0],
    [['Code | looks like | /^a$b/'], 1],
    [['Age | between | at least 18', 'Code | between | at most 17'], 0],
  ])('%o: %i broken', (limits, count) => {
    expect(foundBy(23, ...HERE, must(...limits), numbers('Adult | 18 |'))).toHaveLength(count);
  });

  test('says which two', () => {
    const two = must('Age | between | at least 18', 'Age | between | at most 17');
    expect(broken(two)).toEqual([
      'No value of “Age” of “Person” is right: “Rule 0” asks for at least 18, “Rule 1” for at most 17; change one of the two.',
    ]);
    expect(mendsOf(23, ...HERE, two)).toEqual(['validation.person.rules', 'validation.person.rules']);
  });

  test('the range of a line is such a rule', () => {
    const range = said('entities.person.fields.age.range', 'Smallest | Largest | Unit', '0 | 17');
    expect(broken(range)).toEqual([]);
    expect(foundBy(23, ...HERE, range, must('Age | between | at least 18'))).toHaveLength(1);
    expect(broken(said('entities.person.fields.age.range', 'Smallest | Largest | Unit', '17 | 0'))).toHaveLength(1);
  });

  test('a choice has something to choose', () => {
    const choices = (...rows: string[]) =>
      said('entities.person.fields.size.values', 'Value | It means | Still in use', ...rows);
    expect(broken(choices('S | | no', 'M | | yes'))).toEqual([]);
    expect(broken(choices('S | | no', 'M | | no'))).toEqual([
      'Nothing can be chosen for “Size” of “Person” any more; add a choice.',
    ]);
  });

  test('what must always be filled in is never to be empty', () => {
    const always = (when: string) => fields('person', `Age | number | | ${when}`);
    const empty = said('validation.person.required', 'Field \\ When it is | gone', 'Age | must be empty');
    for (const words of ['always', 'At all times', 'mandatory', '✓'])
      expect(foundBy(23, ...HERE, always(words), empty)).toHaveLength(1);
    for (const words of ['never', 'not needed', 'n']) expect(broken(always(words), empty)).toEqual([]);
  });

  test.each([
    ['always', 'may be empty', 'must always be filled in, and yet may be empty when it is “Gone”'],
    ['gone', 'may be empty', 'must be filled in when it is “Gone”, and yet may be empty then'],
    ['gone', 'must be empty', 'must be filled in when it is “Gone”, and yet be empty then'],
    ['here', 'must be empty', ''],
    ['gone', 'fills itself', ''],
    ['if old', 'may be empty', ''],
  ])('filled in %s, and when it is gone “%s”: %s', (when, cell, sentence) => {
    const found = foundBy(
      23,
      ...HERE,
      states('person', 'Here | | first', 'Gone | | last'),
      fields('person', `Age | number | | ${when}`),
      said('validation.person.required', 'Field \\ When it is | Gone', `Age | ${cell}`),
    );
    expect(found).toEqual(sentence === '' ? [] : [expect.stringContaining(sentence)]);
  });
});

describe('defaults and examples pass', () => {
  const ADULT = must('Age | between | 18 to 99 | is still fine');
  test.each([
    ['Age | number | | | 18', 0],
    ['Age | number | | | 17', 1],
    ['Age | number | | | as last time', 0],
    ['Age | number | | | | | 30', 0],
    ['Age | number | | | | | 300', 1],
  ])('%s: %i broken', (field, count) => {
    expect(foundBy(23, ...HERE, fields('person', field), ADULT)).toHaveLength(count);
  });

  test.each([
    ['Age | 18 | 17', 0],
    ['Age | 20, 30 | 17', 0],
    ['Age | 17 | 16', 1],
    ['Age | 18 | 19', 1],
    ['Age | 18 | 18', 1],
    ['Age | 18 | nothing', 0],
    ['Age | 18 | abc', 0],
  ])('examples %s: %i broken', (row, count) => {
    expect(foundBy(23, ...HERE, ADULT, examples('person', row))).toHaveLength(count);
  });

  test.each([
    ['18', 'yes', 0],
    ['17', 'no', 0],
    ['17', 'yes', 1],
    ['18', 'no', 1],
  ])('%s on the edge, accepted: %s: %i broken', (value, edge, count) => {
    const one = examples('person', `Age | 30 | 5 | ${value}`);
    expect(foundBy(23, ...HERE, ADULT, one, { 'validation.person.examples.age.edge': edge })).toHaveLength(count);
  });

  test('a default is one of the choices', () => {
    const size = (value: string) => fields('person', `Size | choice | | | ${value}`);
    const choices = said('entities.person.fields.size.values', 'Value | It means | Still in use', 'S', 'M | | no');
    expect(broken(size('s'), choices)).toEqual([]);
    expect(broken(size('the last one'), choices)).toEqual([]);
    expect(broken(size('M'), choices)).toEqual([
      'The value if left empty, “M”, is rejected for “Size” of “Person” by the choices of “Size”; change one of the two.',
    ]);
  });

  test('a rule in words may refuse anything, and a warning refuses nothing', () => {
    const vague = must('Age | between | 18 to 99', 'Age | is of its type | whole years');
    expect(broken(vague, examples('person', 'Age | 20 | 20.5'))).toEqual([]);
    expect(foundBy(23, ...HERE, ADULT, examples('person', 'Age | 20 | 20.5'))).toHaveLength(1);
    const soft = rules('person', 'Soft | Age | between | 18 to 99 | is still fine | warn');
    expect(broken(soft, examples('person', 'Age | 5 | 200'))).toEqual([]);
  });

  test('nothing said, nothing wrong', () => {
    expect(verdictOn(23)).toEqual([]);
    expect(broken()).toEqual([]);
  });
});
