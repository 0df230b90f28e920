import { expect, test } from 'vitest';
import { walked } from '#testing/core/walked.ts';
import { titleOf } from './title-of.ts';

test('a product is called as decided, and by the title of its specification until then', () => {
  const { workspace } = walked();
  expect(titleOf(workspace)).toBe('Test');
  expect(titleOf(walked(['purpose.name', ' Pawbook ']).workspace)).toBe('Pawbook');
  expect(titleOf(walked(['purpose.name', { outcome: 'assumed', value: 'Paws', revisit: '' }]).workspace)).toBe('Test');
});
