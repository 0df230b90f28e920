import { describe, expect, test } from 'vitest';
import { answersIn } from '#testing/core/model/answers-in.ts';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { validationDiagnostics } from './fold-validation.ts';

const one = (head: string, row: string) => tableText(head, row);
const rich = (column: string, cell: string) => tableText(['Rule', 'Fields', column], ['Rich', 'Fee', cell]);
const THINGS: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | People'),
  'entities.loan.fields': tableText('Field | Type', 'Due | date', 'Start | date', 'Fee | number', 'Number | text'),
  'entities.member.fields': tableText('Field | Type', 'Number | text', 'Name | text'),
};
const BASE: Readonly<Record<string, Said>> = {
  ...THINGS,
  'validation.loan.rules': rich('Then we', 'allow with a reason'),
  'validation.severity': one('Rule | Then we', 'Number may exist only once | allow with a reason'),
  'validation.source': one('Rule | How often', 'rich | every month'),
  'validation.loan.unique': one('The same if these match', 'Number'),
  'validation.loan.examples': one('Field | Accepted', 'Fee | 3'),
  'validation.across': one('Fields | How they must agree', 'Due | Due > today'),
  'validation.moment': '- import\n- nightly',
  'validation.existing': 'all-now',
};
const RICH = 'validation.rules loan/rules/rich';
const ONCE = 'validation.rules loan/unique/number';

const CASES: readonly Standing[] = [
  ['validation.loan.rules.rich.who', one('Who may | Who reads the reason', 'Lee | Kim'), `${RICH} override`, 'Lee'],
  ['validation.loan.rules.rich.who', one('Who may | Who reads the reason', 'Lee | Kim'), `${RICH} reasonReadBy`, 'Kim'],
  ['validation.severity', one('Rule | Then we', 'Number is unique | stop'), `${ONCE} severity`, 'stop'],
  [
    'validation.severity.number-may-exist-only-once.who',
    one('Who may | Who reads the reason', 'Lee | Kim'),
    `${ONCE} override`,
    'Lee',
  ],
  ['validation.source', one('Rule | Comes from', 'The rich | a law'), `${RICH} comesFrom`, 'a law'],
  ['validation.source', one('Rule | Who may change it', 'Rich | Lee'), `${RICH} changer`, 'Lee'],
  ['validation.source', one('Rule | How often', 'Rich | every year'), `${RICH} often`, 'every year'],
  [
    'validation.source.rich.setting',
    one('Who | Applies from', 'Lee | May'),
    `${RICH} setting`,
    [{ who: 'Lee', from: 'May' }],
  ],
  ['validation.moment', '- save\n- On Mondays', `${RICH} moments`, ['save', 'On Mondays']],
  ['validation.moment', '- save', 'validation.moments', ['save']],
  ['validation.moment.import', 'rows', 'validation.importing', 'rows'],
  ['validation.moment.nightly', 'Kim', 'validation.nightly', 'Kim'],
  ['validation.existing', 'new-only', 'validation.existing', 'new-only'],
  ['validation.existing.mended-by', 'Lee', 'validation.mendedBy', 'Lee'],
  ['validation.existing.exempt', '- Old loans', 'validation.leftAlone', ['Old loans']],
  ['validation.required.draft', 'own', 'validation.drafts', 'own'],
  ['validation.across.due.shown-at', 'Start', 'validation.rules loan/across/due shownAt', 'Start'],
  ['validation.loan.unique.number.found', 'merge', 'validation.unique number found', 'merge'],
  ['validation.loan.examples.fee.edge', 'no', 'validation.examples 0 edgeAccepted', false],
  ['validation.loan.examples.fee.words', 'No!', 'validation.examples 0 words', 'No!'],
];

