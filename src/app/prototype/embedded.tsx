import './prototype.css';
import { arriveAt } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { NotAPage } from './not-a-page.tsx';
import { PlayingNow, usePlaying } from './playing.tsx';
import { ProductScreen } from './product-screen.tsx';
import { useFaker } from './sample-records.ts';

interface EmbeddedProps {
  /** An address of the product: "/loans". */
  readonly path: string;
  /** Id of the role to look as; null: that of the address, or nobody in particular. */
  readonly role?: string | null | undefined;
}

/** One screen of the running product inside another screen, with its numbers as turned for now; its links lead to the prototype itself. */
export function Embedded({ path, role = null }: EmbeddedProps) {
  if (!useFaker(useWorkspace())) return null;
  return (
    <PlayingNow role={role}>
      <Arrived path={path} />
    </PlayingNow>
  );
}

function Arrived({ path }: { path: string }) {
  const { screens } = usePlaying();
  const arrival = arriveAt(screens, path);
  return arrival ? <ProductScreen arrival={arrival} /> : <NotAPage path={path} />;
}
