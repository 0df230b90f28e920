import { expect, test } from 'vitest';
import { newTrail, type TrailStep, trailWords, withStep } from './use-embedded-navigation.ts';

const walked = (...steps: readonly TrailStep[]) => steps.reduce(withStep, newTrail(1000, 'Loans'));
const visit = (page: string): TrailStep => ({ step: 'visit', page });
const CLICK: TrailStep = { step: 'click' };

test('a trail tells the screens, the clicks and the time', () => {
  const trail = walked(CLICK, visit('L-17'), visit('L-17'), CLICK, visit('Loans'), {
    step: 'end',
    at: 22_400,
    met: true,
  });
  expect(trail.visits).toEqual(['Loans', 'L-17', 'Loans']);
  expect(trailWords(trail, 99_000)).toBe('2 screens, 2 clicks, 21 seconds');
});

test('what is done after the end does not count', () => {
  const end: TrailStep = { step: 'end', at: 2000, met: false };
  expect(walked(end, CLICK, visit('L-17'), { ...end, met: true })).toEqual(walked(end));
  expect(trailWords(walked(CLICK), 3000)).toBe('1 screen, 1 click, 2 seconds');
});
