import { splitList } from '../answers/name-finder.ts';
import { knownValue, type Look, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import { memoizeByProduct } from '../product/product.ts';
import { meansNothing } from '../product/words/settled-words.ts';
import { rowsAbout } from './rows-about.ts';

/** How a thing is booked or bought, as it was said. */
export interface Checkout {
  readonly label: string;
  readonly look: Look;
  readonly question: string;
  /** What people choose. */
  readonly choices: readonly string[];
  /** Ways to pay; none where it is free, or nobody has said. */
  readonly methods: readonly string[];
  readonly delivered: readonly string[];
  /** In the words that were said; undefined where nobody has said. */
  readonly paid: string | undefined;
  readonly until: string | undefined;
  readonly wrong: string | undefined;
  /** Whether it can be taken back at all. */
  readonly isFinal: boolean;
  /** Whether moves of its own already book it, so that only the payment is left. */
  readonly isBookedByMoves: boolean;
}

export const checkoutsOf = memoizeByProduct((product) =>
  memoize((entity: string): readonly Checkout[] => {
    const { orders } = product.model.constants;
    return rowsAbout(product, listOf(orders), entity).map(({ label, choices, paid, delivered, cancelled, wrong }) => ({
      label,
      look: lookOfSourced(orders),
      question: questionOf(orders),
      choices: waysIn(choices),
      methods: waysIn(paid),
      delivered: waysIn(delivered),
      paid: knownValue(paid),
      until: knownValue(cancelled),
      wrong: knownValue(wrong),
      isFinal: meansNothing(knownValue(cancelled) ?? 'never'),
      isBookedByMoves: product.index.movesOf(entity).length > 0,
    }));
  }),
);

const FREE = /^(?:nothing|nobody|none|no|free|it is free)\b/iu;
const OR = /\s+or\s+/iu;

/** “Card, invoice or in the shop” as three; none where nothing is chosen or paid. */
function waysIn(said: Sourced<string>): readonly string[] {
  const words = knownValue(said) ?? '';
  if (FREE.test(words)) return [];
  return splitList(words).flatMap((part) =>
    part
      .split(OR)
      .map((way) => way.trim().replace(/^or /iu, ''))
      .filter(Boolean),
  );
}
