import type { RouterState } from 'react-router';
import { expect, test } from 'vitest';
import { hasLeft, noteDestination } from './pending-navigation.ts';

function state(at: string, to?: string): RouterState {
  return {
    location: { pathname: at },
    navigation: to === undefined ? { state: 'idle' } : { state: 'loading', location: { pathname: to } },
  } as RouterState;
}

test('one has left a page once the next one is on its way, and comes back to it in the same way', () => {
  expect(hasLeft('/questions')).toBe(false);
  noteDestination(state('/questions'));
  expect(hasLeft('/questions')).toBe(false);
  noteDestination(state('/questions', '/questions'));
  expect(hasLeft('/questions')).toBe(false);
  noteDestination(state('/questions', '/walk'));
  expect(hasLeft('/questions')).toBe(true);
  noteDestination(state('/walk'));
  expect(hasLeft('/questions')).toBe(true);
  noteDestination(state('/walk', '/questions'));
  expect(hasLeft('/questions')).toBe(false);
});