/** Cells of tables that name their rules themselves. */
const CELLS: readonly (readonly [question: string, answer: string, path: string, value: unknown])[] = [
  ['validation.loan.rules', rich('What kind', 'between'), `${RICH} kind`, 'range'],
  ['validation.loan.rules', rich('What kind', 'Looks like'), `${RICH} kind`, 'pattern'],
  ['validation.loan.rules', rich('Limit', 'at least 3'), `${RICH} limit text`, 'at least 3'],
  ['validation.loan.rules', rich('The limit itself', 'is too much'), `${RICH} inclusive`, false],
  ['validation.loan.rules', rich('Then we', 'warn'), `${RICH} severity`, 'warn'],
  ['validation.loan.rules', rich('What goes wrong', 'Too rich'), `${RICH} error`, { label: 'Too rich', id: null }],
  [
    'validation.across',
    one('Fields | How they must agree', 'Due | Due > 3'),
    'validation.rules loan/across/due limit text',
    'Due > 3',
  ],
  ['validation.unique', one('Thing | Within', 'People | a year'), 'validation.unique people within', 'a year'],
  [
    'validation.unique',
    one('Thing | Deleted ones count', 'People | no'),
    'validation.unique people deletedCount',
    false,
  ],
];

describe('rules', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each, BASE));

  test.each(CELLS)('%s (%j) stands at %s', (question, answer, path, value) => {
    const found = walk(modelOf({ ...THINGS, [question]: answer }), path);
    expect(found).toMatchObject({ is: 'known', value, source: { question, firmness: 'decided' } });
    expect(walk(modelOf({ ...THINGS, [question]: { stale: answer } }), path)).toMatchObject({
      source: { firmness: 'stale' },
    });
  });

  test('have a place for every answer the bank asks for', () => {
    const told = new Set([...CASES, ...CELLS].map(([question]) => slotPattern(question)));
    const below = ['validation/required', 'validation/required/{item}/exempt', 'validation/examples'];
    expect(slotsOf('validation').filter((slot) => !told.has(slot) && !below.includes(slot))).toEqual([]);
  });
});

/** "id: label" of each rule. */
const rulesIn = (said: Readonly<Record<string, Said>>) =>
  modelOf({ ...THINGS, ...said }).validation.rules.map(({ id, label }) => `${id}: ${label}`);

describe('rules that were stated', () => {
  const GENERAL = tableText(
    'Rule | Thing | Fields | What kind | Limit',
    'Rich | Loans | Fee | between | at least 3',
    'Numbered |  | Number | must be filled in |',
    'Odd | Unicorn | Horn | between | 1 to 2',
    'Rich | Member | Name | this long | at most 9',
  );

  test('for all things are about the thing they name, or about all that have such a line', () => {
    expect(rulesIn({ 'validation.rules': GENERAL })).toEqual([
      'loan/rules/rich: Rich',
      'loan/rules/numbered: Numbered',
      'member/rules/numbered: Numbered',
      '/rules/odd: Odd',
      'member/rules/rich: Rich',
    ]);
  });

  test('for one thing stand beside those that name it, and before one of the same name', () => {
    const own = tableText(
      'Rule | Fields | What kind | Limit',
      'rich | Fee | between | at least 5',
      'New | Due | is of its type |',
    );
    const { rules } = modelOf({
      ...THINGS,
      'validation.rules': GENERAL,
      'validation.loan.rules': own,
    }).validation;
    expect(rules.map(({ id }) => id)).toEqual([
      'loan/rules/rich',
      'loan/rules/new',
      'member/rules/numbered',
      '/rules/odd',
      'member/rules/rich',
    ]);
    expect(rules[0]).toMatchObject({ limit: { value: { text: 'at least 5' } } });
    expect(rulesIn({ 'validation.rules': GENERAL, 'validation.loan.rules': { na: 'none' } })).toEqual([
      'member/rules/numbered: Numbered',
      '/rules/odd: Odd',
      'member/rules/rich: Rich',
    ]);
  });

  test('name fields, also by a field’s other name and with its thing', () => {
    const { rules } = modelOf({
      ...THINGS,
      'validation.rules': tableText(
        'Rule | Fields',
        'A | name',
        'B | Fee, due',
        'C | the loan’s number',
        'D | Horn, Fee',
      ),
    }).validation;
    expect(rules.map(({ entity, fields }) => [entity, ...fields.map(({ id, label }) => id ?? `“${label}”`)])).toEqual([
      ['member', 'name'],
      ['loan', 'fee', 'due'],
      ['loan', 'number'],
      [null, '“Horn”', '“Fee”'],
    ]);
  });

  test('that must be filled in are limited by nothing, or by a condition', () => {
    const { rules } = modelOf({
      ...THINGS,
      'validation.loan.rules': tableText(
        'Rule | Fields | What kind | Limit',
        'A | Fee | must be filled in |',
        'B | Due | must be filled in | Sent',
        'C | Due | between |',
      ),
    }).validation;
    expect(rules).toMatchObject([
      { limit: { is: 'not-applicable', reason: 'It always applies.' }, inclusive: { is: 'not-applicable' } },
      { limit: { value: { text: 'Sent' } } },
      { limit: { is: 'unknown', question: 'validation.loan.rules' }, inclusive: { is: 'unknown' } },
    ]);
  });

  test('find their error in the catalogue, else by the words of the example', () => {
    const said = {
      ...THINGS,
      'validation.loan.rules': tableText(
        'Rule | Fields | What goes wrong',
        'A | Fee | too RICH',
        'B | Due |',
        'C | Fee |',
      ),
      'errors.messages': one('What goes wrong', 'Too rich'),
      'validation.loan.examples': one('Field | Accepted', 'Fee | 3'),
      'validation.loan.examples.fee.words': 'No!',
    };
    expect(modelOf(said).validation.rules.map(({ error }) => (error.is === 'known' ? error.value : error))).toEqual([
      { label: 'Too rich', id: 'too-rich' },
      { is: 'unknown', question: 'validation.loan.rules' },
      { label: 'No!', id: null },
    ]);
  });

  test('take the edge from the example of their line, unless they say it themselves', () => {
    const said = (edge: string) => ({
      ...THINGS,
      'validation.loan.rules': tableText(
        ['Rule', 'Fields', 'What kind', 'The limit itself'],
        ['A', 'Fee', 'between', edge],
        ['B', 'Fee', 'looks like', ''],
      ),
      'validation.loan.examples': one('Field | Just on the edge', 'Fee | 3'),
      'validation.loan.examples.fee.edge': 'no',
    });
    expect(modelOf(said('')).validation.rules).toMatchObject([
      { inclusive: { value: false, source: { question: 'validation.loan.examples.fee.edge' } } },
      { inclusive: { is: 'not-applicable' } },
    ]);
    expect(modelOf(said('is still fine')).validation.rules).toMatchObject([{ inclusive: { value: true } }, {}]);
  });
});

