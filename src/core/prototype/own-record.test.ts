import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { linkChoices } from './list-rows.ts';
import { mayDo } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';
import { startingValue } from './starting-value.ts';

const FIELDS = 'Field | Type | Unit | Required when | If left empty';
const OWN = 'Role \\ What they may do | list | open';

/**
 * Loans and their related records, with every way to say that they are a member’s own, for a role that is or is not
 * named like the entity.
 */
function productFor(role: string, first: string) {
  return libraryWith({
    'entities.records': tableText(
      'Thing | Example | Another',
      'Loan | L-1 | L-2',
      'Repair | J-1 | J-2',
      'Member | Kim | Lee',
    ),
    'entities.member.fields': tableText(FIELDS, 'Name | person | | always | ', 'E-mail | text | | always | '),
    'entities.loan.fields': tableText(FIELDS, 'Title | text | | | ', 'Borrower | link | Member | | me'),
    'entities.repair.fields': tableText(FIELDS, 'Title | text | | | ', 'Reported by | person | | | me'),
    'entities.loan.relations': tableText('From | To | Per second one, how many', 'Loan | Member | any number'),
    'roles.grants': tableText('Role | Assigned by | Who has it first', `${role} | the board | ${first}`),
    'roles.loan.permissions': tableText(OWN, `${role} | own | own`),
    'roles.repair.permissions': tableText(OWN, `${role} | own | own`),
    'roles.member.permissions': tableText(OWN, `${role} | no | own`),
    [`roles.loan.permissions.${role.toLowerCase()}.theirs`]: 'Borrower',
    [`roles.repair.permissions.${role.toLowerCase()}.theirs`]: 'Reported by',
    [`roles.member.permissions.${role.toLowerCase()}.theirs`]: 'By the E-mail with which they sign in',
  });
}

const NAMES = ['Ann', 'Kim', 'Lee'];
const MEMBERS = NAMES.map((name, at): SampleRow => {
  const links: [string, readonly string[]][] = at === 1 ? [['loan-to-member', ['l-1']]] : [];
  return {
    ...loan(`m-${name}`, { name, 'e-mail': `${name}@mail.example` }, ''),
    ...{ entity: 'member', row: at, states: new Map(), links: new Map(links) },
  };
});

test('whoever plays a role is one person, by whatever one sees it', () => {
  const who = fc.constantFrom(...NAMES);
  fc.assert(
    fc.property(
      fc.constantFrom('Member', 'Borrower'),
      fc.constantFrom(...NAMES, 'Zoe', ''),
      fc.array(who, { maxLength: 6 }),
      fc.array(who, { maxLength: 6 }),
      (role, first, borrowers, reporters) => {
        const product = productFor(role, first);
        const loans = borrowers.map((name, at) => loan(`l-${at}`, { borrower: `m-${name}` }, 'out'));
        const repairs = reporters.map((name, at) => ({
          ...loan(`r-${at}`, { 'reported-by': name }, ''),
          entity: 'repair',
        }));
        const actor = actingAs(role.toLowerCase(), [...MEMBERS, ...loans, ...repairs], product);
        const mine = (rows: readonly SampleRow[]) =>
          rows.filter((row) => mayDo(actor, row.entity, 'view', row).may === 'yes').map(({ id }) => id);
        const begins = (entity: string, line: string) => {
          const field = product.index.fields(entity).get(line);
          return field && startingValue(actor, entity, field).value;
        };
        const link = product.index.fields('loan').get('borrower');
        const person = NAMES.includes(first) ? first : 'Kim';
        expect(mine(MEMBERS)).toEqual([`m-${person}`]);
        expect(link && linkChoices(actor, link).map(({ id }) => id)).toEqual([`m-${person}`]);
        expect(begins('loan', 'borrower')).toBe(`m-${person}`);
        expect(begins('repair', 'reported-by')).toBe(person);
        expect(mine(loans)).toEqual(loans.filter((_, at) => borrowers[at] === person).map(({ id }) => id));
        expect(mine(repairs)).toEqual(repairs.filter((_, at) => reporters[at] === person).map(({ id }) => id));
      },
    ),
    { numRuns: 40 },
  );
});

test('whoever is no record of a thing is taken for none, and chooses one', () => {
  const product = libraryWith({
    'entities.member.fields': tableText(FIELDS, 'Name | text | | always | '),
    'entities.loan.fields': tableText(FIELDS, 'Borrower | link | Member | | me', 'By | person | | | me'),
  });
  const actor = actingAs('clerk', [{ ...loan('m-1', { name: 'Ann' }, ''), entity: 'member' }], product);
  const begins = product.index.fields('loan').all.map((field) => startingValue(actor, 'loan', field));
  expect(begins).toEqual([
    { value: undefined, inWords: '' },
    { value: 'Kim', inWords: '' },
  ]);
});

test('where a person is known by something else than a name, whoever acts is the first', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(FIELDS, 'Title | text | | | ', 'Mail | text | | | '),
    'roles.loan.permissions.member.theirs': 'Mail',
  });
  const rows = ['', 'ann@mail.example', 'lee@mail.example'].map((mail, at) => loan(`${at}`, { mail }, 'out'));
  const actor = actingAs('member', rows, product);
  expect(rows.map((row) => mayDo(actor, 'loan', 'view', row).may)).toEqual(['no', 'yes', 'no']);
});
