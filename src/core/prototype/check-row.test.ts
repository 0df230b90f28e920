import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { checkRow } from './check-row.ts';
import type { CheckContext, RowValues, RuleProblem } from './checks/types.ts';

const FIELDS = [
  'Title | text |  |  | ',
  'Age | number | years |  | ',
  'Fee | money |  |  | ',
  'Start | date |  |  | ',
  'Due | date |  |  | ',
  'Kind | choice |  |  | ',
  'Insured | yes or no |  |  | ',
  'Member | link |  |  | ',
  'Scan | file |  |  | ',
  'Note | text |  |  | ',
];
const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Loan', 'Member'),
  'entities.loan.fields': tableText('Field | Type | Unit | Required when | Example', ...FIELDS),
  'entities.loan.fields.fee.currency': '- EUR\n- CHF',
  'entities.loan.fields.fee.precision': '2 places',
  'entities.loan.fields.kind.values': tableText('Value | Still in use', 'short | yes', 'long | yes', 'endless | no'),
  'entities.loan.fields.scan.files': tableText('Kind of file | At most', 'PDF or PNG | 5 MB'),
  'states.loan.list': tableText('Answer | Place', 'new | first', 'lent | on the way', 'back | last'),
  'roles.grants': tableText('Role', 'Clerk', 'Manager'),
};
const HEAD = 'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong';
const rule = (line: string): Readonly<Record<string, Said>> => ({
  'validation.loan.rules': tableText(HEAD, `${line}${' | '.repeat(7 - line.split(' | ').length)}`),
});

interface Case {
  readonly state?: string;
  readonly moment?: string;
  readonly context?: CheckContext;
}

function problems(said: Readonly<Record<string, Said>>, values: RowValues, { state, moment, context }: Case = {}) {
  const today = { today: '2026-11-20', now: '2026-11-20T12:00:00Z', ...context };
  return checkRow(modelOf({ ...BASE, ...said }), 'loan', values, state ?? null, moment ?? null, today);
}

const sentences = (found: readonly RuleProblem[]) => found.map(({ sentence }) => sentence);

describe('types', () => {
  test.each<readonly [field: string, value: unknown, trouble: string | null]>([
    ['title', 'x', null],
    ['title', { a: 1 }, '“Title” must be text.'],
    ['age', '18', null],
    ['age', '1 200.5 years', null],
    ['age', 'old', '“Age” must be a number, not “old”.'],
    ['age', '3 kg', '“Age” is in years; kg cannot be converted to that.'],
    ['age', Number.POSITIVE_INFINITY, '“Age” must be a number, not “Infinity”.'],
    ['fee', { amount: 3, unit: 'EUR' }, null],
    ['fee', '3.50 CHF', null],
    ['fee', { amount: 'abc', unit: 'EUR' }, '“Fee” must be an amount of money, not “abc EUR”.'],
    ['fee', 3, '“Fee” needs its currency: EUR or CHF.'],
    ['fee', '3 USD', '“Fee” is in EUR or CHF, not in USD.'],
    ['fee', '3.505 EUR', '“Fee”: “3.505” can be read in two ways; write 3505 or 3.5050.'],
    ['fee', '3.5051 EUR', '“Fee” can have at most 2 decimal places.'],
    ['due', '2026-02-28', null],
    ['due', '2026-02-30', '“Due” must be a date, not “2026-02-30”.'],
    ['kind', 'SHORT', null],
    ['kind', 'odd', '“Kind” must be short or long, not “odd”.'],
    ['kind', 'endless', '“endless” is no longer in use; “Kind” must be short or long.'],
    ['insured', 'yes', null],
    ['insured', false, null],
    ['insured', 'maybe', '“Insured” must be yes or no, not “maybe”.'],
    ['member', 'member-1', null],
    ['member', 'member-9', '“Member” links to a record that does not exist.'],
    ['member', ['member-1', 'member-1'], null],
    ['member', 7, '“Member” must link to a record; “7” is not one.'],
    ['scan', 'a.pdf', null],
    ['scan', 'a.exe', '“Scan” must be a file of type PDF or PNG.'],
  ])('%s: %o', (field, value, trouble) => {
    const context = { exists: (_: string, id: string) => id === 'member-1' };
    expect(sentences(problems({}, { [field]: value }, { context }))).toEqual(trouble === null ? [] : [trouble]);
    expect(sentences(problems({}, new Map([[field, value]]), { context }))).toEqual(trouble === null ? [] : [trouble]);
  });

  test('what is empty is of every type', () => {
    const ids = ['title', 'age', 'fee', 'due', 'kind', 'insured', 'member', 'scan'];
    for (const nothing of [undefined, null, '', '  ', []]) {
      expect(problems({}, Object.fromEntries(ids.map((id) => [id, nothing])))).toEqual([]);
    }
  });

  test('a choice that is no longer in use may stay where it was', () => {
    expect(problems({}, { kind: 'endless' }, { context: { before: { kind: 'endless' } } })).toEqual([]);
  });

  test.each([
    ['day', '2026-11-20T09:00:00Z', '“Due” must be a day without a time.'],
    ['one', '2026-11-20', '“Due” needs a time of day too.'],
    ['one', '2026-11-20T09:00:00Z', undefined],
  ])('a date that is a %s: %s', (clock, due, trouble) => {
    const said = { 'entities.loan.fields.due.clock': clock };
    expect(sentences(problems(said, { due }))[0]).toBe(trouble);
  });
});

