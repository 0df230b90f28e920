import { type Answers, asWordOrOwn, asYes, thingOf } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { eachItsOwn, onlyOnce } from '../named-once.ts';
import type { ScreensContext } from './context.ts';
import type { Irreversible, Output, PrintOut, SharedLink } from './types.ts';

const BEFORE: ReadonlyMap<string, string> = new Map(
  ['nothing', 'a question', 'typing the name', 'a second person agrees'].map((words) => [words, words]),
);

/** What cannot be taken back, and what comes before it. */
export function irreversibleOf(answers: Answers): Held<readonly Irreversible[]> {
  const slot = 'screens/irreversible';
  return mapHeld(answers.rows(slot), (rows) =>
    onlyOnce(rows).map((row) => {
      const below = answers.below(null, slot, row.id);
      return {
        ...thingOf(row),
        before: asWordOrOwn(row.held('before'), BEFORE),
        harm: row.held('harm'),
        typed: below.text('typed'),
        second: below.text('second'),
      };
    }),
  );
}

/** Pages that people send each other. */
export function sharedLinksOf({ answers, screen }: ScreensContext): Held<readonly SharedLink[]> {
  return mapHeld(answers.rows('screens/shared-links'), (rows) =>
    rows.map((row) => ({
      screen: screen(row.label),
      stranger: row.held('stranger'),
      gone: row.held('gone'),
    })),
  );
}

/** What leaves the screen; the same may go out in several ways. */
export function outputsOf(answers: Answers): Held<readonly Output[]> {
  const slot = 'screens/outputs';
  return mapHeld(answers.rows(slot), (rows) =>
    eachItsOwn(
      rows.map((row) => {
        const below = answers.below(null, slot, row.id);
        return {
          ...thingOf(row),
          to: row.held('to'),
          when: row.held('when'),
          how: row.held('how'),
          refuse: asYes(below.choice('refuse')),
          undelivered: below.text('undelivered'),
        };
      }),
    ),
  );
}

/** What is printed, and on what. */
export function printsOf(answers: Answers): Held<readonly PrintOut[]> {
  return mapHeld(answers.rows('screens/devices/print'), (rows) =>
    eachItsOwn(
      rows.map((row) => ({ ...thingOf(row), paper: row.held('paper'), always: row.held('always') })),
    ),
  );
}
