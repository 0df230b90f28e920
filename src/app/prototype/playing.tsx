import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ActorContext,
  daysAfter,
  type Product,
  type ProtoScreen,
  type PrototypeSession,
  playedRecords,
  productWith,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { useProduct } from '../workspace/use-product.ts';
import { useSampleRecords } from './sample-records.ts';
import { usePrototypeSession } from './session-store.ts';

export interface Playing {
  readonly product: Product;
  readonly screens: readonly ProtoScreen[];
  readonly session: PrototypeSession;
  readonly actor: ActorContext;
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
  const { constants } = usePrototypeSession();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  return <PlayingIn product={product} {...useSampleRecords(product)} {...props} />;
}

/** Gives the screens of the prototype the product, its records as they are now, and who acts. */
export function PlayingIn({ product, sample, refDate, role: given = null, children }: PlayingInProps) {
  const session = usePrototypeSession();
  const [search] = useSearchParams();
  const asked = given ?? search.get('as');
  const role = product.index.roles.has(asked) ? asked : null;
  const { edits, days } = session;
  const today = daysAfter(refDate, days);
  const records = useMemo(
    () => playedRecords(product, sample, edits, { begins: refDate, today }),
    [sample, edits, product, refDate, today],
  );
  const playing = useMemo<Playing>(
    () => ({
      product,
      screens: screensOf(product),
      session,
      actor: { product, role, records, today },
    }),
    [product, session, role, records, today],
  );
  return <Context value={playing}>{children}</Context>;
}

/** The prototype around; only below `PlayingIn`. */
export function usePlaying(): Playing {
  const playing = useContext(Context);
  if (!playing) throw new Error('The prototype is used outside of its page.');
  return playing;
}
