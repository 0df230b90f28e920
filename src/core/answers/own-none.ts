import { type Answers, slotOf } from './answers.ts';

/** Whether it was decided for this thing that a slot does not apply; what holds for all things is then not for it. */
export function isNoneFor(answers: Answers, thing: string, slot: string): boolean {
  const own = answers.at(slotOf(thing, slot));
  return own !== undefined && own.value === undefined;
}
