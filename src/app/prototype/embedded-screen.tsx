import './prototype.css';
import { matchRoute } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { PageNotFound } from './notices.tsx';
import { usePartsReady } from './parts.ts';
import { ProductScreen } from './product-screen.tsx';
import { ProductSkin } from './product-skin.tsx';
import { PrototypeProvider, usePrototype } from './prototype-context.tsx';

interface EmbeddedScreenProps {
  /** A path of the product: "/loans". */
  readonly path: string;
  /** Id of the role to view it as; null: the one in the address, else no role. */
  readonly role?: string | null | undefined;
}

/**
 * One screen of the prototype inside another screen, with the constants as set in this session; its links lead to the
 * prototype itself.
 */
export function EmbeddedScreen({ path, role = null }: EmbeddedScreenProps) {
  if (!usePartsReady(useWorkspace())) return null;
  return (
    <PrototypeProvider role={role}>
      <MatchedScreen path={path} />
    </PrototypeProvider>
  );
}

function MatchedScreen({ path }: { path: string }) {
  const { screens } = usePrototype();
  const arrival = matchRoute(screens, path);
  return <ProductSkin>{arrival ? <ProductScreen arrival={arrival} /> : <PageNotFound path={path} />}</ProductSkin>;
}
