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

interface PrototypeState {
  readonly product: Product;
  readonly screens: readonly ProtoScreen[];
  readonly session: PrototypeSession;
  readonly actor: ActorContext;
}

const PrototypeContext = createContext<PrototypeState | null>(null);

interface PrototypeProviderProps {
  /** Id of the role to view it as; null: the one in the address. */
  readonly role?: string | null;
  readonly children: ReactNode;
}

interface PrototypeOfProductProps extends PrototypeProviderProps {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly refDate: string;
}

/** Provides the product as decided now, with the constants as set in this session. */
export function PrototypeProvider(props: PrototypeProviderProps) {
  const decided = useProduct();
  const { constants } = usePrototypeSession();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  return <PrototypeOfProduct product={product} {...useSampleRecords(product)} {...props} />;
}

/** Provides a given product, its records with the edits of this session, and the actor context. */
export function PrototypeOfProduct({
  product,
  sample,
  refDate,
  role: fixedRole = null,
  children,
}: PrototypeOfProductProps) {
  const session = usePrototypeSession();
  const [search] = useSearchParams();
  const requestedRole = fixedRole ?? search.get('as');
  const role = product.index.roles.has(requestedRole) ? requestedRole : null;
  const { edits, days } = session;
  const today = daysAfter(refDate, days);
  const records = useMemo(
    () => playedRecords(product, sample, edits, { begins: refDate, today }),
    [sample, edits, product, refDate, today],
  );
  const prototype = useMemo<PrototypeState>(
    () => ({
      product,
      screens: screensOf(product),
      session,
      actor: { product, role, records, today },
    }),
    [product, session, role, records, today],
  );
  return <PrototypeContext value={prototype}>{children}</PrototypeContext>;
}

/** The prototype of the nearest provider; throws outside of one. */
export function usePrototype(): PrototypeState {
  const prototype = useContext(PrototypeContext);
  if (!prototype) throw new Error('The prototype is used outside of its page.');
  return prototype;
}
