import { type Call, lookOfSourced, messageFields, type Product, type Sourced } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

/** What must be said of a call before it can be played without making anything up. */
function sourcedPartsOf(call: Call): readonly Sourced<unknown>[] {
  const { system, trigger, sent, back, waiting, failure, repeat } = call;
  return [system, trigger, sent, back, waiting, failure, repeat];
}

/** How much is known of one call: all, once every place is said and every line of it has a known meaning. */
export function stageOfCall(product: Product, call: Call): StageName {
  const { sent, back } = messageFields(product, call);
  if (!sent && !back) return 'nothing';
  const areFieldsKnown = [...(sent ?? []), ...(back ?? [])].every(({ means }) => means.is !== 'unknown');
  return areFieldsKnown && sourcedPartsOf(call).every(({ is }) => is !== 'unknown') ? 'known' : 'partly';
}

/** How much is known of what goes to other systems. That there are none counts as known too. */
export function stageOfCalls(product: Product): StageName {
  const { systems, calls } = product.model.calls;
  const { all } = product.index.calls;
  if (all.length === 0 && product.index.systems.all.length === 0)
    return systems.is === 'not-applicable' || calls.is === 'not-applicable' ? 'known' : 'nothing';
  const isComplete = all.length > 0 && all.every((call) => stageOfCall(product, call) === 'known');
  return isComplete && systems.is !== 'unknown' ? 'known' : 'partly';
}

/** Whether all of it was decided, as against only assumed. */
export function areCallsFirm({ model, index }: Product): boolean {
  const sourced = [model.calls.systems, model.calls.calls, ...index.calls.all.flatMap(sourcedPartsOf)];
  return sourced.every((one) => lookOfSourced(one) !== 'guess');
}
