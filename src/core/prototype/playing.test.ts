import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { itemId } from '../answers/naming.ts';
import { clockEventsUntil } from './clock-events.ts';
import { NO_EDITS, recordsOf, withEdit } from './edits.ts';
import { failureOf } from './failures.ts';
import { fieldViewsFor } from './field-views.ts';
import { applyQuery, columnsOf, pageSizeOf } from './list-view.ts';
import { NEW_SESSION, reduceSession } from './prototype-session.ts';
import { addressOf, landingOf, matchRoute } from './routes.ts';
import { screensOf } from './screens-of.ts';
import { callsTriggeredBy, playCall } from './simulated-calls.ts';
import { withConstants } from './turned-constants.ts';

const SCREENS = {
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{id}',
    'Desk | dashboard | | /loans/new',
    'Odd | | the moon | ',
  ),
  'screens.landing': tableText('Role | Sees first | Three most frequent actions', 'Clerk | Loans | hand out'),
};

describe('screens and addresses', () => {
  const product = libraryWith(SCREENS);
  const screens = screensOf(product);

  test('what was decided is there, and nothing else', () => {
    expect(screens.map(({ label, kind, entity, path, pathLook }) => [label, kind, entity, path, pathLook])).toEqual([
      ['Loans', 'list', 'loan', '/loans', 'decided'],
      ['One loan', 'detail', 'loan', '/loans/:id', 'decided'],
      ['Desk', 'dashboard', null, '/loans/new', 'decided'],
      ['Odd', null, null, '/odd', 'guess'],
    ]);
  });

  test('without an inventory each thing has three guesses', () => {
    const guessed = screensOf(libraryWith());
    expect(guessed.map(({ look }) => look)).toEqual(Array.from({ length: 6 }, () => 'guess'));
    expect(guessed.map(({ question }) => question)).toContain('screens.inventory');
  });

  test.each([
    ['/loans', 'Loans', {}],
    ['/loans/7', 'One loan', { id: '7' }],
    ['/loans/new', 'Desk', {}],
    ['/loans/a%2Fb', 'One loan', { id: 'a/b' }],
    ['/loans/%E0%A4%A', 'One loan', { id: '%E0%A4%A' }],
    ['/nothing', undefined, undefined],
  ])('%s', (path, label, parameters) => {
    const arrival = matchRoute(screens, path);
    expect(arrival?.screen.label).toBe(label);
    expect(arrival && Object.fromEntries(arrival.parameters)).toEqual(parameters ?? null);
  });

  test('an address is made from the id of a record, and leads back to it', () => {
    const detail = screens[1];
    expect(detail && addressOf(detail, 'a/b')).toBe('/loans/a%2Fb');
    expect(landingOf(product, 'clerk')?.label).toBe('Loans');
    expect(landingOf(product, 'member')).toBeUndefined();
  });

  test('two screens at one address do not hide each other', () => {
    const twice = libraryWith({
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'A | list | Loan | /x/{a}',
        'B | list | Loan | /x/{b}',
      ),
    });
    expect(screensOf(twice).map(({ path, pathLook }) => `${path} ${pathLook}`)).toEqual(['/x/:a decided', '/b guess']);
  });
});

const ROWS = [
  loan('1', { title: 'Saw', deposit: 5, due: '2026-03-01' }, 'out'),
  loan('2', { title: 'drill 10', deposit: 40, due: '2026-01-20' }, 'back'),
  loan('3', { title: 'drill 9', due: undefined }, 'out'),
];