describe('rules that other answers amount to', () => {
  const cases: readonly [question: string, answer: string, ...rules: readonly string[]][] = [
    [
      'entities.loan.fields',
      tableText('Field | Required when', 'Due | always', 'Fee | Sent', 'Number | never', 'Start | –', 'A |'),
      'loan/required/due: Due must be filled in',
      'loan/required/fee/sent: Fee must be filled in (Sent)',
    ],
    [
      'validation.loan.required',
      tableText(
        'Field \\ When it is | always | Sent',
        'Due | must be filled in | fills itself',
        'Fee | may be empty | must be filled in',
      ),
      'loan/required/due: Due must be filled in',
      'loan/required/fee/sent: Fee must be filled in (Sent)',
    ],
    [
      'validation.required',
      tableText('Field \\ When it is | always', 'Number | must be filled in', 'Horn | must be filled in'),
      'loan/required/number: Number must be filled in',
      'member/required/number: Number must be filled in',
      '/required/Horn: Horn must be filled in',
    ],
    [
      'entities.loan.fields.fee.range',
      one('Smallest | Largest | Unit', '1 | 9 | EUR'),
      'loan/range/fee: Fee must be 1 EUR to 9 EUR',
    ],
    [
      'entities.loan.fields.fee.range',
      one('Smallest | Largest | Unit', ' | 9 | EUR'),
      'loan/range/fee: Fee must be at most 9 EUR',
    ],
    [
      'validation.across',
      tableText('Fields | How they must agree', 'Start and due | Start < Due'),
      'loan/across/start-and-due: Start and due must agree',
    ],
    [
      'validation.unique',
      tableText('Thing | The same if these match | Within', 'Loan | Number, Due | a year', 'Ghost | Name |'),
      'loan/unique/loan: Number, Due may exist only once within a year',
      'Ghost/unique/ghost: Name may exist only once',
    ],
    [
      'validation.loan.unique',
      one('The same if these match', 'Number'),
      'loan/unique/number: Number may exist only once',
    ],
  ];
  test.each(cases)('%s (%j)', (question, answer, ...rules) => {
    expect(rulesIn({ [question]: answer })).toEqual(rules);
    const { validation } = modelOf({ ...THINGS, [question]: { assumed: answer } });
    for (const { source } of validation.rules) expect(source).toMatchObject({ question, firmness: 'assumed' });
  });

  test('for choices leave out those that are no longer in use', () => {
    const { rules } = modelOf({
      ...THINGS,
      'entities.loan.fields': one('Field | Type', 'Shelf | choice'),
      'entities.loan.fields.shelf.values': tableText('Value | Still in use', 'A | yes', 'B | no', 'C |'),
    }).validation;
    expect(rules).toMatchObject([
      {
        id: 'loan/values/shelf',
        kind: { value: 'type' },
        limit: { value: { text: 'A, C' } },
        madeOf: 'values',
      },
    ]);
  });

  test('for the number that tells records apart show what it looks like', () => {
    const form = {
      'entities.loan.identity': 'natural',
      'entities.loan.identity.lines': '- Number',
      'entities.loan.identity-format': one('Looks like', 'L-99'),
    };
    expect(rulesIn(form)).toEqual(['loan/format/number: Number must look like L-99']);
    expect(
      rulesIn({
        ...form,
        'entities.loan.identity': 'issued',
        'entities.loan.identity.lines': { na: 'no line' },
      }),
    ).toEqual([]);
  });

  test('say once that a line must be filled in, however often it was said', () => {
    expect(
      rulesIn({
        'entities.loan.fields': one('Field | Required when', 'Due | yes'),
        'validation.loan.required': one('Field \\ When it is | always', 'Due | must be filled in'),
        'validation.loan.rules': one('Rule | Fields | What kind', 'Dated | Due | must be filled in'),
      }),
    ).toEqual(['loan/rules/dated: Dated']);
  });

  test.each([
    ['stop', 'stop'],
    ['open', 'stop'],
    ['warn', 'warn'],
    ['merge', undefined],
  ])('for a second one, “%s”: %s', (found, severity) => {
    const { rules } = modelOf({
      ...THINGS,
      'validation.loan.unique': one('The same if these match', 'Number'),
      'validation.loan.unique.number.found': found,
    }).validation;
    expect(rules[0]?.severity).toMatchObject(severity ? { value: severity } : { is: 'unknown' });
  });
});

