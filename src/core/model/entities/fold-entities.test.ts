import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { DESK } from '#testing/core/model/desk.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';

const LOAN = 'entities.entities loan';
const DUE = `${LOAN} fields due`;

/** Cells of the one row of a table. */
const one = (cells: Readonly<Record<string, string>>) => tableText(Object.keys(cells), Object.values(cells));
const due = (column: string, cell: string) => one({ Field: 'Due', [column]: cell });

const CASES: readonly Standing[] = [
  [
    'entities.kept-in-order',
    tableText('What | Planned or counted by', 'Visits | hours'),
    'entities.keptInOrder visits planned',
    'hours',
  ],
  [
    'entities.kept-in-order',
    tableText('What | Sorted into', 'Visits | shelves'),
    'entities.keptInOrder visits sorted',
    'shelves',
  ],
  [
    'entities.kept-in-order',
    tableText('What | Told apart by kind', 'Visits | colour'),
    'entities.keptInOrder visits told',
    'colour',
  ],
  ['entities.records', one({ Thing: 'Loan', Example: 'L-1' }), `${LOAN} examples`, ['L-1']],
  ['entities.records', one({ Thing: 'Loan', Plural: 'Lot' }), `${LOAN} plural`, 'Lot'],
  ['entities.loan.fields', due('Type', 'Date'), `${DUE} type`, 'date'],
  ['entities.loan.fields', due('Unit', 'days'), `${DUE} unit`, 'days'],
  ['entities.loan.fields', due('Required when', 'Lent'), `${DUE} required`, 'Lent'],
  ['entities.loan.fields', due('If left empty', 'today'), `${DUE} default`, 'today'],
  ['entities.loan.fields', due('Filled in by', 'the clerk'), `${DUE} writer`, 'the clerk'],
  ['entities.loan.fields', due('Example', 'May 1'), `${DUE} example`, 'May 1'],
  [
    'entities.fields',
    one({ Field: 'Born', Thing: 'member', Type: 'date' }),
    'entities.entities member fields born type',
    'date',
    'entities.member.fields',
  ],
  [
    'entities.loan.fields.shelf.values',
    tableText('Value | It means | Still in use', 'A | upstairs | yes', 'B | cellar | no'),
    `${LOAN} fields shelf values b retired`,
    true,
  ],
  ['entities.loan.fields.shelf.keeper', 'Lee', `${LOAN} fields shelf keeper`, 'Lee'],
  ['entities.loan.fields.fee.currency', '- EUR\n- CHF', `${LOAN} fields fee currencies`, ['EUR', 'CHF']],
  ['entities.loan.fields.fee.precision', '2 places', `${LOAN} fields fee precision amount`, 2],
  ['entities.loan.fields.fee.rounding', 'half-up', `${LOAN} fields fee rounding`, 'half-up'],
  [
    'entities.loan.fields.days.range',
    one({ Smallest: '', Largest: '90', Unit: 'days' }),
    `${LOAN} fields days range`,
    { least: null, most: { amount: 90, unit: 'days', text: '90 days' } },
  ],
  ['entities.loan.fields.due.clock', 'here', `${DUE} clock`, 'here'],
  [
    'entities.loan.fields.scan.files',
    one({ 'Kind of file': 'PDF', 'At most': '5 MB' }),
    `${LOAN} fields scan files`,
    [{ kind: 'PDF', size: '5 MB' }],
  ],
  [
    'entities.loan.fields.lender.privacy',
    one({ Role: 'manager', Sees: 'nothing', 'After erasing': 'a letter' }),
    `${LOAN} fields lender privacy`,
    [{ role: { label: 'Manager', id: 'manager' }, sees: 'nothing', erased: 'a letter' }],
  ],
  ['entities.loan.fields.left.formula', 'Due - today', `${LOAN} fields left formula text`, 'Due - today'],
  ['entities.loan.fields.left.override', 'reason', `${LOAN} fields left override`, 'reason'],
  ['entities.loan.identity', 'composite', `${LOAN} identity kind`, 'composite'],
  [
    'entities.loan.identity.lines',
    '- due\n- Rack',
    `${LOAN} identity fields`,
    [
      { label: 'Due', id: 'due' },
      { label: 'Rack', id: null },
    ],
  ],
  ['entities.loan.identity.issued-by', 'the till', `${LOAN} identity issuedBy`, 'the till'],
  ['entities.loan.identity.reuse', 'never', `${LOAN} identity reuse`, 'never'],
  ['entities.loan.identity.changes', 'a note', `${LOAN} identity changes`, 'a note'],
  ['entities.loan.identity-format', one({ 'Looks like': 'L-9' }), `${LOAN} identity looks`, 'L-9'],
  ['entities.loan.identity-format', one({ 'Counts as the same': 'l9' }), `${LOAN} identity same`, 'l9'],
  [
    'entities.identity-format',
    one({ Thing: 'Loans', 'Unique within': 'a year' }),
    `${LOAN} identity within`,
    'a year',
    'entities.loan.identity-format',
  ],
  ['entities.loan.relations.loan-to-member.fields', '- Since', 'entities.relations 0 ownFields', ['Since']],
  ['entities.loan.relations.loan-to-member.left-behind', 'Lee', 'entities.relations 0 leftBehind', 'Lee'],
  ['entities.loan.relations.loan-to-member.first', 'Pay', 'entities.relations 0 first', 'Pay'],
  ['entities.loan.history', 'log', `${LOAN} history`, 'log'],
  ['entities.loan.history.readers', '- Clerk', `${LOAN} historyReaders`, ['Clerk']],
  ['entities.loan.history.correction', 'apart', `${LOAN} corrections`, 'apart'],
  ['entities.loan.volume', one({ Now: '', 'New each day': '1 200' }), `${LOAN} volume daily amount`, 1200],
  ['entities.volume', one({ Thing: 'Loan', Now: '9' }), `${LOAN} volume now text`, '9', 'entities.loan.volume'],
  ['entities.loan.volume.put-away', 'in June', `${LOAN} volume putAway`, 'in June'],
  ['entities.loan.volume.search', '- Number', `${LOAN} volume search`, ['Number']],
  ['entities.loan.retention', 'archive', `${LOAN} retention then`, 'archive'],
  ['entities.loan.retention-time', '10 years', `${LOAN} retention after text`, '10 years'],
  ['entities.loan.retention.from', 'Back', `${LOAN} retention from`, 'Back'],
  ['entities.loan.retention.hold', 'Lee', `${LOAN} retention hold`, 'Lee'],
  ['entities.loan.retention.dependents', 'same', `${LOAN} retention dependents`, 'same'],
  ['entities.terms', one({ Word: 'Copy', 'It means': 'a book' }), 'entities.terms copy meaning', 'a book'],
  ['entities.terms', one({ Word: 'Copy', 'To whom': 'Desk' }), 'entities.terms copy team', 'Desk'],
  ['entities.terms.copy.chosen', 'a book', 'entities.terms copy-2 chosen', 'a book'],
  ['entities.loan.brought-in', one({ 'Which way': 'in', Format: 'CSV' }), `${LOAN} files 0 form`, 'CSV'],
  [
    'entities.files',
    one({ Thing: 'Loan', 'Which way': 'Out', 'From or to': 'Lee' }),
    `${LOAN} files 0 way`,
    'out',
    'entities.loan.brought-in',
  ],
];