describe('limits', () => {
  test.each<readonly [rule: string, values: RowValues, trouble: string | null]>([
    ['R | Age | between | at least 18', { age: 18 }, null],
    ['R | Age | between | at least 18', { age: 17 }, '“Age” must be at least 18.'],
    ['R | Age | between | at least 18 | is too much', { age: 18 }, '“Age” must be more than 18.'],
    ['R | Age | between | more than 18', { age: 18 }, '“Age” must be more than 18.'],
    ['R | Age | between | more than 18 | is still fine', { age: 18 }, null],
    ['R | Age | between | 8 to 64', { age: '65 years' }, '“Age” must be at most 64.'],
    ['R | Age | between | at most 600 months', { age: 51 }, '“Age” must be at most 600 months.'],
    ['R | Age | between | Oldest', { age: 100 }, '“Age” must be at most 99 years (Oldest).'],
    ['R | Age | between | rather old', { age: -5 }, null],
    ['R | Title | this long | 2 to 5', { title: '😀' }, '“Title” must have at least 2 characters, but has 1.'],
    ['R | Title | this long | 2 to 5', { title: '😀😀😀😀😀' }, null],
    ['R | Title | looks like | AB-99', { title: 'XY-12' }, null],
    ['R | Title | looks like | AB-99', { title: 'X-12' }, '“Title” must look like “AB-99”.'],
    ['R | Due | between | not in the future', { due: '2026-11-21' }, 'These values do not agree: Due <= today().'],
    ['R | Due | between | not in the future', { due: '2026-11-20' }, null],
    [
      'R | Due | between | after 2026-01-01',
      { due: '2026-01-01' },
      'These values do not agree: Due > date("2026-01-01").',
    ],
    [
      'R | Start, Due | fits together | Start <= Due',
      { start: '2026-02-02', due: '2026-02-01' },
      'These values do not agree: Start <= Due.',
    ],
    ['R | Start, Due | fits together | Start <= Due', { start: '2026-02-02' }, null],
    ['R | Start, Due | fits together | the end comes last', { start: '2026-02-02', due: '2026-02-01' }, null],
    ['R | Note | only sometimes | Age > 60', { age: 61 }, '“Note” is required.'],
    ['R | Note | only sometimes | Age > 60', { age: 60 }, null],
    ['R | Note | must be filled in | ', {}, '“Note” is required.'],
    ['R | Note | must be filled in | Age > 60', { age: 60 }, null],
  ])('%s with %o', (line, values, trouble) => {
    const said = {
      ...rule(line),
      'constants.values': tableText('Number | Value | Unit', 'Oldest | 99 | years'),
    };
    expect(sentences(problems(said, values))).toEqual(trouble === null ? [] : [trouble]);
  });

  test('the smallest and the largest of a line, where it was asked for', () => {
    const said = {
      'entities.loan.fields.age.range': tableText('Smallest | Largest | Unit', '0 | 120 | years'),
    };
    expect(sentences(problems(said, { age: 121 }))).toEqual(['“Age” must be at most 120 years.']);
  });
});