describe('what is said of a rule by its name', () => {
  const names = [
    'Due date must be filled in',
    'the due date has to be filled in',
    'Due date is required',
    'due dates: mandatory',
    'Loan: due date must be filled in',
    '“Due date”',
  ];
  const said = {
    'entities.records': tableText('Thing', 'Loan', 'Member'),
    'entities.loan.fields': one('Field | Required when', 'Due date | always'),
  };
  test.each(names)('“%s”', (name) => {
    const { rules, strays } = modelOf({
      ...said,
      'validation.severity': tableText(['Rule', 'Then we'], [name, 'warn']),
    }).validation;
    expect(rules).toMatchObject([{ severity: { value: 'warn' }, override: { is: 'not-applicable' } }]);
    expect(strays).toEqual([]);
  });

  test.each(['Start must be filled in', 'Due date must be empty', 'Due', 'constructor'])(
    '“%s” is of no such rule, and the fold tells',
    (name) => {
      const all = { ...said, 'validation.severity': tableText(['Rule', 'Then we'], [name, 'warn']) };
      const model = modelOf(all);
      expect(model.validation.rules).toMatchObject([{ severity: { is: 'unknown', question: 'validation.severity' } }]);
      expect(model.validation.strays).toMatchObject([{ label: name }]);
      expect(validationDiagnostics(answersIn(workspaceOf(all)), model)).toMatchObject([
        { kind: 'no-name', sentence: expect.stringContaining(`“${name}”`), question: 'validation.severity' },
      ]);
    },
  );

  test('is of the rule of the thing it names, where two things have one', () => {
    const { rules } = modelOf({
      'entities.records': tableText('Thing', 'Loan', 'Member'),
      'entities.loan.fields': one('Field | Required when', 'Name | always'),
      'entities.member.fields': one('Field | Required when', 'Name | always'),
      'validation.severity': tableText('Rule | Then we', 'Member: name must be filled in | warn'),
    }).validation;
    expect(rules.map(({ severity }) => severity.is)).toEqual(['unknown', 'known']);
  });

  test('follows a rule that is called otherwise now', () => {
    const { rules } = modelOf({
      ...THINGS,
      'validation.loan.rules': {
        history: [one('Rule | Fields', 'Rich | Fee'), one('Rule | Fields', 'Wealthy | Fee')],
        renamed: [{ from: 'Rich', to: 'Wealthy' }],
      },
      'validation.severity': one('Rule | Then we', 'Rich | stop'),
    }).validation;
    expect(rules).toMatchObject([{ id: 'loan/rules/rich', label: 'Wealthy', severity: { value: 'stop' } }]);
  });
});

