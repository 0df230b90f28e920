import { questionOf } from '../../answers/sourced.ts';
import { memoizeByProduct } from '../../product/product.ts';
import { tokenHeader } from './access.ts';
import { offeredCalls } from './offered-call.ts';
import { whoMay } from './who-may.ts';

/** What the calls that we offer do not tell: each as words, and the id of the question that would fill it. */
export const offerGaps = memoizeByProduct((product) =>
  offeredCalls(product).flatMap((call) => {
    const { method, path, who, takes, gives, label } = call.offer;
    const needsHeader = whoMay(product, call.offer)?.token === true && tokenHeader({ product }, call).name === null;
    const unsaid = [
      [method.is !== 'known', 'by which method', questionOf(method)],
      [path.is !== 'known', 'at which address', questionOf(path)],
      [who.is !== 'known', 'who may use it', questionOf(who)],
      [takes.is === 'unknown', 'what it takes', questionOf(takes)],
      [gives.is === 'unknown', 'what it answers', questionOf(gives)],
      [needsHeader, 'in which header the token is sent', 'calls.offers.common'],
    ] as const;
    return unsaid.flatMap(([isUnsaid, what, question]) =>
      isUnsaid ? [{ place: `${what} (the call ${label})`, question }] : [],
    );
  }),
);
