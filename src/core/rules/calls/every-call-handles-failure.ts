import { quotedList } from '../../english/lists.ts';
import { plural } from '../../english/plural.ts';
import type { Product } from '../../product/product.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import type { CallFailure } from '../../slots/errors/messages.ts';
import { type Breach, closingRule, isLeftEmpty, notYetFor, oneBreach, placeAt } from '../closing-rule.ts';
import { errorsAwaited, raisedCallFailures } from '../errors/raisers.ts';

/**
 * Rule 33: every call has a time after which we stop waiting, something we do when it fails, and an error for each way
 * of failing. A call that writes can also meet a conflict, and be sent twice unless the second time changes nothing.
 * One finding per matter, however many calls lack it.
 */
export const everyCallHandlesFailure = closingRule({
  id: 33,
  severity: 'error',
  reason: 'Every other system fails some day, and whatever nobody thought of then happens in front of a customer.',
  after: ['calls'],
  finds: (product) => {
    const calls = product.index.calls.all;
    return [
      ...POLICIES.flatMap((policy) => withoutPolicy(product, policy)),
      ...withoutErrors(product),
      ...POLICIES.flatMap(({ of, says }) =>
        notYetFor(product, calls, of, (name) => `Nobody has said ${says} ${name}.`),
      ),
      ...(calls.length > 0 ? errorsAwaited(product) : []),
    ];
  },
});

const POLICIES = [
  { of: 'waiting', says: 'how long we wait for the answer of' },
  { of: 'failure', says: 'what we do when there is no answer to' },
] as const;

function withoutPolicy(product: Product, { of, says }: (typeof POLICIES)[number]): readonly Breach[] {
  const calls = product.index.calls.all.filter((call) => isLeftEmpty(call[of], product));
  if (calls.length === 0) return [];
  const sentence = `Nobody has said ${says} ${quotedList(calls.map(({ label }) => label))}; say it for each, or for all of them.`;
  return oneBreach(sentence, ...calls.map((call) => placeAt('call', call, call[of])));
}

interface FailureCase {
  readonly failure: CallFailure;
  /** The words for one call, and for several. */
  readonly says: readonly [string, string];
  readonly meets: (call: Call) => boolean;
}

const FAILURES: readonly FailureCase[] = [
  { failure: 'unreachable', says: ['cannot be reached', 'cannot be reached'], meets: () => true },
  { failure: 'timeout', says: ['takes too long', 'take too long'], meets: () => true },
  { failure: 'refused', says: ['is refused', 'are refused'], meets: () => true },
  {
    failure: 'conflict',
    says: ['finds that somebody was faster', 'find that somebody was faster'],
    meets: ({ writes }) => writes,
  },
  {
    failure: 'duplicate',
    says: ['is sent twice', 'are sent twice'],
    meets: ({ writes, repeat }) => writes && !(repeat.is === 'known' && repeat.value === 'harmless'),
  },
];

function withoutErrors(product: Product): readonly Breach[] {
  const { catalogue } = product.model.errors;
  if (errorsAwaited(product).length > 0) return [];
  const isRaised = raisedCallFailures(product);
  return FAILURES.flatMap(({ failure, says: [one, many], meets }) => {
    const calls = product.index.calls.all.filter((call) => meets(call) && !isRaised(call.id, failure));
    if (calls.length === 0) return [];
    const sentence = `People read no error when ${quotedList(calls.map(({ label }) => label))} ${plural(calls.length, one, many)}; add one to what can go wrong, and name the call and the failure as its cause.`;
    return oneBreach(sentence, ...calls.map((call) => placeAt('call', call, catalogue)));
  });
}
