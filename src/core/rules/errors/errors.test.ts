import { describe, expect, test } from 'vitest';
import { LIBRARY, list } from '#testing/core/rules/library.ts';
import { calls, errors, moves, rules, said } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

test.each([35, 36, 37])('rule %i finds nothing where nothing is said', (rule) => {
  expect(verdictOn(rule).filter((one) => !one.startsWith('not yet'))).toEqual([]);
});

const late = errors('Too late | then | It is over. | start anew | stop');
const raised = (...by: readonly string[]): Answers => ({
  ...late,
  'errors.messages.too-late.raised-by': list(...by),
});

describe('35, errors are raised and read', () => {
  const rule = rules('loan', 'Not too long | Title | between | 1 to 28 | | stop | ');
  const call = calls('Charge card | Bank | on Save | title | Verdict');
  const clock = moves('loan', 'Open | Decided | decide | a person | Reviewer', 'Decided | Closed | close | the clock');

  test.each([
    ['by a rule', { ...rule, ...raised('Not too long') }, []],
    ['by a move', raised('decide'), []],
    ['by a call', { ...call, ...raised('Charge card: unreachable') }, []],
    ['by every call', { ...call, ...raised('every call: timeout') }, []],
    ['by a refusal', raised('not allowed'), []],
    ['by nothing known', raised('full moon'), [expect.stringContaining('“Too late” is caused by “full moon”')]],
    [
      'by what does not apply',
      { ...late, 'errors.messages.too-late.raised-by': { na: 'old' } },
      [expect.stringContaining('Nothing causes the error “Too late”')],
    ],
    ['by what nobody has said yet', late, [expect.stringMatching(/^not yet/)]],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(35, LIBRARY, answers)).toEqual(expected);
  });

  const told = said(
    'errors.alerts',
    'What goes wrong | Who is told | How soon | How',
    'Too late | Kim | at once | mail',
  );
  const others = said(
    'errors.alerts',
    'What goes wrong | Who is told | How soon | How',
    'Too early | Kim | at once | mail',
  );

  test.each([
    ['nobody has said yet who is told', {}, [expect.stringMatching(/^not yet/)]],
    ['somebody is told', told, []],
    [
      'nobody is told',
      { 'errors.alerts': { na: 'nobody' } },
      [expect.stringContaining('happens while nobody is at a screen')],
    ],
    [
      'somebody is told of another',
      others,
      [
        expect.stringContaining('“Too early” has somebody who fixes it or hears about it'),
        expect.stringContaining('happens while nobody is at a screen'),
      ],
    ],
  ] as const)('by the clock: %s', (_, answers, expected) => {
    expect(verdictOn(35, LIBRARY, clock, raised('close'), answers)).toEqual(expected);
  });

  test('two of one name', () => {
    const twice = errors('Too late | then | A. | b | stop', 'too late | then | C. | d | stop');
    const by = { 'errors.messages.too-late.raised-by': list('decide') };
    expect(verdictOn(35, LIBRARY, twice, by)).toEqual(['2 errors are called “Too late”; give each a name of its own.']);
  });
});

describe('36, errors speak every language', () => {
  const languages = (...names: readonly string[]): Answers => ({ 'screens.languages': list(...names) });
  const translated = (...rows: readonly string[]) =>
    said('errors.messages.too-late.languages', 'Language | They read | They can', ...rows);

  test.each([
    ['one language', languages('English'), []],
    ['no language said', {}, []],
    [
      'two, one translated',
      { ...languages('English', 'German'), ...translated('German | Vorbei. | neu beginnen') },
      [],
    ],
    [
      'three, one translated',
      { ...languages('English', 'German', 'Czech'), ...translated('German | Vorbei. | neu beginnen') },
      ['The error “Too late” cannot be read in “Czech”; give its text and its next step there.'],
    ],
    [
      'translated without a next step',
      { ...languages('English', 'German'), ...translated('German | Vorbei. | ') },
      [expect.stringContaining('in “German”')],
    ],
    ['two, nobody has been asked yet', languages('English', 'German'), [expect.stringMatching(/^not yet/)]],
    [
      'two, but it need not be',
      {
        ...languages('English', 'German'),
        'errors.messages.too-late.languages': { na: 'Only staff see it.' },
      },
      [],
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(36, late, answers)).toEqual(expected);
  });

  test.each([
    [
      'no next step',
      errors('Too late | then | It is over. |  | stop'),
      'For the error “Too late” nobody has said what they can do next; say it.',
    ],
    [
      'no text',
      errors('Too late | then |  | start anew | stop'),
      'For the error “Too late” nobody has said what people read; say it.',
    ],
    [
      'a dash for a step',
      errors('Too late | then | It is over. | – | stop'),
      'For the error “Too late” nobody has said what they can do next; say it.',
    ],
  ] as const)('%s', (_, answers, sentence) => {
    expect(verdictOn(36, answers)).toEqual([sentence]);
  });
});

describe('37, refusals and limits have an error', () => {
  const refused: Answers = { 'roles.refusal': 'refused' };
  const size = said('constants.capacity', 'What | At most | Usually', 'Attachment | 5 MB | 1 MB');
  const forbidden = said('errors.classes', 'What goes wrong | It is', 'Too late | not allowed');

  test.each([
    ['a refusal with an error', { ...refused, ...raised('not allowed') }, 0],
    ['a refusal with an error of that class', { ...refused, ...raised('decide'), ...forbidden }, 0],
    ['a refusal without', { ...refused, ...raised('decide') }, 1],
    ['hidden, as its address can be typed', { 'roles.refusal': 'hidden', ...raised('decide') }, 1],
    ['a limit with an error', { ...size, ...raised('Attachment') }, 0],
    ['a limit without', { ...size, ...raised('decide') }, 1],
    [
      'a limit whose words name the error',
      { ...size, ...raised('decide'), 'constants.capacity.attachment.over': 'Too late' },
      0,
    ],
  ] as const)('%s', (_, answers, count) => {
    expect(foundBy(37, LIBRARY, answers)).toHaveLength(count);
  });

  test('waits for the catalogue', () => {
    expect(mendsOf(37, refused)).toEqual(['errors.messages']);
    expect(mendsOf(37, refused, late)).toEqual(['errors.messages.too-late.raised-by']);
  });
});
