import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { howMuch } from '#testing/how-much.ts';
import type { Action } from '../../slots/roles/actions.ts';
import { type Permission, permissionIndex } from './permissions.ts';

const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Invoice | Invoices', 'Person | People', 'Terms & conditions |'),
  'entities.invoice.fields': tableText('Field', 'Owner', 'Amount'),
  'states.invoice.list': tableText('Answer', 'N', 'S', 'P'),
  'states.invoice.transitions': tableText(
    'From | To | What happens',
    'N | S | send out',
    'S | P | approve',
    'P | N | register',
  ),
  'roles.grants': tableText('Role', 'Clerk', 'Manager'),
};

/** An id without the checksum at its end. */
const withoutTail = (id: string) => id.replace(/-[0-9a-f]{8}$/, '');

/** "role entity action transitions", "*" for all, words in quotes for what does not exist. */
const shown = ({ role, entity, action, transitionIds }: Permission) =>
  [
    role.id,
    entity === null ? '*' : ((entity.id && withoutTail(entity.id)) ?? `“${entity.label}”`),
    action ?? '?',
    ...transitionIds.map(withoutTail),
  ].join(' ');

const inGeneral = (...columns: readonly string[]) =>
  modelOf({
    ...BASE,
    'roles.permissions': tableText(['Role \\ What they may do', ...columns], ['Clerk', ...columns.map(() => 'yes')]),
  }).roles.permissions;

describe('the head of a column', () => {
  const heads: readonly (readonly [words: string, ...cells: readonly string[]])[] = [
    ['create invoice', 'invoice create'],
    ['delete all invoices', 'invoice delete'],
    ['Delete ALL Invoices', 'invoice delete'],
    ['look at people', 'person view'],
    ['open each thing', '* view'],
    ['list everything', '* list'],
    ['change', '* edit'],
    ['see invoices', 'invoice list', 'invoice view'],
    ['create and change an invoice', 'invoice create', 'invoice edit'],
    ['list, open / take out their invoices', 'invoice list', 'invoice view', 'invoice export'],
    ['Invoices: correct', 'invoice edit'],
    ['invoice – remove', 'invoice delete'],
    ['approve invoices', 'invoice approve s-to-p-approve'],
    ['register invoice', 'invoice create p-to-n-register'],
    ['send out the invoice', 'invoice ? n-to-s-send-out'],
    ['send out', '* ?'],
    ['edit Terms & conditions', 'terms-conditions edit'],
    ['delete unicorns', '“unicorns” delete'],
    ['dance', '* ?'],
    ['everything', '* list', '* view', '* create', '* edit', '* delete', '* approve', '* export'],
    ['作成', '* ?'],
  ];
  test.each(heads)('“%s”: %s', (words, ...cells) => {
    const read = inGeneral(words).map(shown);
    expect(read).toEqual(cells.map((cell) => `clerk ${cell}`));
  });

  const own: readonly (readonly [words: string, ...cells: readonly string[]])[] = [
    ['see', 'invoice list', 'invoice view'],
    ['create', 'invoice create'],
    ['delete it', 'invoice delete'],
    ['change invoices', 'invoice edit'],
    ['send out', 'invoice ? n-to-s-send-out'],
    ['approve', 'invoice approve s-to-p-approve'],
    ['dance', 'invoice ?'],
  ];
  test.each(own)('of the permissions of invoices, “%s”: %s', (words, ...cells) => {
    const { roles } = modelOf({
      ...BASE,
      'roles.invoice.permissions': tableText(['Role \\ What they may do', words], ['Clerk', 'yes']),
    });
    expect(roles.permissions.map(shown)).toEqual(cells.map((cell) => `clerk ${cell}`));
  });
});

