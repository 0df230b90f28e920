import { type Assumed, assumptionOf, type UsualOffer } from '#core/index.ts';
import type { Settled } from './decide.ts';

/** Days until an assumption is looked at again. */
const LOOK_AGAIN = 90;

/** What is usual for a question, as an assumption to be looked at again. */
export function assumed(offer: UsualOffer): Settled {
  const revisit = new Date(Date.now() + LOOK_AGAIN * 86_400_000).toISOString().slice(0, 10);
  return [offer.view, assumptionOf(offer, revisit)];
}

/** Decides what was assumed. */
export function confirmed({ view, result }: Assumed): Settled {
  const { outcome } = result;
  return [
    view,
    outcome === 'assumed'
      ? { outcome: 'decided', value: result.value }
      : { outcome: 'not-applicable', reason: result.reason },
  ];
}

export function givenBack({ view }: Assumed): Settled {
  return [view, { outcome: 'withdrawn', reason: 'Not assumed any more.' }];
}
