import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import { bankQuestion } from '../../slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '../../slots/bank-question.ts';
import { slotOf } from './slot-of.ts';

/** The question of the bank that asks the same, of everything or of one thing. */
export function bankFor({ id, origin }: Question): BankQuestion | undefined {
  if (origin.from !== 'answer') return bankQuestion(id);
  return origin.like === undefined ? undefined : bankQuestion(origin.like);
}

const raiseCache = memoizeByDeps<Question, BankFollowUp | undefined>();

/** The record in the bank by which an answer to `parent` raised a question. */
export function raiseOf(question: Question, parent: Question): BankFollowUp | undefined {
  const { origin, slot } = question;
  if (origin.from !== 'answer') return undefined;
  return raiseCache(question, [parent], () =>
    bankFor(parent)?.raises.find((raise) => slotOf({ raise, item: origin.item, thing: origin.thing }) === slot),
  );
}