describe('a list', () => {
  const decided = libraryWith({
    ...SCREENS,
    'screens.loans.columns': tableText(
      'Column | Sort | Filter | Search',
      'Title | yes | no | yes',
      'Due | yes | no | no',
      'Colour | no | no | no',
    ),
    'screens.loans.page-size': '2 lines',
  });
  const [list] = screensOf(decided);
  if (!list) throw new Error('The list is missing.');
  const columns = columnsOf(decided, list);
  const ids = (query: Partial<Parameters<typeof applyQuery>[2]>) =>
    applyQuery(ROWS, columns, { search: '', sort: '', filters: {}, ...query }).map(({ id }) => id);

  test('shows the decided columns, and a hole for one that no field has', () => {
    expect(columns.map(({ label, look }) => `${label} ${look}`)).toEqual([
      'Title decided',
      'Due decided',
      'Colour hole',
    ]);
    expect(pageSizeOf(decided, list)).toMatchObject({ lines: 2, look: 'decided' });
  });

  test.each([
    [{ search: 'DRILL' }, ['2', '3']],
    [{ search: '2026' }, []],
    [{ sort: 'title' }, ['3', '2', '1']],
    [{ sort: '-deposit' }, ['3', '2', '1']],
    [{ sort: 'due' }, ['2', '1', '3']],
    [{ filters: { title: 'Saw' } }, ['1']],
    [{ filters: { constructor: 'x' } }, []],
  ])('%o', (query, expected) => expect(ids(query)).toEqual(expected));

  test('guesses its columns and its size while nobody has said, and says so', () => {
    const plain = libraryWith(SCREENS);
    const [guessed] = screensOf(plain);
    expect(guessed && columnsOf(plain, guessed).map(({ look, question }) => `${look} ${question}`)[0]).toBe(
      'guess screens.loans.columns',
    );
    expect(guessed && pageSizeOf(plain, guessed)).toEqual({
      lines: 10,
      look: 'guess',
      question: 'screens.loans.page-size',
    });
  });
});

test('a role sees the lines it may see, as it may see them', () => {
  const product = libraryWith({
    'roles.loan.visibility': tableText(
      'Field \\ Role | Clerk | Member',
      'Deposit | shown | hidden',
      'Borrower | read-only | masked',
    ),
  });
  const shown = (role: string | null) =>
    fieldViewsFor(product, 'loan', role).map(({ field, shown: how }) => `${field.id} ${how}`);
  expect(shown('member')).toEqual(['title shown', 'borrower masked', 'due shown']);
  expect(shown('clerk')).toEqual(['title shown', 'borrower read-only', 'deposit shown', 'due shown']);
  expect(shown(null)).toHaveLength(4);
});

describe('edits', () => {
  const sample = sampleOf(ROWS);

  test('lie over the records: new ones first, deleted ones gone, the others as they were', () => {
    const made = withEdit(NO_EDITS, 'loan', 'n', {
      fate: 'created',
      values: { title: 'New' },
      states: { loan: 'reserved' },
    });
    const changed = withEdit(withEdit(made, 'loan', '1', { values: { title: 'Saw 2' } }), 'loan', '2', {
      fate: 'deleted',
    });
    const records = recordsOf(sample, changed);
    expect(
      records.all('loan').map((row) => [row.id, row.cells.get('title')?.value, row.cells.get('deposit')?.value]),
    ).toEqual([
      ['n', 'New', undefined],
      ['1', 'Saw 2', 5],
      ['3', 'drill 9', undefined],
    ]);
    expect([records.get('loan', '2'), records.get('loan', 'n')?.states.get('loan')]).toEqual([undefined, 'reserved']);
    expect(recordsOf(sample, NO_EDITS).all('loan')).toEqual(ROWS);
  });

  test('are undone, done again and forgotten; turning a knob is no step', () => {
    const change = { entity: 'loan', id: '1', change: { values: { title: 'X' } } };
    const one = reduceSession(NEW_SESSION, { act: 'edit', says: 'X', changes: [change] });
    const two = reduceSession(reduceSession(one, { act: 'turn', knobs: { latency: 9 } }), {
      act: 'edit',
      says: 'gone',
      changes: [{ ...change, change: { fate: 'deleted' } }],
    });
    const title = (session: typeof one) => recordsOf(sample, session.edits).get('loan', '1')?.cells.get('title')?.value;
    const undone = reduceSession(two, { act: 'undo' });
    expect([title(one), title(two), title(undone), title(reduceSession(undone, { act: 'redo' }))]).toEqual([
      'X',
      undefined,
      'X',
      undefined,
    ]);
    expect([
      undone.knobs.latency,
      title(reduceSession(undone, { act: 'reset' })),
      reduceSession(NEW_SESSION, { act: 'undo' }),
    ]).toEqual([9, 'Saw', NEW_SESSION]);
  });
});

