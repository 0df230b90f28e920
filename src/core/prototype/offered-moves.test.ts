import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { buttonsFor } from './buttons.ts';
import { bulkActionsFor, movesOffered } from './offered-moves.ts';
import { screensOf } from './screens-of.ts';

/** The offered moves as "label may look", for one role and one record. */
function ways(role: string | null, row: ReturnType<typeof loan>, product = libraryWith()) {
  return movesOffered(actingAs(role, [row], product), row).map(
    ({ label, verdict }) => `${label} ${verdict.may} ${verdict.look}`,
  );
}

test.each([
  ['clerk', loan('1', { deposit: 20 }, 'reserved'), ['hand out yes decided']],
  ['clerk', loan('1', { deposit: 5 }, 'reserved'), ['hand out no decided']],
  ['clerk', loan('1', {}, 'reserved'), ['hand out no decided']],
  ['member', loan('1', { deposit: 20 }, 'reserved'), ['hand out no decided']],
  [null, loan('1', { deposit: 20 }, 'reserved'), ['hand out yes decided']],
  [null, loan('1', { deposit: 5 }, 'reserved'), ['hand out no decided']],
  [null, loan('1', {}, 'out'), ['falls due no decided', 'take back yes guess']],
  ['member', loan('1', {}, 'out'), ['falls due no decided', 'take back yes guess']],
  ['clerk', loan('1', {}, 'overdue'), ['give up unsaid hole']],
  ['clerk', loan('1', {}, 'back'), []],
])('as %s', (role, row, expected) => {
  expect(ways(role, row)).toEqual(expected);
});

test('four eyes: who handed out may not take back the same one, another role may', () => {
  const product = libraryWith({
    'roles.separation': tableText('Who does this | May not do this | On the same', 'hand out | take back | loan'),
  });
  const row = loan('1', { deposit: 20 }, 'out');
  const handed = { cycle: 'loan', from: 'reserved', to: 'out', at: '2026-01-05T09:00:00Z', by: 'Clerk' };
  const out = { ...row, history: [...row.history, handed] };
  expect(ways('clerk', out, product)).toContain('take back no decided');
  expect(ways('member', out, product)).toContain('take back yes guess');
  const tried = { ...row, history: [...row.history, { ...handed, by: '' }] };
  expect(ways(null, tried, product)).toContain('take back yes guess');
});

test('what somebody has done they have done by whichever move of that name', () => {
  const product = libraryWith({
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what',
      'Out | Lost | take back | a person | Clerk',
      'Out | Overdue | take back | a person | Clerk',
      'Overdue | Back | waive | a person | Clerk',
    ),
    'roles.separation': tableText('Who does this | May not do this | On the same', 'take back | waive | loan'),
  });
  const row = loan('1', {}, 'overdue');
  const taken = { cycle: 'loan', from: 'out', to: 'overdue', at: '2026-01-05T09:00:00Z', by: 'Clerk' };
  const after = (event?: string) => ({
    ...row,
    history: [...row.history, { ...taken, ...(event && { event }) }],
  });
  expect(ways('clerk', after('take back'), product)).toContain('waive no decided');
  expect(ways('clerk', after(), product)).toContain('waive no decided');
  expect(ways('clerk', after('fall due'), product)).toContain('waive yes decided');
});

test.each([
  ['9 days', 'yes'],
  ['8 days', 'no'],
])('what came to where it is nine days ago can be taken back within %s: %s', (time, may) => {
  const product = libraryWith({
    'states.loan.reversal': tableText(
      'From | To | Which way back | By whom | Only if',
      'Back | Out | reopen | Clerk | ',
    ),
    'states.loan.reversal-time': time,
  });
  expect(ways('clerk', loan('1', {}, 'back'), product)).toEqual([`reopen ${may} decided`]);
});

test('a way back that was decided is a button, and asks for its reason', () => {
  const product = libraryWith({
    'states.loan.reversal': tableText(
      'From | To | Which way back | By whom | Only if',
      'Back | Out | reopen | Clerk | ',
    ),
    'states.loan.reversal.back-to-out.reason': 'yes',
  });
  const row = loan('1', {}, 'back');
  const [move] = movesOffered(actingAs('clerk', [row], product), row);
  expect([move?.label, move?.back, move?.needsReason, move?.verdict.may]).toEqual(['reopen', true, true, 'yes']);
});

test('a move asks for what must be filled in where it leads, unless it stands there or the move fills it in', () => {
  const asks = (title: string | undefined, effects = '') => {
    const product = libraryWith({
      'validation.loan.required': tableText('Field \\ When it is | Out', 'Due | must be filled in'),
      'states.loan.effects': tableText(
        'Move | What else happens | For whom',
        `hand out | ${effects || 'a bell rings'} | Clerk`,
      ),
    });
    const row = loan('1', { deposit: 20, due: title }, 'reserved');
    const [button] = buttonsFor(actingAs('clerk', [row], product), row);
    return button?.types.map(({ label }) => label);
  };
  expect(asks(undefined)).toEqual(['Due']);
  expect(asks('2026-02-01')).toEqual([]);
  expect(asks(undefined, 'Due becomes today')).toEqual([]);
});

const product = libraryWith({
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
  'screens.loans.bulk': '- Hand out\n- Take back all\n- Send a notice\n- Delete\n- Print labels',
});

test.each([
  ['clerk', ['Hand out', 'Take back all', 'Send a notice', 'Print labels']],
  ['member', ['Take back all', 'Print labels']],
  [null, ['Hand out', 'Take back all', 'Send a notice', 'Print labels']],
])('%s sees of what is done to many at once only what they may do', (role, seen) => {
  const [screen] = screensOf(product);
  expect(screen && [...bulkActionsFor(actingAs(role, [], product), screen)].sort()).toEqual([...seen].sort());
});
