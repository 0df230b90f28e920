import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { LIBRARY, mayOnLoans } from '#testing/core/rules/library.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const FORBIDDEN: Answers = { 'roles.permissions.blank': 'forbidden' };

test.each([26, 27, 28, 29, 30])('rule %i is silent where nothing is said', (rule) => {
  expect(verdictOn(rule)).toEqual([]);
});

describe('26, every cell is said or a blank forbids', () => {
  const some = mayOnLoans('list | open | create | change | delete', 'Clerk | yes | yes | yes | yes | no');
  const all = mayOnLoans(
    'list | open | create | change | delete',
    'Clerk | yes | yes | yes | yes | no',
    'Reviewer | yes | yes | no | yes | no',
  );
  const one: Answers = { 'entities.records': tableText('Thing | Example', 'Loan | L-17') };

  test.each([
    ['no cell at all', {}, [expect.stringMatching(/^not yet/)]],
    [
      'one role of two',
      some,
      [
        'Nobody has said whether “Reviewer” may list, view, create, edit or delete “Loan”; fill in the cells, or decide that a blank cell forbids it.',
      ],
    ],
    ['both roles', all, []],
    ['one role, and a blank forbids', { ...some, ...FORBIDDEN }, []],
    ['one role, and a blank forbids on this thing', { ...some, 'roles.loan.permissions.blank': 'forbidden' }, []],
    [
      'one role, and a blank forbids, but on this thing it allows',
      { ...some, ...FORBIDDEN, 'roles.loan.permissions.blank': 'allowed' },
      [expect.stringContaining('and a blank cell allows it')],
    ],
    [
      'one role, and a blank allows',
      { ...some, 'roles.permissions.blank': 'allowed' },
      [expect.stringContaining('and a blank cell allows it')],
    ],
  ] as const)('%s', (_, said, expected) => {
    expect(verdictOn(26, LIBRARY, one, said)).toEqual(expected);
  });

  test('leads to the matrix of the thing and to what a blank means', () => {
    expect(mendsOf(26, LIBRARY, one, some)).toEqual(['roles.loan.permissions', 'roles.permissions.blank']);
  });
});

describe('27, names exist and every action is somebody’s', () => {
  test.each([
    ['known names', mayOnLoans('change | decide', 'Clerk | yes | no', 'Reviewer | no | yes'), []],
    [
      'a role nobody named',
      mayOnLoans('change', 'Clerk | yes', 'Wizard | yes'),
      [expect.stringContaining('the role “Wizard”')],
    ],
    [
      'no action and no move',
      mayOnLoans('juggle', 'Clerk | yes', 'Reviewer | yes'),
      [expect.stringContaining('The permissions name “juggle”, which is neither a move of “Loan” nor an action')],
    ],
    [
      'a move nobody may make',
      mayOnLoans('decide', 'Clerk | no', 'Reviewer | no'),
      [expect.stringContaining('No role may decide “Loan”')],
    ],
    [
      'opening is for nobody',
      mayOnLoans('open', 'Clerk | no', 'Reviewer | no'),
      [expect.stringContaining('No role may open “Loan”')],
    ],
    ['deleting is never', mayOnLoans('delete', 'Clerk | no', 'Reviewer | no'), []],
    ['creating is never', mayOnLoans('create', 'Clerk | no', 'Reviewer | no'), []],
    ['a blank is unknown', mayOnLoans('open', 'Clerk | no', 'Reviewer | '), []],
  ] as const)('%s', (_, said, expected) => {
    expect(verdictOn(27, LIBRARY, said)).toEqual(expected);
  });

  test('creating is never, but a form offers it', () => {
    const form: Answers = {
      'screens.inventory': tableText('Screen | Kind | About what', 'New loan | form | Loan'),
    };
    const never = mayOnLoans('create', 'Clerk | no', 'Reviewer | no');
    expect(verdictOn(27, LIBRARY, form, never)).toEqual([expect.stringContaining('No role may create “Loan”')]);
  });

  test('a thing nobody keeps', () => {
    const general: Answers = {
      'roles.permissions': tableText('Role \\ What they may do | delete dragons', 'Clerk | yes'),
    };
    expect(verdictOn(27, LIBRARY, general)).toEqual([expect.stringContaining('the thing “dragons”')]);
  });
});

