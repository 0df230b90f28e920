import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PointStatus, PointView, QuestionStatus } from '#core/index.ts';
import { PointTag, pointLook } from './status-tag.tsx';

function pointOf(status: PointStatus, ...asked: readonly QuestionStatus[]): PointView {
  return {
    status,
    point: { id: '7 a' },
    questions: asked.map((one) => ({ status: one })),
  } as unknown as PointView;
}

function words(view: PointView, linked = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PointTag view={view} linked={linked} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '');
}

test('all is said only where nothing was put off, and what was put off keeps it from being solid', () => {
  const all = pointOf('answered', 'decided', 'not-applicable');
  const but = pointOf('answered', 'decided', 'deferred');
  expect([words(all), pointLook(all)]).toEqual(['All said', 'decided']);
  expect([words(but), pointLook(but)]).toEqual(['All said but one that was put off', 'said']);
  expect(words(pointOf('answered', 'deferred', 'deferred'))).toBe('All said but 2 that were put off');
  expect(words(pointOf('partial', 'open', 'deferred'))).toBe('Partly said');
});

test('what was put off leads to its questions, except within another link', () => {
  const tag = (linked: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PointTag view={pointOf('answered', 'deferred')} linked={linked} />
      </MemoryRouter>,
    );
  expect(tag(true)).toContain('href="/questions?status=deferred&amp;point=7%20a"');
  expect(tag(false)).not.toContain('href');
});
