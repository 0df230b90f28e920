import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openProduct } from '#core/product.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { ANN, BOB, story } from '#testing/core/story.ts';
import { SourcedValue } from '../placeholders/sourced/sourced-value.tsx';
import { Spot } from './spot.tsx';

test('what does not apply is shown with its reason', () => {
  const workspace = workspaceOf({ 'purpose.measure': { na: 'We only want to lend.' } });
  const html = markupOf(
    workspace,
    <>
      <Spot q="purpose.measure" />
      <SourcedValue says="How it is counted" held={openProduct(workspace).model.purpose.measures} />
    </>,
    { questions: workspace.questions },
  );
  expect(html).toContain('does not apply: We only want to lend.');
  expect(html).toContain('Does not apply: We only want to lend.');
});

const Q = 'purpose.problem';
const begun = story();
const said = begun.said(ANN, Q, 'Letters get lost.');
const again = { outcome: 'decided', value: 'Letters get lost.' } as const;

test.each([
  ['nobody has said anything', begun, 'hole', 'nobody has said'],
  ['somebody has said something', said, 'said', 'Letters get lost. Ann · Finance, not decided yet'],
  [
    'two say different things',
    said.said(BOB, Q, 'They come late.'),
    'contested',
    'Letters get lost. Ann · Finance, not decided yet They come late. Bob · Operations, not decided yet',
  ],
  ['it is decided', said.decided(Q, again), 'decided', 'Letters get lost. Decided by Kim'],
  [
    'it is only assumed',
    said.decided(Q, { ...again, outcome: 'assumed', revisit: '2027-01-01' }),
    'assumed',
    'Letters get lost. Assumed by Kim',
  ],
  [
    'it is put off',
    said.decided(Q, { outcome: 'deferred', owner: 'Lee', until: '2027-01-01' }),
    'hole',
    'Lee answers by 2027-01-01',
  ],
  [
    'who said so has changed their mind',
    said.decided(Q, again).said(ANN, Q, 'They come late.', said.last),
    'stale',
    'Letters get lost. Decided, now stale, by Kim',
  ],
] as const)('where %s', (_, { snapshot }, look, words) => {
  const html = markupOf(openWorkspace(snapshot), <Spot q={Q} guess={null} />);
  expect(html).toContain(`data-look="${look}"`);
  expect(wordsOf(html)).toBe(words);
});