const OF_LINKS: readonly Standing[] = [
  [
    'entities.loan.relations',
    one({ From: 'Loan', To: 'Shop', 'Per first one, how many': 'One' }),
    'entities.relations loan-to-shop forth',
    'exactly one',
    'entities.relations',
  ],
  [
    'entities.relations',
    one({ From: 'loans', To: 'Loan', 'Per second one, how many': 'any number' }),
    'entities.relations loans-to-loan back',
    'any number',
  ],
  ['entities.relations', one({ From: 'Loan', To: 'Shop', 'Can it move': 'yes' }), 'entities.relations 0 moves', true],
  [
    'entities.relations',
    one({ From: 'Loan', To: 'Shop', 'If the first one goes': 'goes too' }),
    'entities.relations 0 gone',
    'goes too',
  ],
];

const BROUGHT_IN = tableText('Which way | From or to', 'in | a sheet');

describe('entities', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each));

  test.each(casesOf(OF_LINKS))('$title', (each) =>
    expectStanding(each, { 'entities.records': one({ Thing: 'Loan' }) }),
  );

  test('say what a record is that comes in a second time', () => {
    const model = modelOf({
      ...DESK,
      'entities.loan.brought-in': BROUGHT_IN,
      'entities.loan.brought-in.again': 'replaces',
    });
    expect(walk(model, `${LOAN} files 0 again`)).toMatchObject({ value: 'replaces' });
  });

  test('have a place for every answer the bank asks for', () => {
    const told = new Set([
      ...[...CASES, ...OF_LINKS].map(([question]) => slotPattern(question)),
      'entities/brought-in/again',
    ]);
    expect(slotsOf('entities').filter((slot) => !told.has(slot))).toEqual([]);
  });
});

/** The value at a path after these answers. */
const at = (said: Readonly<Record<string, Said>>, path: string) => {
  const found = walk(modelOf(said), path);
  return found.is === 'known' ? found.value : found.is;
};

const THINGS = tableText('Thing | Plural', 'Loan | Loans', 'Member | People', 'Loan | ');

