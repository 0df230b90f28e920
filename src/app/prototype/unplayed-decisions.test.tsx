import { expect, test } from 'vitest';
import { drawn, played } from '#testing/app/rendered.tsx';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { UnplayedDecisions } from './unplayed-decisions.tsx';

test('what is not played is one closed line that counts it, and below it by part and by reason, closed as well', () => {
  const { workspace } = libraryWith({
    'entities.loan.retention': 'archive',
    'entities.loan.retention-time': '6 years',
    'roles.several': 'together',
  });
  const html = drawn(played(workspace), '/prototype', <UnplayedDecisions />);
  expect(html).not.toMatch(/<details[^>]* open|<h[1-6]/);
  const summaries = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(([, words = '']) =>
    words.replace(/<[^>]*>/g, ''),
  );
  expect(summaries).toEqual([
    '4 decisions are not played here',
    'About this screen · 3',
    'The words are not exact enough to play. · 1',
    'No record is archived or deleted after a time here. · 2',
    'roles · 1',
    'You view it as one role at a time here. · 1',
  ]);
  expect(html).toContain('Loan, when it ends</a>: <bdi>6 years</bdi>');
});
