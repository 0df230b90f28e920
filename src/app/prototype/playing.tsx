import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Acting,
  daysAfter,
  type Product,
  type ProtoScreen,
  playedRecords,
  productWith,
  type SampleSet,
  type Sitting,
  screensOf,
} from '#core/product.ts';
import { useProduct } from '../workspace/use-product.ts';
import { useSampleRecords } from './sample-records.ts';
import { useSitting } from './sitting-store.ts';

export interface Playing {
  readonly product: Product;
  readonly screens: readonly ProtoScreen[];
  readonly sample: SampleSet;
  readonly sitting: Sitting;
  readonly acting: Acting;
}

const Context = createContext<Playing | null>(null);

interface PlayingProps {
  /** Id of the role to look as; null: that of the address. */
  readonly role?: string | null;
  readonly children: ReactNode;
}

interface PlayingInProps extends PlayingProps {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly refDate: string;
}

/** Gives the screens of the prototype the product as it is decided now, with its numbers as they are turned. */
export function PlayingNow(props: PlayingProps) {
  const decided = useProduct();
  const { constants } = useSitting();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  return <PlayingIn product={product} {...useSampleRecords(product)} {...props} />;
}

/** Gives the screens of the prototype the product, its records as they are now, and who acts. */
export function PlayingIn({ product, sample, refDate, role: given = null, children }: PlayingInProps) {
  const sitting = useSitting();
  const [search] = useSearchParams();
  const asked = given ?? search.get('as');
  const role = product.index.roles.has(asked) ? asked : null;
  const { edits, days } = sitting;
  const today = daysAfter(refDate, days);
  const records = useMemo(
    () => playedRecords(product, sample, edits, { begins: refDate, today }),
    [sample, edits, product, refDate, today],
  );
  const screens = useMemo(() => screensOf(product), [product]);
  const playing = useMemo<Playing>(
    () => ({ product, screens, sample, sitting, acting: { product, role, records, today } }),
    [product, screens, sample, sitting, role, records, today],
  );
  return <Context value={playing}>{children}</Context>;
}

/** The prototype around; only below `PlayingIn`. */
export function usePlaying(): Playing {
  const playing = useContext(Context);
  if (!playing) throw new Error('The prototype is used outside of its page.');
  return playing;
}
