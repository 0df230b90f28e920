import { expect, test } from 'vitest';
import { walked } from '#testing/core/walked.ts';
import { workspaceTitle } from '../workspace.ts';

test('a product is called as decided, and by the title of its specification until then', () => {
  const { workspace } = walked();
  expect(workspaceTitle(workspace)).toBe('Test');
  expect(workspaceTitle(walked(['purpose.name', ' Pawbook ']).workspace)).toBe('Pawbook');
  expect(workspaceTitle(walked(['purpose.name', { outcome: 'assumed', value: 'Paws', revisit: '' }]).workspace)).toBe(
    'Test',
  );
});

test('a specification without any heading is called by its folder', () => {
  const { workspace } = walked();
  const untitled = { ...workspace, name: 'permits', spec: { ...workspace.spec, title: 'SPEC.md' } };
  expect(workspaceTitle(untitled)).toBe('permits');
});