describe('a cell', () => {
  const cell = (word: string, more: Readonly<Record<string, Said>> = {}) =>
    modelOf({
      ...BASE,
      'roles.permissions': tableText(['Role \\ What they may do', 'see invoices'], ['Clerk', word]),
      ...more,
    }).roles.permissions[0];
  const source = { question: 'roles.permissions', decision: 1 };

  test.each(['yes', 'no', 'own', 'team', 'if'])('“%s” says so, with its source', (word) => {
    expect(cell(word)).toMatchObject({ may: { is: 'known', value: word, source }, words: 'see invoices' });
  });

  test('that is empty is open', () => {
    expect(cell('')?.may).toEqual({ is: 'unknown', question: 'roles.permissions' });
    const { roles } = modelOf({
      ...BASE,
      'roles.invoice.permissions': tableText(['Role \\ What they may do', 'see', 'edit'], ['Clerk', 'yes', '']),
    });
    expect(roles.permissions.at(-1)?.may).toEqual({ is: 'unknown', question: 'roles.invoice.permissions' });
  });

  test('with “if” says under which condition, in the cell or behind it', () => {
    expect(cell('if under 500 EUR')).toMatchObject({
      may: { value: 'if' },
      condition: { is: 'known', value: { text: 'under 500 EUR' }, source },
    });
    const question = 'roles.permissions.clerk.conditions';
    const table = (action: string) => ({
      [question]: tableText('What they may do | Only if', `${action} | Amount < 5`),
    });
    for (const action of ['See  Invoices', 'see invoice', 'open the invoice'])
      expect(cell('if', table(action))?.condition, action).toMatchObject({
        value: { text: 'Amount < 5' },
        source: { question },
      });
    expect(cell('if', table('delete invoices'))?.condition).toEqual({ is: 'unknown', question });
    expect(cell('if')?.condition).toEqual({ is: 'unknown', question });
    expect(cell('if', { [question]: { na: 'never' } })?.condition).toMatchObject({
      is: 'not-applicable',
      reason: 'never',
    });
  });

  test('with “own” says by what: as said of the row, else as the scopes say', () => {
    const question = 'roles.permissions.clerk.theirs';
    expect(cell('own')?.theirs).toEqual({ is: 'unknown', question });
    const scope = { 'roles.scope': tableText('Role | Thing | Theirs because of', 'Clerk | Invoice | owner') };
    expect(cell('own', scope)?.theirs).toMatchObject({ value: 'Owner', source: { question: 'roles.scope' } });
    expect(cell('own', { ...scope, [question]: 'Amount' })?.theirs).toMatchObject({
      value: 'Amount',
      source: { question },
    });
  });
});

describe('what was said of one thing', () => {
  const both = {
    ...BASE,
    'roles.permissions': tableText(
      'Role \\ What they may do | create invoice | delete invoice | create person | export everything',
      'Clerk | yes | yes | yes | yes',
    ),
    'roles.permissions.blank': 'allowed',
    'roles.invoice.permissions': tableText('Role \\ What they may do | create | delete', 'Clerk | no | '),
    'roles.invoice.permissions.blank': 'forbidden',
  };

  test('counts before what was said of several, cell by cell', () => {
    const { permissions } = modelOf(both).roles;
    const told = permissions.map((one) => `${shown(one)} ${one.may.is === 'known' ? one.may.value : '?'}`);
    expect(told).toEqual([
      'clerk invoice create no',
      'clerk invoice delete ?',
      'clerk invoice delete yes',
      'clerk person create yes',
      'clerk * export yes',
    ]);
  });

  test('may have its own word for empty cells', () => {
    const { blank, blanks } = modelOf(both).roles;
    expect(blank).toMatchObject({ value: 'allowed' });
    expect(blanks).toMatchObject([{ entity: 'invoice', blank: { value: 'forbidden' } }]);
  });

  const looks: readonly [role: string, entity: string, action: Action, may: string | undefined][] = [
    ['clerk', 'invoice', 'create', 'no'],
    ['clerk', 'invoice', 'delete', 'yes'],
    ['clerk', 'person', 'create', 'yes'],
    ['clerk', 'person', 'export', 'yes'],
    ['clerk', 'invoice', 'export', 'yes'],
    ['clerk', 'person', 'delete', undefined],
    ['manager', 'invoice', 'create', undefined],
    ['constructor', '__proto__', 'create', undefined],
  ];
  test.each(looks)('%s, %s, %s: %s', (role, entity, action, may) => {
    const found = permissionIndex(modelOf(both).roles)(role, entity, action)?.may;
    expect(found?.is === 'known' ? found.value : undefined).toBe(may);
  });

  test('by words that nothing is called is about nothing, not about everything', () => {
    const { roles } = modelOf({
      ...BASE,
      'roles.permissions': tableText('Role \\ What they may do | delete unicorns', 'Clerk | yes'),
    });
    expect(permissionIndex(roles)('clerk', 'invoice', 'delete')).toBeUndefined();
  });
});

test('any matrix is folded, each cell at least once', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /[^\s|\\]/u.test(text));
  const names = fc.uniqueArray(word, {
    minLength: 1,
    maxLength: 4,
    selector: (text) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase(),
  });
  fc.assert(
    fc.property(names, names, fc.constantFrom('yes', 'no', 'own', 'if it rains', ''), (rows, columns, cell) => {
      const { permissions } = modelOf({
        ...BASE,
        'roles.permissions': tableText(
          ['Role \\ What they may do', ...columns],
          ...rows.map((row) => [row, ...columns.map(() => cell)]),
        ),
      }).roles;
      expect(permissions.length).toBeGreaterThanOrEqual(rows.length * columns.length);
    }),
    { numRuns: howMuch(50, 100) },
  );
});
