import { type Answers, slotOf } from './answers.ts';

/** Whether it was decided of one thing that what a slot asks does not apply to it; what holds for all things is not for it then. */
export function isNoneFor(answers: Answers, thing: string, slot: string): boolean {
  const own = answers.at(slotOf(thing, slot));
  return own !== undefined && own.value === undefined;
}
