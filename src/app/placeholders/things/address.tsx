import type { Look } from '#core/product.ts';
import { UnknownAddress } from '../../stage/stage.tsx';

/** The address of a door: hatched while unknown. */
export function Address({ door }: { door: { readonly address: string; readonly look: Look } | undefined }) {
  if (!door || door.address === '') return <UnknownAddress />;
  return (
    <>
      yourproduct.example
      <span className={`text-ink ${door.look === 'decided' ? 'border-b border-b-decided' : 'dashed-b-guess'}`}>
        {door.address.startsWith('/') ? door.address : `/${door.address}`}
      </span>{' '}
      {door.look !== 'decided' && <span className="quiet">not decided yet</span>}
    </>
  );
}
