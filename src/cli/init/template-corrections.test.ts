import { expect, test } from 'vitest';
import { checksum, correctSpec, type SpecReading } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { templateCorrections } from './make-workspace.ts';

const ALONE = readSpec('# A\n\n## Goal\n\nWe lend bikes.\n\n## Rollback\n\nTurn the gate off.\n\n## Costs\n', 'a.md');

/** The same document, read with others that have those sections as well. */
function beside(...ids: readonly string[]): SpecReading {
  const points = ALONE.points.map((point) =>
    ids.includes(point.id) ? { ...point, status: 'unanswered' as const, unsaid: 'template' as const } : point,
  );
  return { ...ALONE, points };
}

test('a section that only others show to be a template is corrected, and the workspace alone reads it so', () => {
  const corrections = templateCorrections(beside('rollback'), ALONE);
  expect(corrections).toEqual([
    {
      fact: 'correction',
      id: expect.stringMatching(/^template-[0-9a-f]{8}$/),
      point: 'rollback',
      section: 'Rollback',
      status: 'unanswered',
      of: checksum('Turn the gate off.'),
      why: 'It has only lines that a template or the documents next to it have as well.',
      by: { name: 'Specwalk', role: '' },
      at: '',
    },
  ]);
  const statuses = correctSpec(ALONE, corrections).points.map(({ id, status }) => `${id} ${status}`);
  expect(statuses).toEqual(['a container', 'goal answered', 'rollback unanswered', 'costs unanswered']);
});

test('what a section says by itself to be open needs no correction, and nothing common gives none', () => {
  expect(templateCorrections(beside('costs'), ALONE)).toEqual([]);
  expect(templateCorrections(beside(), ALONE)).toEqual([]);
});