describe('28, own and team name a line', () => {
  const own = mayOnLoans('change', 'Clerk | own', 'Reviewer | yes');
  const by = (words: string): Answers => ({ 'roles.loan.permissions.clerk.theirs': words });

  test.each([
    ['a line of the thing', { ...own, ...by('Clerk in charge') }, []],
    ['a line within words', { ...own, ...by('they stand in “clerk in charge”') }, []],
    [
      'no line of that name',
      { ...own, ...by('the colour of the cover') },
      [expect.stringContaining('as “the colour of the cover” says')],
    ],
    [
      'it does not apply',
      { ...own, 'roles.loan.permissions.clerk.theirs': { na: 'everybody knows' } },
      [expect.stringContaining('says whose it is')],
    ],
    ['nobody has said yet', own, [expect.stringMatching(/^not yet/)]],
    ['everything, not only their own', mayOnLoans('change', 'Clerk | yes'), []],
  ] as const)('%s', (_, said, expected) => {
    expect(verdictOn(28, LIBRARY, said)).toEqual(expected);
  });
});

describe('29, separated actions are known', () => {
  const pair = (one: string, other: string, same = 'loan'): Answers => ({
    'roles.separation': tableText('Who does this | May not do this | On the same', `${one} | ${other} | ${same}`),
  });
  const byClock: Answers = {
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what',
      'Open | Decided | decide | a person | Reviewer',
      'Decided | Closed | close | the clock | ',
    ),
  };

  test.each([
    ['a move and a move', pair('decide', 'close'), []],
    ['in other words', pair('Decides the loan', 'closing it'), []],
    ['an action and a move', pair('Enters a loan', 'decide'), []],
    [
      'a side nobody knows',
      pair('Eats lunch', 'decide'),
      [expect.stringContaining('but “Eats lunch” is neither a move nor an action that is known here')],
    ],
    [
      'both sides unknown',
      pair('Eats lunch', 'drink coffee', 'day'),
      [expect.stringContaining('Nobody may do both “Eats lunch” and “drink coffee”, but neither is a move')],
    ],
    ['twice the same', pair('decide', 'Decides'), [expect.stringContaining('the same action')]],
    [
      'the second by the clock',
      { ...byClock, ...pair('decide', 'close') },
      [expect.stringContaining('“close” is not done by a person')],
    ],
  ] as const)('%s', (_, said, expected) => {
    expect(verdictOn(29, LIBRARY, said)).toEqual(expected);
  });
});

describe('30, a hidden field is never required', () => {
  const creates = mayOnLoans('create', 'Clerk | yes', 'Reviewer | no');
  const seen = (field: string, clerk: string, reviewer = 'shown'): Answers => ({
    'roles.loan.visibility': tableText('Field \\ Role | Clerk | Reviewer', `${field} | ${clerk} | ${reviewer}`),
  });

  test.each([
    [
      'hidden from who creates it',
      seen('Title', 'hidden'),
      [
        '“Title” of “Loan” must be filled in when “Clerk” creates one, but “Clerk” does not see it; show it to them, or make it optional for them.',
      ],
    ],
    ['only to be read', seen('Title', 'read-only'), [expect.stringContaining('may only read it')]],
    ['shown', seen('Title', 'shown'), []],
    ['hidden from somebody who creates none', seen('Title', 'shown', 'hidden'), []],
    ['required later', seen('Verdict', 'hidden'), []],
    ['not required', seen('Clerk in charge', 'hidden'), []],
  ] as const)('%s', (_, said, expected) => {
    expect(verdictOn(30, LIBRARY, creates, said)).toEqual(expected);
  });

  test('who is exempt may leave it empty', () => {
    const cells: Answers = {
      'entities.loan.fields': tableText('Field | Type', 'Title | text'),
      'validation.loan.required': tableText('Field \\ When it is | Open', 'Title | must be filled in'),
    };
    const exempt: Answers = { 'validation.loan.required.title.exempt': '- Clerk' };
    expect(foundBy(30, LIBRARY, creates, cells, seen('Title', 'hidden'))).toHaveLength(1);
    expect(verdictOn(30, LIBRARY, creates, cells, exempt, seen('Title', 'hidden'))).toEqual([]);
  });

  test('what fills itself in is not asked of anybody', () => {
    const itself: Answers = {
      'entities.loan.fields': tableText(
        'Field | Type | Required when | Filled in by',
        'Title | text | always | the product',
      ),
    };
    expect(verdictOn(30, LIBRARY, creates, itself, seen('Title', 'hidden'))).toEqual([]);
  });
});
