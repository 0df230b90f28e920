import type { Question } from '#core/facts/types.ts';

/** A question for tests: the plainest there is, but for what a test cares about. */
export function plainQuestion(more: Partial<Question> = {}): Question {
  return {
    fact: 'question',
    id: 'q',
    point: '1',
    kind: 'other',
    slot: null,
    origin: { from: 'point' },
    ask: 'What?',
    why: '',
    shape: { shape: 'text' },
    who: [],
    needs: [],
    blocks: [],
    minutes: 1,
    reversal: 1,
    ...more,
  };
}
