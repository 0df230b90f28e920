import { memoizeByDeps } from '../../base/memoize.ts';
import type { ItemRef, Question } from '../../facts/types.ts';
import { bankQuestion } from '../../slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '../../slots/bank-question.ts';

/** The question of the bank that asks the same, of everything or of one thing. */
export function bankFor({ id, origin }: Question): BankQuestion | undefined {
  if (origin.from !== 'answer') return bankQuestion(id);
  return origin.like === undefined ? undefined : bankQuestion(origin.like);
}

interface RaisedOf {
  readonly raise: Pick<BankFollowUp, 'slot'>;
  readonly item?: ItemRef | undefined;
  /** The entity it is asked of, where that is not the item. */
  readonly thing?: ItemRef | undefined;
}

/** The slot: with the entity after its first part, unless the bank says where the entity goes. */
export function slotOf({ raise, item, thing }: RaisedOf): string {
  const [part = '', ...rest] = raise.slot.split('/');
  const isPlaced = !thing || rest.includes('{thing}');
  return (isPlaced ? [part, ...rest] : [part, thing.id, ...rest])
    .map((segment) => (segment === '{item}' ? item?.id : segment === '{thing}' ? thing?.id : segment) ?? segment)
    .join('/');
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
