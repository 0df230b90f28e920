import './prototype.css';
import { useEffect, useMemo, useState } from 'react';
import { arriveAt, productWith } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { useProduct } from '../workspace/use-product.ts';
import { NotAPage } from './not-a-page.tsx';
import { PlayingIn, usePlaying } from './playing.tsx';
import { ProductScreen } from './product-screen.tsx';
import { fetchFaker, useSampleRecords } from './sample-records.ts';
import { useSitting } from './sitting-store.ts';

interface EmbeddedProps {
  /** An address of the product: "/loans". */
  readonly path: string;
  /** Id of the role to look as; absent: that of the address, or nobody in particular. */
  readonly role?: string;
}

/** One screen of the running product inside another screen, with its numbers as turned for now; its links lead to the prototype itself. */
export function Embedded({ path, role }: EmbeddedProps) {
  const workspace = useWorkspace();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void fetchFaker(workspace).then(() => setReady(true));
  }, [workspace]);
  return ready ? <Running path={path} {...(role === undefined ? {} : { role })} /> : null;
}

function Running({ path, role }: EmbeddedProps) {
  const decided = useProduct();
  const { constants } = useSitting();
  const product = useMemo(() => productWith(decided, constants), [decided, constants]);
  const { sample, refDate } = useSampleRecords(product);
  return (
    <PlayingIn product={product} sample={sample} refDate={refDate} role={role ?? null}>
      <Arrived path={path} />
    </PlayingIn>
  );
}

function Arrived({ path }: { path: string }) {
  const { screens } = usePlaying();
  const arrival = arriveAt(screens, path);
  return arrival ? <ProductScreen arrival={arrival} /> : <NotAPage path={path} />;
}
