import { UnknownAddress } from '../../stage/stage.tsx';
import type { Door } from './doors.ts';

/** The address bar follows the door: hatched until somebody has said where it leads. */
export function Address({ door }: { door: Pick<Door, 'address' | 'look'> | undefined }) {
  if (!door || door.address === '') return <UnknownAddress />;
  return (
    <>
      yourproduct.example
      <span className={`text-ink ${door.look === 'said' ? 'border-b border-b-said' : 'dashed-b-guess'}`}>
        {door.address.startsWith('/') ? door.address : `/${door.address}`}
      </span>{' '}
      {door.look !== 'said' && <span className="quiet">not decided yet</span>}
    </>
  );
}
