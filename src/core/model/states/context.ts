import type { Answers } from '../answers.ts';
import { type Find, finderOf } from '../find.ts';
import { roleFinder } from '../role-names.ts';

/** What states and moves refer to outside of their own answers. */
export interface StatesContext {
  readonly answers: Answers;
  readonly role: Find;
  readonly screen: Find;
  /** Another system, or a message to one. */
  readonly system: Find;
}

/** Finders for all that answers on states may name. */
export function contextOf(answers: Answers): StatesContext {
  return {
    answers,
    role: roleFinder(answers),
    screen: finderOf(answers.naming('screens/inventory').items),
    system: finderOf(['calls/systems', 'calls/exchanges'].flatMap((slot) => answers.naming(slot).items)),
  };
}