describe('an answer for all things', () => {
  const general = {
    'entities.records': THINGS,
    'entities.history': 'log',
    'entities.history.readers': '- Clerk',
    'entities.fields': tableText('Field | Thing', 'Due | loans', 'Born | Member', 'Note | ', 'Rack | Copy'),
  };

  test('holds for a thing without one of its own', () => {
    expect(at(general, `${LOAN} history`)).toBe('log');
    expect(at({ ...general, 'entities.loan.history': 'none' }, `${LOAN} history`)).toBe('none');
  });

  test('gives nothing to what follows from a thing’s own answer', () => {
    expect(at(general, `${LOAN} historyReaders`)).toEqual(['Clerk']);
    expect(at({ ...general, 'entities.loan.history': 'log' }, `${LOAN} historyReaders`)).toBe('unknown');
  });

  test('gives each thing its rows, and a row without a thing to all; it tells of a thing nobody named', () => {
    const model = modelOf(general);
    expect(walk(model, `${LOAN} fields`)).toMatchObject({ value: [{ id: 'due' }, { id: 'note' }] });
    expect(walk(model, 'entities.entities member fields')).toMatchObject({
      value: [{ id: 'born' }, { id: 'note' }],
    });
    expect(model.diagnostics.map(({ sentence }) => sentence)).toEqual([
      'Two things are called “Loan”; only the first one counts, so give the other one its own name.',
      '“Rack” is said about “Copy”, but no thing is called that; add it to the list of things, or correct the name.',
    ]);
  });
});

describe('what stands for a record in a list', () => {
  const fields = tableText('Field | Type', 'Due | date', 'Title | text', 'Note | text');
  const loan = { 'entities.records': one({ Thing: 'Loan' }), 'entities.loan.fields': fields };
  const lines = (...rows: readonly string[]) => tableText('Field | Type | If left empty', ...rows);

  test.each([
    [{}, 'title'],
    [{ 'entities.loan.identity.lines': '- Shelf\n- note' }, 'note'],
    [{ 'entities.loan.fields': one({ Field: 'Due', Type: 'date' }) }, null],
    [{ 'entities.loan.fields': lines('Borrower | person |', 'Note | text |') }, 'borrower'],
    [{ 'entities.loan.fields': lines('Desk | person |', 'Title | text |') }, 'title'],
    [{ 'entities.loan.fields': lines('Name | person |', 'Title | text |') }, 'name'],
    [{ 'entities.loan.fields': lines('Clerk | person | whoever is signed in', 'Note | text |') }, 'note'],
    [{ 'entities.loan.fields': lines('Lent by | person |', 'Due | date |') }, null],
  ])('%j → %s', (said, display) => expect(at({ ...loan, ...said }, `${LOAN} display`)).toBe(display));
});

describe('a link leads to', () => {
  const link = (label: string, unit: string, relations: string) => ({
    'entities.records': THINGS,
    'entities.loan.fields': one({ Field: label, Type: 'link', Unit: unit }),
    ...(relations && { 'entities.relations': tableText('From | To', ...relations.split('; ')) }),
  });

  test.each([
    ['Borrower', 'People', '', 'member'],
    ['Borrower', 'Strangers', 'Loan | Member', null],
    ['Member', '', '', 'member'],
    ['Lent to member', '', '', 'member'],
    ['Borrower', '', 'Loan | Member', 'member'],
    ['Borrower', '', 'Member | Loan', 'member'],
    ['Borrower', '', 'Loan | Member; Loan | Loan', undefined],
    ['Borrower', '', '', undefined],
  ])('%s (%s), %j → %s', (label, unit, relations, id) => {
    const target = at(link(label, unit, relations), `${LOAN} fields 0 target`);
    expect(target === null ? undefined : Object(target).id).toBe(id);
  });
});

test('data about a person is what was said to be, not what its name sounds like', () => {
  const fields = tableText('Field | Type', 'Lender | person', 'Email | text', 'Note | text');
  const privacy = { 'entities.loan.fields.note.privacy': one({ Role: 'Clerk', Sees: 'nothing' }) };
  const model = modelOf({ 'entities.records': THINGS, 'entities.loan.fields': fields, ...privacy });
  const sensitive = ['lender', 'email', 'note'].map((id) => walk(model, `${LOAN} fields ${id} sensitive`));
  expect(sensitive).toMatchObject([{ value: true }, { value: false }, { value: true }]);
});

describe('relations', () => {
  const edge = (from: string, to: string, many: string) => one({ From: from, To: to, 'Per first one, how many': many });
  const general = { 'entities.records': THINGS, 'entities.relations': edge('Loan', 'Member', 'exactly one') };

  test('of a thing with an answer of its own are taken from that', () => {
    const model = modelOf({ ...general, 'entities.loan.relations': edge('Loan', 'Member', 'at most one') });
    expect(walk(model, 'entities.relations')).toMatchObject({
      value: [{ id: 'loan-to-member', forth: { value: 'at most one' } }],
    });
  });

  test('that both ends have told are both kept, as they may differ', () => {
    const both = { 'entities.member.relations': edge('Loan', 'Member', 'any number') };
    const model = modelOf({ ...general, ...both });
    expect(walk(model, 'entities.relations')).toMatchObject({
      value: [{ id: 'loan-to-member' }, { id: 'loan-to-member-2', forth: { value: 'any number' } }],
    });
  });

  test('are none only once every thing has said so', () => {
    const none = { 'entities.records': THINGS, 'entities.loan.relations': { na: 'stands alone' } };
    expect(at(none, 'entities.relations')).toBe('unknown');
    expect(at({ ...none, 'entities.member.relations': { na: 'so does it' } }, 'entities.relations')).toBe(
      'not-applicable',
    );
  });
});
