import type { ItemRef, Question } from '../../facts/types.ts';
import type { BankFollowUp } from '../../slots/bank-question.ts';
import { entityOfQuestion } from './question-lookup.ts';

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

/** The slot as the bank has it, with dots: “{item}” for what it is about, and without the thing that it is asked of. */
export function bankSlot(question: Question): string {
  const { origin, slot } = question;
  if (origin.from !== 'answer') return question.id;
  if (origin.like !== undefined) return origin.like;
  const [part = '', ...rest] = slot?.split('/') ?? [];
  const thing = entityOfQuestion(question)?.id;
  const named = rest.filter((segment, at) => at > 0 || segment !== thing);
  const at = origin.item ? named.lastIndexOf(origin.item.id) : -1;
  return [part, ...(at < 0 ? named : named.with(at, '{item}'))].join('.');
}
