import { type Answers, slotOf } from '../answers.ts';
import { mapHeld } from '../held.ts';
import type { Call } from './types.ts';

type Policy = Pick<
  Call,
  | 'waiting'
  | 'waitingThen'
  | 'inBackground'
  | 'failure'
  | 'halfDone'
  | 'stillWaiting'
  | 'giveUp'
  | 'giveUpThen'
  | 'repeat'
  | 'repeatMark'
  | 'doubleNoticed'
>;

/** What holds while a call is under way and when it fails: its own answers, else those for all calls. */
export function policyOf(answers: Answers, call: string): Policy {
  const at = (slot: string) => {
    const own = slotOf(call, slot);
    return answers.at(own) ? own : slot;
  };
  return {
    waiting: answers.quantity(at('calls/waiting')),
    waitingThen: answers.text(at('calls/waiting/then')),
    inBackground: answers.choice(at('calls/in-background')),
    failure: answers.choice(at('calls/failure')),
    halfDone: answers.text(at('calls/failure/half-done')),
    stillWaiting: answers.text(at('calls/failure/shown')),
    giveUp: answers.quantity(at('calls/give-up')),
    giveUpThen: answers.text(at('calls/give-up/then')),
    repeat: answers.choice(at('calls/repeat')),
    repeatMark: mapHeld(answers.lines(at('calls/repeat/mark')), (rows) =>
      rows.map((row) => ({ mark: row.cell('mark'), lasts: row.cell('lasts') })),
    ),
    doubleNoticed: answers.text(at('calls/repeat/noticed')),
  };
}
