import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PointView, QuestionStatus } from '#core/index.ts';
import { StageBadge } from './stage.tsx';

function words(...statuses: readonly QuestionStatus[]): string {
  const view = { questions: statuses.map((status) => ({ status })) } as unknown as PointView;
  return renderToStaticMarkup(<StageBadge view={view} completeness="known" firm />)
    .replace(/<span class="tag (\w+)">|<\/span>/g, '$1 ')
    .trim();
}

test('only a screen on which nothing is open is green; any other says how many questions are open', () => {
  expect(words('decided', 'not-applicable', 'parked')).toBe('decided As decided');
  expect(words('decided', 'open', 'contested')).toBe('partly Decided, 2 open');
  expect(words('decided', 'open', 'deferred')).toBe('partly Decided, 1 open');
  expect(words('decided', 'deferred')).toBe('partly Decided, 1 answer to come later');
});