describe('other systems', () => {
  const product = libraryWith({
    'calls.systems': tableText(
      'System | We | Who runs it | Where it is described | Has a test copy',
      'Bank | read and write | the bank | on paper | yes',
    ),
    'calls.exchanges': tableText(
      'What for | System | When | We send | We get back | May be up to this old',
      'Hold deposit | Bank | on hand out | Deposit, Colour | Receipt | 1 day',
      'Look | Bank | when a loan is opened | | | ',
      'Tell | Bank | a loan is mended: mend | | | ',
    ),
    'calls.failure': 'block',
    'errors.messages': tableText(
      'What goes wrong | When | They read | They can | How bad',
      'Bank away | the bank is silent | Try later. | wait | stop',
    ),
    'errors.messages.bank-away.raised-by': '- Hold deposit: unreachable',
  });
  const occasion = { event: 'hand out', action: 'move', entity: 'loan', row: ROWS[0] } as const;
  const knobs = NEW_SESSION.knobs;
  const actor = actingAs('clerk', ROWS, product);

  test('a call is set off by what it names, and by nothing else', () => {
    const labels = (of: Parameters<typeof callsTriggeredBy>[1]) =>
      callsTriggeredBy(product, of).map(({ label }) => label);
    expect(labels(occasion)).toEqual(['Hold deposit']);
    expect(labels({ ...occasion, event: 'and' })).toEqual([]);
    expect(labels({ ...occasion, event: 'mend' })).toEqual(['Tell']);
    expect(labels({ event: '', action: 'view', entity: 'loan', row: undefined })).toEqual(['Look']);
  });

  test('of things and moves whose names begin alike, only the one that is meant sets a call off', () => {
    const alike = libraryWith({
      'entities.records': tableText(
        'Thing | Example | Another | A third',
        'Loan | L-1 | L-2 | L-3',
        'Loan request | R-1 | R-2 | R-3',
      ),
      'states.loan-request.list': tableText('Answer | It means | Place', 'Open | | first', 'Over | | last'),
      'states.loan-request.transitions': tableText(
        'From | To | What happens | Started by | Who or what | Only if',
        'Open | Over | take back at once | a person | Clerk | ',
      ),
      'calls.exchanges': tableText(
        'What for | System | When | We send | We get back | May be up to this old',
        'Greet | Bank | a loan request is created | | | ',
        'Hurry | Bank | on take back at once | | | ',
      ),
    });
    const labels = (action: 'create' | 'move', entity: string, event: string) =>
      callsTriggeredBy(alike, { event, action, entity, row: undefined }).map(({ label }) => label);
    expect([labels('create', 'loan', 'Create Loan'), labels('create', 'loan-request', '')]).toEqual([[], ['Greet']]);
    expect([labels('move', 'loan', 'take back'), labels('move', 'loan-request', 'take back at once')]).toEqual([
      [],
      ['Hurry'],
    ]);
  });

  test('what is sent is ours where it has a line for it, and a hole elsewhere', () => {
    const [call] = callsTriggeredBy(product, occasion);
    const answered = call && playCall(actor, call, occasion, knobs, 'x');
    expect(answered?.entry.sent).toEqual([
      ['Deposit', '5'],
      ['Colour', null],
    ]);
    expect([answered?.failure, answered?.goesOn]).toEqual([null, true]);
  });

  test('a line is found under its other name, on the thing it is linked to, and among the numbers', () => {
    const linked = libraryWith({
      'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
      'entities.member.fields': tableText('Field | Type', 'Name | text', 'Mail | text'),
      'constants.values': tableText('Number | Value | Unit | For whom', 'Longest loan | 14 | days | all'),
      'calls.exchanges': tableText(
        'What for | System | When | We send | We get back | May be up to this old',
        'Remind | Bank | on hand out | Mail, Borrower, Longest loan, Colour | heading, chair | 1 day',
      ),
      'calls.exchanges.remind.mapping': tableText(
        'Theirs | Ours | Otherwise',
        'heading | Title | ',
        'chair | the moon | ',
      ),
    });
    const lee = loan('m-2', { name: 'Lee', mail: 'lee@example.org' }, '');
    const rows = [
      loan('1', { title: 'Saw', borrower: 'm-2' }, 'out'),
      { ...loan('m-1', { name: 'Kim', mail: 'kim@example.org' }, ''), entity: 'member' },
      { ...lee, entity: 'member' },
    ];
    const [call] = linked.index.calls.all;
    if (!call) throw new Error('The call is missing.');
    const { entry } = playCall(actingAs('clerk', rows, linked), call, { ...occasion, row: rows[0] }, knobs, 'x');
    expect(entry.sent).toEqual([
      ['Mail', 'lee@example.org'],
      ['Borrower', 'Lee'],
      ['Longest loan', '14 days'],
      ['Colour', null],
    ]);
    expect(entry.back).toEqual([
      ['heading', 'Saw'],
      ['chair', null],
    ]);
  });

  test('a failure reads as the catalogue has it, stops as decided, or shows the hole', () => {
    const [call] = callsTriggeredBy(product, occasion);
    const away = call && playCall(actor, call, occasion, { ...knobs, failure: 'unreachable' }, 'x');
    expect([away?.failure?.text, away?.goesOn, away?.entry.dealtWith]).toEqual([
      'Try later.',
      false,
      'stopped until it is back',
    ]);
    const refused = call && playCall(actor, call, occasion, { ...knobs, failure: 'refused' }, 'x');
    expect([refused?.failure?.text, refused?.failure?.look, refused?.failure?.question]).toEqual([
      null,
      'hole',
      'errors.messages',
    ]);
    expect(failureOf(libraryWith(), { kind: 'refusal', id: '', label: 'not allowed' }).look).toBe('hole');
  });
});

