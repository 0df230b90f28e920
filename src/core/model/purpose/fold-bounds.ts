import { type Answers, asWordOrOwn, type Row, thingOf } from '../answers.ts';
import { mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { Decider, LeftOut, Purpose, Replaced } from './types.ts';

const FATES: ReadonlyMap<string, string> = new Map(
  ['goes', 'stays', 'stays for a while'].map((words) => [words, words]),
);

/** What is left out, what it replaces, and who decides. */
export function boundsOf(answers: Answers): Pick<Purpose, 'outOfScope' | 'replaces' | 'deciders'> {
  const things = <T>(slot: string, read: (row: Row, answers: Answers) => T) =>
    mapHeld(answers.rows(slot), (rows) => onlyOnce(rows).map((row) => read(row, answers)));
  return {
    outOfScope: things('purpose/out-of-scope', leftOut),
    replaces: things('purpose/replaces', replaced),
    deciders: things('purpose/deciders', decider),
  };
}

function leftOut(row: Row, answers: Answers): LeftOut {
  return { ...thingOf(row), when: answers.below(null, 'purpose/out-of-scope', row.id).choice('when') };
}

function replaced(row: Row, answers: Answers): Replaced {
  const below = answers.below(null, 'purpose/replaces', row.id);
  return {
    ...thingOf(row),
    fate: asWordOrOwn(row.held('fate'), FATES),
    owns: row.held('owns'),
    broughtOver: below.list('brought-over'),
    lastDay: below.text('last-day'),
    lookOnly: below.quantity('look-only'),
  };
}

function decider(row: Row, answers: Answers): Decider {
  return {
    ...thingOf(row),
    decider: row.held('decider'),
    deputy: row.held('deputy'),
    within: answers.below(null, 'purpose/deciders', row.id).quantity('within'),
  };
}