describe('what must be filled in, and examples', () => {
  test('hold for every thing that has such a line, unless it says otherwise', () => {
    const said = {
      ...THINGS,
      'validation.required': tableText(
        'Field \\ When it is | Sent | Back',
        'Number | must be filled in | ',
        'Horn | must be empty | fills itself',
      ),
      'validation.required.number.exempt': '- Kim',
      'validation.loan.required': one('Field \\ When it is | sent', 'number | may be empty'),
      'roles.grants': one('Role', 'Kim'),
    };
    const cells = modelOf(said).validation.required.map(({ entity, field, when, does, exempt }) => [
      entity,
      field.id ?? `“${field.label}”`,
      when,
      does,
      ...exempt.map(({ id }) => id),
    ]);
    expect(cells).toEqual([
      ['loan', 'number', 'sent', 'may be empty'],
      ['member', 'number', 'Sent', 'must be filled in', 'kim'],
      ['loan', 'number', 'Back', null],
      ['member', 'number', 'Back', null],
      [null, '“Horn”', 'Sent', 'must be empty'],
      [null, '“Horn”', 'Back', 'fills itself'],
    ]);
    const none = modelOf({ ...said, 'validation.member.required': { na: 'all may be empty' } }).validation.required;
    expect(none.some(({ entity }) => entity === 'member')).toBe(false);
  });

  test('may be saved half filled in, of one thing otherwise than of all', () => {
    const { validation } = modelOf({
      ...THINGS,
      'validation.required.draft': 'no',
      'validation.loan.required.draft': 'own',
    });
    expect(validation.drafts).toMatchObject({ value: 'no' });
    expect(validation.draftsOf).toMatchObject([{ entity: 'loan', drafts: { value: 'own' } }]);
  });

  test('examples are kept as they were said', () => {
    const { examples } = modelOf({
      ...THINGS,
      'validation.examples': tableText('Field | Accepted | Not accepted | Just on the edge', 'Number | 1 | x | 0'),
      'validation.examples.number.words': 'Hm.',
      'validation.member.examples': one('Field | Accepted', 'number | 2'),
      'validation.member.examples.number.edge': 'yes',
    }).validation;
    expect(examples).toMatchObject([
      {
        entity: 'member',
        accepted: '2',
        rejected: '',
        edgeAccepted: { value: true },
        words: { is: 'unknown' },
      },
      {
        entity: 'loan',
        accepted: '1',
        rejected: 'x',
        borderline: '0',
        edgeAccepted: { is: 'unknown' },
        words: { value: 'Hm.' },
      },
    ]);
  });
});

test.each(['constructor', '__proto__', '期限', 'Größe «1»'])('things, fields and rules may be called %s', (name) => {
  const { rules, unique } = modelOf({
    'entities.records': tableText(['Thing'], [name]),
    'entities.fields': tableText(['Field', 'Thing', 'Required when'], [name, name, 'always']),
    'validation.rules': tableText(
      ['Rule', 'Thing', 'Fields', 'What kind', 'Limit'],
      [name, name, name, 'between', '1 to 2'],
    ),
    'validation.unique': tableText(['Thing', 'The same if these match'], [name, name]),
    'validation.severity': tableText(['Rule', 'Then we'], [name, 'warn']),
  }).validation;
  expect(rules).toMatchObject([
    { label: name, fields: [{ label: name, id: expect.any(String) }], severity: { value: 'warn' } },
    { madeOf: 'required' },
    { madeOf: 'unique' },
  ]);
  expect(unique).toMatchObject({ value: [{ by: [{ label: name, id: expect.any(String) }] }] });
});
