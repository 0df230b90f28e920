import { describe, expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { fields, groups, landings, links, records, roles, screens } from '#testing/core/rules/said.ts';
import { completenessOf, completenessOfPermissions, isFirm } from './completeness.ts';
import { unsetKnobs } from './constants/knobs.ts';
import { groupViews } from './purpose/user-groups.tsx';

type Answers = Readonly<Record<string, Said>>;

const DUE = fields('loan', 'Due | date')['entities.loan.fields'] as string;

describe('purpose', () => {
  const TWO = groups('Clerk | 4 | daily | desk', 'Rival | 1 | never | none');
  const ROLES: Answers = { 'purpose.groups.clerk.role': 'own', 'purpose.groups.rival.role': 'no-access' };
  const BOUNDS: Answers = {
    'purpose.problem': 'Bills are late.',
    'purpose.quitting': 'It takes a minute.',
    'purpose.measure': { na: 'Nobody counts.' },
    'purpose.replaces': { na: 'Nothing is there.' },
    'purpose.deciders': '| About what | Who decides | Who stands in |\n| --- | --- | --- |\n| All | Lee | Kim |',
  };
  const productOf = (said: Answers) => openProduct(workspaceOf(said));

  test.each<[says: string, said: Answers, completeness: string]>([
    ['nobody has said anything', {}, 'nothing'],
    ['only what goes wrong is said', { 'purpose.problem': 'Bills are late.' }, 'nothing'],
    ['it was decided that it is for nobody', { 'purpose.groups': { na: 'For nobody.' } }, 'nothing'],
    ['people with names and nothing else', TWO, 'partly'],
    ['all they may do, and no bounds', { ...TWO, ...ROLES }, 'partly'],
    ['all bounds, and one group without a role', { ...TWO, ...BOUNDS, 'purpose.groups.clerk.role': 'own' }, 'partly'],
    ['all of it', { ...TWO, ...ROLES, ...BOUNDS }, 'known'],
  ])('%s', (_says, said, completeness) => {
    expect(completenessOf('purpose', productOf(said))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    const all = { ...TWO, ...ROLES, ...BOUNDS };
    expect(isFirm('purpose', productOf(all))).toBe(true);
    expect(isFirm('purpose', productOf({ ...all, 'purpose.quitting': { assumed: 'It is slow.' } }))).toBe(false);
  });

  test('everybody sits where they were put', () => {
    const said = {
      ...groups('Clerk', 'Rival', 'Auditor', 'constructor', 'Temp'),
      ...ROLES,
      'purpose.groups.auditor.role': 'receives-only',
      'purpose.groups.temp.role': 'Clerk',
    };
    expect(groupViews(productOf(said)).map(({ group, access, role }) => [group.label, access, role?.label])).toEqual([
      ['Clerk', 'inside', 'Clerk'],
      ['Rival', 'outside', undefined],
      ['Auditor', 'receives', undefined],
      ['constructor', 'unsaid', undefined],
      ['Temp', 'inside', 'Clerk'],
    ]);
  });
});

describe('screens', () => {
  const TWO = screens('Loans | list | Loan | /loans', 'Rules | static |  | /rules');
  const WAYS = { ...links('Loans | Rules | the menu'), ...landings('Desk | Loans | lend') };

  test.each<[string, Answers, string]>([
    ['nobody has named a screen', {}, 'nothing'],
    ['it was decided that there are none', { 'screens.inventory': { na: 'By mail only.' } }, 'nothing'],
    ['screens, and nobody has said where they lead', TWO, 'partly'],
    ['a screen of no kind', { ...screens('Loans | list', 'Rules'), ...WAYS }, 'partly'],
    ['a kind each, where people begin and where they can go', { ...TWO, ...WAYS }, 'known'],
  ])('%s', (_says, answers, completeness) => {
    expect(completenessOf('screens', openProduct(workspaceOf(answers)))).toBe(completeness);
  });

  test('screens that were only assumed are not firm', () => {
    const rows = Object.values(TWO)[0] as string;
    const firm = (said: Said) => isFirm('screens', openProduct(workspaceOf({ 'screens.inventory': said })));
    expect([firm(rows), firm({ assumed: rows })]).toEqual([true, false]);
  });
});

describe('entities', () => {
  const LOAN = records('Loan | L-1');
  const CASES: readonly (readonly [says: string, said: Answers, completeness: string])[] = [
    ['nobody has named anything', {}, 'nothing'],
    ['it was decided that there are no records', { 'entities.records': { na: 'None.' } }, 'nothing'],
    ['a thing without a line', LOAN, 'partly'],
    ['a line without a type', { ...LOAN, ...fields('loan', 'Due | date', 'Fee | ') }, 'partly'],
    ['one thing whole, another bare', { ...records('Loan', 'Tool'), ...fields('loan', 'Due | date') }, 'partly'],
    ['every line with its type', { ...LOAN, ...fields('loan', 'Due | date', 'Fee | money') }, 'known'],
    ['a thing of which nothing is written', { ...LOAN, 'entities.loan.fields': { na: 'Blank.' } }, 'known'],
    ['lines that were only assumed', { ...LOAN, 'entities.loan.fields': { assumed: DUE } }, 'known'],
  ];

  test.each(CASES)('%s', (_says, said, completeness) => {
    expect(completenessOf('entities', openProduct(workspaceOf(said)))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    const firm = (said: Answers) => isFirm('entities', openProduct(workspaceOf(said)));
    expect(firm({ ...LOAN, 'entities.loan.fields': DUE })).toBe(true);
    expect(firm({ ...LOAN, 'entities.loan.fields': { assumed: DUE } })).toBe(false);
  });
});

describe('validation', () => {
  const LOAN: Answers = { ...records('Loan | L-1'), ...fields('loan', 'Due | date') };
  const rules = (row: string) =>
    `| Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong |\n|${' --- |'.repeat(7)}\n| ${row} |`;
  const WHOLE = rules('Not late | Due | between | not in the past | is still fine | stop | Too late');
  const productOf = (said: Answers) => openProduct(workspaceOf(said));

  test.each<[says: string, said: Answers, completeness: string]>([
    ['nobody has named anything', {}, 'nothing'],
    ['a thing without lines', records('Loan | L-1'), 'nothing'],
    ['lines without a rule', LOAN, 'partly'],
    ['a rule with all that belongs to it', { ...LOAN, 'validation.loan.rules': WHOLE }, 'known'],
    [
      'a rule without what is done about it',
      { ...LOAN, 'validation.loan.rules': rules('Not late | Due | between | not in the past | | | Too late') },
      'partly',
    ],
    ['it was decided that there are no rules', { ...LOAN, 'validation.loan.rules': { na: 'Anything goes.' } }, 'known'],
    ['somebody will say later', { ...LOAN, 'validation.loan.rules': { deferred: 'Lee' } }, 'partly'],
    [
      'one thing ruled, another not',
      {
        ...records('Loan', 'Tool'),
        ...fields('loan', 'Due | date'),
        ...fields('tool', 'Name | text'),
        'validation.loan.rules': WHOLE,
      },
      'partly',
    ],
  ])('%s', (_says, said, completeness) => {
    expect(completenessOf('validation', productOf(said))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    expect(isFirm('validation', productOf({ ...LOAN, 'validation.loan.rules': WHOLE }))).toBe(true);
    expect(isFirm('validation', productOf({ ...LOAN, 'validation.loan.rules': { assumed: WHOLE } }))).toBe(false);
  });
});

describe('roles', () => {
  const TWO = { ...records('Loan | L-1'), ...roles('Clerk', 'Member') };
  function matrixOf(...rows: string[]): string {
    return ['| Role \\ What they may do | list |', '| --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n');
  }

  test.each<[says: string, said: Answers, completeness: string]>([
    ['nobody has named a role', records('Loan | L-1'), 'nothing'],
    ['nobody has named a thing', roles('Clerk'), 'nothing'],
    ['two roles and a thing', TWO, 'partly'],
    [
      'what a blank means is said, and nothing else',
      {
        ...TWO,
        'roles.loan.permissions': matrixOf('Clerk | yes'),
        'roles.loan.permissions.blank': 'forbidden',
      },
      'known',
    ],
    ['one cell of many', { ...TWO, 'roles.loan.permissions': matrixOf('Clerk | yes') }, 'partly'],
  ])('%s', (_says, said, completeness) => {
    expect(completenessOf('roles', openProduct(workspaceOf(said)))).toBe(completeness);
  });

  test('one thing of two is enough for neither', () => {
    const product = libraryWith({ 'roles.loan.permissions.blank': 'forbidden' });
    expect([
      completenessOfPermissions(product, 'loan'),
      completenessOfPermissions(product, 'member'),
      completenessOf('roles', product),
    ]).toEqual(['known', 'nothing', 'partly']);
  });

  test('what was only assumed is not firm', () => {
    const matrix = matrixOf('Clerk | yes');
    expect(isFirm('roles', openProduct(workspaceOf({ ...TWO, 'roles.loan.permissions': matrix })))).toBe(true);
    expect(isFirm('roles', openProduct(workspaceOf({ ...TWO, 'roles.loan.permissions': { assumed: matrix } })))).toBe(
      false,
    );
  });
});

describe('calls', () => {
  const LOAN = { ...records('Loan | L-1'), ...fields('loan', 'Due | date', 'Fee | money') };
  const SYSTEMS = {
    'calls.systems': tableText(
      'System | We | Who runs it | Where it is described | Has a test copy',
      'Bank | read and write | the bank | on paper | yes',
    ),
  };
  const exchange = (sent: string, back: string) => ({
    'calls.exchanges': tableText(
      'What for | System | When | We send | We get back | May be up to this old',
      `Hold | Bank | on lend | ${sent} | ${back} | now`,
    ),
  });
  const POLICY = { 'calls.waiting': '9 seconds', 'calls.failure': 'queue', 'calls.repeat': 'harmless' };
  const WHOLE = { ...LOAN, ...SYSTEMS, ...exchange('Fee', 'Due'), ...POLICY };

  const CASES: readonly (readonly [says: string, said: Answers, completeness: string])[] = [
    ['nobody has named anything', {}, 'nothing'],
    ['how long people wait, and nothing else', { 'calls.waiting': '9 seconds' }, 'nothing'],
    ['a system without a message', SYSTEMS, 'partly'],
    ['a message to nobody', exchange('Fee', 'Due'), 'partly'],
    ['nobody has said what happens when it fails', { ...WHOLE, 'calls.failure': { deferred: 'Kim' } }, 'partly'],
    ['a line of theirs that nobody placed', { ...WHOLE, ...exchange('Fee', 'Due, Receipt') }, 'partly'],
    ['a line of ours that is none', { ...WHOLE, ...exchange('Fee, Colour', 'Due') }, 'partly'],
    ['every line and every policy', WHOLE, 'known'],
    [
      'a line of theirs that is left alone',
      {
        ...WHOLE,
        ...exchange('Fee', 'Due, Receipt'),
        'calls.exchanges.hold.mapping': tableText('Theirs | Ours | If it is missing', 'Receipt | left alone | '),
      },
      'known',
    ],
    ['it was decided that it talks to nobody', { 'calls.systems': { na: 'Paper only.' } }, 'known'],
  ];

  test.each(CASES)('%s', (_says, said, completeness) => {
    expect(completenessOf('calls', openProduct(workspaceOf(said)))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    const firm = (said: Answers) => isFirm('calls', openProduct(workspaceOf(said)));
    expect(firm(WHOLE)).toBe(true);
    expect(firm({ ...WHOLE, 'calls.repeat': { assumed: 'harmless' } })).toBe(false);
  });
});

describe('errors', () => {
  const messages = (row: string) => ({
    'errors.messages': tableText('What goes wrong | When | They read | They can | How bad', row),
  });
  const TEXT = messages('Bank away | it is silent | Try later. | wait | stop');
  const CLASS = { 'errors.classes': tableText('What goes wrong | It is', 'Bank away | trouble outside') };
  const RAISED = { 'errors.messages.bank-away.raised-by': '- not allowed' };
  const ALERTS = {
    'errors.alerts': tableText('What goes wrong | Who is told | How soon | How', 'Fire | Kim | now | bell'),
  };
  const WHOLE = { ...TEXT, ...CLASS, ...RAISED, ...ALERTS };

  const CASES: readonly (readonly [says: string, said: Answers, completeness: string])[] = [
    ['nobody has written a text', {}, 'nothing'],
    ['what goes wrong today, and no text', { 'errors.mistakes': '- Lost keys' }, 'nothing'],
    ['a text alone', TEXT, 'partly'],
    ['no text for what has a class', { ...WHOLE, ...messages('Bank away | it is silent | | wait | stop') }, 'partly'],
    ['nobody has said what sets it off', { ...TEXT, ...CLASS, ...ALERTS }, 'partly'],
    ['nobody has said who hears of failures', { ...TEXT, ...CLASS, ...RAISED }, 'partly'],
    ['all of it; nobody hears of this one', WHOLE, 'known'],
    ['it was decided that nobody hears of any', { ...WHOLE, 'errors.alerts': { na: 'We all sit here.' } }, 'known'],
    ['it was decided that nothing goes wrong', { 'errors.messages': { na: 'Nothing ever does.' } }, 'partly'],
  ];

  test.each(CASES)('%s', (_says, said, completeness) => {
    expect(completenessOf('errors', openProduct(workspaceOf(said)))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    const firm = (said: Answers) => isFirm('errors', openProduct(workspaceOf(said)));
    expect(firm(WHOLE)).toBe(true);
    expect(firm({ ...WHOLE, 'errors.classes': { assumed: CLASS['errors.classes'] } })).toBe(false);
  });
});

describe('constants', () => {
  const numbers = (...rows: readonly string[]) => ({
    'constants.values': tableText('Number | Value | Unit | For whom', ...rows),
  });
  const VAT = numbers('VAT | 19 | % | all');
  const OWNER = { 'constants.values.vat.owner': 'Pat' };
  const from = (...rows: readonly string[]) => ({
    'constants.provenance': tableText('Number | Comes from | Where it is written', ...rows),
  });
  const WHOLE = { ...VAT, ...OWNER, ...from('VAT | law | UStG') };
  const TIMER = { 'constants.timers': tableText('What | How long | Then', 'Reminder | 3 days | mail') };

  const CASES: readonly (readonly [says: string, said: Answers, completeness: string])[] = [
    ['nobody has named a number', {}, 'nothing'],
    ['how long without it, and no number', { 'constants.outage': '3 days' }, 'nothing'],
    ['a number alone', VAT, 'partly'],
    ['nobody owns it', { ...VAT, ...from('VAT | law | UStG') }, 'partly'],
    ['nobody knows where it comes from', { ...VAT, ...OWNER }, 'partly'],
    ['it has no unit', { ...WHOLE, ...numbers('VAT | 19 | | all') }, 'partly'],
    ['unit, owner and source', WHOLE, 'known'],
    ['a time has no owner to be asked for', { ...TIMER, ...from('Reminder | habit | nowhere') }, 'known'],
    ['it was decided that there are none', { 'constants.values': { na: 'None.' } }, 'partly'],
  ];

  test.each(CASES)('%s', (_says, said, completeness) => {
    expect(completenessOf('constants', openProduct(workspaceOf(said)))).toBe(completeness);
  });

  test('what was only assumed is not firm', () => {
    const firm = (said: Answers) => isFirm('constants', openProduct(workspaceOf(said)));
    expect(firm(WHOLE)).toBe(true);
    expect(firm({ ...WHOLE, 'constants.values.vat.owner': { assumed: 'Pat' } })).toBe(false);
  });

  test('a knob stays wild until a number is called like it', () => {
    const wild = (said: Answers) =>
      unsetKnobs(openProduct(workspaceOf(said)).model.constants.constants).map(({ id }) => id);
    expect(wild({})).toHaveLength(6);
    expect(wild(numbers('VAT | 19 | % | all', 'Lines a page | 20 | lines | all'))).toEqual([
      'upload',
      'undo',
      'signature',
      'session',
    ]);
  });
});
