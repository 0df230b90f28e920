import { heldValue } from '#core/product.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

/** An address at which the product has no page. */
export function NotAPage({ path }: { path: string }) {
  const { product } = usePlaying();
  const { disclosure } = product.model.errors;
  return (
    <div className="proto-screen">
      <h1>There is no page at {path}</h1>
      {heldValue(disclosure) === undefined && (
        <Hole q="errors.disclosure" words="nobody has said what people read here" />
      )}
    </div>
  );
}