describe('when something must be filled in', () => {
  const required = (when: string) => ({
    'entities.loan.fields': tableText('Field | Type | Required when', `Note | text | ${when}`, 'Age | number | '),
  });

  test.each<readonly [when: string, at: Case, isMissing: boolean]>([
    ['always', {}, true],
    ['Yes', {}, true],
    ['never', {}, false],
    ['in any case', {}, true],
    ['-', {}, false],
    ['not needed', {}, false],
    ['when it is lent', { state: 'lent' }, true],
    ['when it is lent', { state: 'new' }, false],
    ['lent or back', { state: 'back' }, true],
    ['for managers', { context: { role: 'manager' } }, true],
    ['for managers', { context: { role: 'clerk' } }, false],
    ['on saving', { moment: 'save' }, true],
    ['on saving', { moment: 'submit' }, false],
    ['if Age > 3', {}, true],
    ['if Age > 5', {}, false],
    ['somebody feels like it', {}, false],
  ])('%s, %o', (when, at, isMissing) => {
    expect(sentences(problems(required(when), { age: 4 }, at))).toEqual(isMissing ? ['“Note” is required.'] : []);
  });

  const matrix = {
    'validation.loan.required': tableText(
      'Field \\ When it is | new | lent | handed over',
      'Note | must be empty | must be filled in | must be filled in',
    ),
    'validation.loan.required.note.exempt': '- Manager',
  };

  test.each<readonly [values: RowValues, at: Case, trouble: string | null]>([
    [{ note: 'x' }, { state: 'new' }, '“Note” must still be empty.'],
    [{}, { state: 'lent' }, '“Note” is required.'],
    [{}, { state: 'lent', context: { role: 'manager' } }, null],
    [{}, { moment: 'handed over' }, '“Note” is required.'],
    [{}, { state: 'back' }, null],
  ])('%o, %o', (values, at, trouble) => {
    expect(sentences(problems(matrix, values, at))).toEqual(trouble === null ? [] : [trouble]);
  });

  test('of a field that is empty, only that it has to be filled in', () => {
    const said = { ...required('always'), ...rule('Known | Note | fits together | has(Note) or Age > 60') };
    expect(sentences(problems(said, { age: 4 }))).toEqual(['“Note” is required.']);
    const optional = { ...said, ...required('never') };
    expect(sentences(problems(optional, { age: 4 }))).toEqual(['These values do not agree: has(Note) or Age > 60.']);
  });

  test('a draft may be put aside half filled, but not handed in', () => {
    const said = { ...required('always'), 'validation.required.draft': 'yes' };
    const at = (moment: string, state: string) => problems(said, {}, { moment, state }).length;
    expect([at('save', 'new'), at('submit', 'new'), at('save', 'lent')]).toEqual([0, 1, 1]);
  });
});

describe('what exists already', () => {
  const once = { 'validation.loan.unique': tableText('The same if these match | Within', 'Title, Age | ') };
  const context = {
    taken: (fields: readonly string[], values: readonly unknown[]) => `${fields}=${values}` === 'title,age=Ann,3',
  };

  test.each<readonly [values: RowValues, trouble: readonly string[]]>([
    [{ title: 'Ann', age: 3 }, ['There is already a Loan with the same “Title” and “Age”.']],
    [{ title: 'Ann', age: 4 }, []],
    [{ title: 'Ann' }, []],
  ])('%o', (values, trouble) => {
    expect(sentences(problems(once, values, { context }))).toEqual(trouble);
  });

  test('nobody can tell without looking at the others', () => {
    expect(problems(once, { title: 'Ann', age: 3 })).toEqual([]);
  });
});

describe('what is told', () => {
  const line = 'Adults | Age | between | at least 18 |  | warn | TOO-YOUNG';
  const catalogue = {
    'errors.messages': tableText('What goes wrong | They read', 'TOO-YOUNG | You are too young.'),
  };

  test('the rule, how grave it is, and the words of the catalogue', () => {
    const said = { ...rule(line), ...catalogue };
    expect(problems(said, { age: 3 })).toEqual([
      {
        rule: 'loan/rules/adults',
        label: 'Adults',
        kind: 'range',
        fields: ['age'],
        severity: 'warn',
        sentence: '“Age” must be at least 18.',
        text: 'You are too young.',
        error: 'too-young',
      },
    ]);
  });

  test('nothing in place of words that nobody has written', () => {
    const [problem] = problems(rule('Adults | Age | between | at least 18'), { age: 3 });
    expect([problem?.text, problem?.error, problem?.severity]).toEqual([null, null, 'stop']);
  });

  test('problems in the order of the lines, each once', () => {
    const said = { ...rule('R | Due, Title | must be filled in | '), ...catalogue };
    expect(problems(said, { age: 'x' }).map(({ fields }) => fields[0])).toEqual(['title', 'age', 'due']);
  });

  test('only the rules of that moment', () => {
    const said = { ...rule('Adults | Age | between | at least 18'), 'validation.moment': '- submit' };
    const at = (moment: string) => problems(said, { age: 3 }, { moment }).length;
    expect([at('typing'), at('submit')]).toEqual([0, 1]);
  });

  test('nothing about a thing that nobody has named', () => {
    expect(checkRow(modelOf(BASE), 'constructor', { constructor: 1 }, null, null)).toEqual([]);
  });
});

