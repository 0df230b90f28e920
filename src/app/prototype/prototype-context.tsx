import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ActorContext,
  addressFor,
  isCreateOnlyForm,
  isForm,
  landingOf,
  matchRoute,
  mayComeTo,
  mayDo,
  mayKnowOf,
  momentAfter,
  nowOf,
  type Product,
  type ProtoScreen,
  type PrototypeSession,
  playedRecords,
  productWith,
  type RouteMatch,
  recordAt,
  recordByKey,
  type SampleRow,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { useProduct } from '../workspace/use-product.ts';
import { useProductPath } from './navigation.ts';
import { useSampleRecords } from './sample-records.ts';
import { playIn, usePrototypeSession } from './session-store.ts';

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
  const { name } = decided.workspace;
  useEffect(() => playIn(name), [name]);
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
  const { today, now } = momentAfter(nowOf({ today: refDate }), days);
  const moment = Number.isInteger(days) ? undefined : now;
  const records = useMemo(
    () => playedRecords(product, sample, edits, { begins: refDate, today, now: moment }),
    [sample, edits, product, refDate, today, moment],
  );
  const prototype = useMemo<PrototypeState>(
    () => ({
      product,
      screens: screensOf(product),
      session,
      actor: { product, role, records, today, ...(moment === undefined ? {} : { now: moment }) },
    }),
    [product, session, role, records, today, moment],
  );
  return <PrototypeContext value={prototype}>{children}</PrototypeContext>;
}

/** Draws what stands around the product again only after the product itself. */
export function AfterTheProduct({ children }: { children: ReactNode }) {
  return <PrototypeContext value={useDeferredValue(usePrototype())}>{children}</PrototypeContext>;
}

/** The prototype of the nearest provider; throws outside of one. */
export function usePrototype(): PrototypeState {
  const prototype = useContext(PrototypeContext);
  if (!prototype) throw new Error('The prototype is used outside of its page.');
  return prototype;
}

/** The screen that the current address matches; at “/” the landing screen of the role. Null if there is none. */
export function useRouteMatch(): RouteMatch | null {
  const { screens, actor, product } = usePrototype();
  const path = useProductPath();
  const found = matchRoute(screens, path);
  if (found || path !== '/') return found;
  const landing = landingOf(product, actor.role) ?? screens.find((screen) => !screen.path.includes(':'));
  return landing ? { screen: landing, parameters: new Map() } : null;
}

/** Id of the screen that stands at “/”, while one is there; null at any other address. */
export function useScreenAtRoot(): string | null {
  const { screen } = useRouteMatch() ?? {};
  return useProductPath() === '/' && screen && !screen.path.includes(':') ? screen.id : null;
}

/** Null: the record does not exist, or the role must not know of it; undefined: the screen needs none. */
export function useMatchedRecord(arrival: RouteMatch | null): SampleRow | null | undefined {
  const [search] = useSearchParams();
  const { actor } = usePrototype();
  if (!arrival) return undefined;
  const { screen } = arrival;
  const editedKey = isForm(screen) && screen.entity !== null ? search.get('edit') : null;
  const found =
    editedKey === null ? recordAt(actor, arrival) : (recordByKey(actor, screen.entity ?? '', editedKey) ?? null);
  return found && !mayKnowOf(actor, found) ? null : found;
}

/** The record being edited on a form that was decided for creating only, which stands in for an edit form: a guess. */
export function useRecordOnCreateForm(arrival: RouteMatch | null): SampleRow | undefined {
  const { actor } = usePrototype();
  const found = useMatchedRecord(arrival);
  if (!arrival || !found || !isCreateOnlyForm(actor, arrival.screen)) return undefined;
  return mayDo(actor, found.entity, 'edit', found).may === 'no' ? undefined : found;
}

/** The screen that the records of a list open, where that was said; null: their own page. */
export const OpensContext = createContext<ProtoScreen | null>(null);

/** The address of a record’s detail page in the product; undefined if no screen shows one. */
export function useRecordAddress(): (row: SampleRow) => string | undefined {
  const opens = useContext(OpensContext);
  const { screens, actor } = usePrototype();
  return (row) => {
    const details = screens.filter((screen) => screen.kind === 'detail' && screen.entity === row.entity);
    const said = opens?.entity === row.entity ? addressFor(actor, opens, row) : undefined;
    const detail = details.find((screen) => mayComeTo(actor, screen)) ?? details[0];
    return said ?? (detail && addressFor(actor, detail, row));
  };
}
