import type { Answers } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import type { Cascade, Conflict } from './types.ts';

/** Whose change counts when two come at once. */
export function conflictOf(answers: Answers): Held<Conflict> {
  return mapHeld(answers.choice('states/conflict'), (counts) => ({
    counts,
    words: answers.text('states/conflict/words'),
    release: answers.quantity('states/conflict/release'),
    twice: answers.choice('states/conflict/twice'),
  }));
}

/** What becomes of the parts when the whole moves; a cell that was left empty says nothing. */
export function cascadeOf(answers: Answers): Held<readonly Cascade[]> {
  return mapHeld(answers.cells('states/cascade'), (cells) =>
    cells
      .filter(({ word }) => word !== '')
      .map(({ row, column, word }) => ({ whole: row, part: column, does: word })),
  );
}