test('days pass: the clock moves what is due, and nothing else', () => {
  const actor = actingAs('clerk', ROWS);
  const due = (until: string) =>
    clockEventsUntil(actor, 'loan', until).map(({ row, to, on }) => `${row.id} ${to} ${on}`);
  expect(due('2026-01-14')).toEqual([]);
  expect(due('2026-01-15')).toEqual(['1 overdue 2026-01-15', '3 overdue 2026-01-15']);
});

test('what leads back to where a record is begins no new stay there', () => {
  const out = loan('1', {}, 'out');
  const extended = { cycle: 'loan', from: 'out', to: 'out', at: '2026-01-10T09:00:00Z', by: '' };
  const rows = [{ ...out, history: [...out.history, extended] }];
  const due = clockEventsUntil(actingAs('clerk', rows), 'loan', '2026-01-31').map(({ on }) => on);
  expect(due).toEqual(['2026-01-15']);
});

test('the clock moves only what fulfils its condition, after the time that a number gives', () => {
  const product = libraryWith({
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Out | Overdue | falls due | the clock | Patience | Deposit > 10',
    ),
    'constants.values': tableText('Number | Value | Unit | For whom', 'Patience | 1 | weeks | all'),
  });
  const rows = [loan('1', { deposit: 20 }, 'out'), loan('2', { deposit: 5 }, 'out')];
  const actor = actingAs('clerk', rows, product);
  const due = (until: string) => clockEventsUntil(actor, 'loan', until).map(({ row, on }) => `${row.id} ${on}`);
  expect([due('2026-01-07'), due('2026-02-01')]).toEqual([[], ['1 2026-01-08']]);
});

test('a time in months passes by the calendar', () => {
  const after = `states.loan.transitions.${itemId('Out → Overdue: falls due')}.after`;
  const actor = actingAs('clerk', [loan('1', {}, 'out')], libraryWith({ [after]: '12 months' }));
  expect(clockEventsUntil(actor, 'loan', '2027-02-01').map(({ on }) => on)).toEqual(['2027-01-01']);
});

test('a constant that is turned is obeyed, and the decided one stays what it is', () => {
  const product = libraryWith({
    'constants.values': tableText('Number | Value | Unit | For whom', 'Page size | 7 | lines | all'),
  });
  const id = product.model.constants.constants[0]?.id ?? '';
  const turned = withConstants(product.model, { [id]: 3 });
  expect(turned.constants.constants[0]?.value).toMatchObject({ value: { amount: 3, unit: 'lines' } });
  expect(product.model.constants.constants[0]?.value).toMatchObject({ value: { amount: 7 } });
  expect(withConstants(product.model, {})).toBe(product.model);
});
