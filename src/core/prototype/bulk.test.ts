import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith } from '#testing/core/prototype/library.ts';
import { bulkActionsFor } from './buttons.ts';
import { screensOf } from './screens-of.ts';

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