describe('what people read', () => {
  const required = tableText('Field | Type | Required when', 'Title | text | always');
  const wordsWith = (...entries: readonly string[]) => {
    const said = {
      'entities.records': tableText('Thing | Example', 'Loan | L-1'),
      'entities.loan.fields': required,
      'errors.messages': tableText(
        'What goes wrong | When | They read | They can | How bad',
        ...entries.map((entry) => `${entry} | mend it | stop`),
      ),
    };
    return checkRow(modelOf(said), 'loan', {}, null, null)[0]?.text;
  };
  test('at an empty line, or one that is there twice, are not those for a value that is not accepted', () => {
    const model = modelOf({
      'entities.records': tableText('Thing | Example', 'Loan | L-1'),
      'entities.loan.fields': required,
      'validation.loan.examples': tableText('Field | Accepted | Not accepted', 'Title | Saw | ?'),
      'validation.loan.examples.title.words': 'Odd title',
      'validation.loan.unique': tableText('The same if these match | Within', 'Title | all loans'),
      'errors.messages': tableText(
        'What goes wrong | When | They read | They can | How bad',
        'Odd title | the title is odd | Odd. | mend it | stop',
        `${missing} | fill it in | stop`,
        'There already | it is there | There already. | open it | stop',
      ),
      'errors.messages.there-already.raised-by': '- Title may exist only once within all loans',
    });
    const text = (title: string) => checkRow(model, 'loan', { title }, null, null, { taken: () => true })[0]?.text;
    expect([text(''), text('Saw')]).toEqual(['Still missing.', 'There already.']);
  });

  test('at an empty line are those of the rule that asks for it, if it names an error itself', () => {
    const text = (error: string) =>
      checkRow(
        modelOf({
          'entities.records': tableText('Thing | Example', 'Loan | L-1'),
          'entities.loan.fields': tableText('Field | Type', 'Title | text'),
          'validation.loan.rules': tableText(HEAD, `Call it | Title | must be filled in | | | | ${error}`),
          'validation.loan.examples': tableText('Field | Accepted | Not accepted', 'Title | Saw | ?'),
          'validation.loan.examples.title.words': 'Odd title',
          'errors.messages': tableText(
            'What goes wrong | When | They read | They can | How bad',
            'Odd title | the title is odd | Odd. | mend it | stop',
            'No title | nobody knows what it is | Call it something. | mend it | stop',
            `${missing} | fill it in | stop`,
          ),
        }),
        'loan',
        {},
        null,
        null,
      ).map((problem) => problem.text);
    expect([text('No title'), text('')]).toEqual([['Call it something.'], ['Still missing.']]);
  });

  test('at a value that is no such thing are the words of the error, and not its name', () => {
    const said = {
      ...BASE,
      'entities.member.fields': tableText('Field | Type', 'Age | number'),
      'validation.member.examples': tableText('Field | Accepted | Not accepted', 'Age | 20 | 200'),
      'validation.member.examples.age.words': 'Odd age',
      'validation.loan.examples': tableText('Field | Accepted | Not accepted', 'Age | 3 | 4'),
      'validation.loan.examples.age.words': 'Too old',
      'errors.messages': tableText('What goes wrong | They read', 'Too old | It is too old.'),
    };
    const told = (entity: string) =>
      checkRow(modelOf(said), entity, { age: 'old' }, null, null).map(({ text, error }) => [text, error]);
    expect(told('loan')).toEqual([['It is too old.', 'too-old']]);
    expect(told('member')).toEqual([['Odd age', null]]);
  });

  const missing = 'Something is missing | a line that is needed is empty | Still missing.';

  test('at an empty line is the one text of the catalogue that is about empty lines', () => {
    expect(wordsWith(missing, 'Too late | the day has passed | Too late.')).toBe('Still missing.');
    expect(wordsWith('Too late | the day has passed | Too late.')).toBeNull();
    expect(wordsWith(missing, 'Blank page | a blank page | Blank.')).toBeNull();
  });
});
