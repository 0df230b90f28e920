import { uncapitalised } from '#core/index.ts';
import { knownValue, type ProtoScreen, questionOf, whenGone } from '#core/product.ts';
import { Hole, Unplayed } from './hole.tsx';
import { usePlaying } from './playing.tsx';

interface GoneProps {
  readonly entity: string;
  readonly screen: ProtoScreen;
}

/** A page whose record is not there, and what was decided to show then where that is no screen. */
export function Gone({ entity, screen }: GoneProps) {
  const { product } = usePlaying();
  const gone = whenGone(product, screen);
  // A page that people do not send each other was not forgotten.
  const shared = product.model.screens.sharedLinks;
  const isOpen =
    shared.is === 'unknown' ||
    knownValue(shared)?.some((link) => link.screen.id === screen.id && link.gone.is === 'unknown');
  return (
    <div className="proto-failure grid justify-items-start gap-2 px-4 py-3 mb-4 rounded" role="alert">
      <p className="m-0">
        <b>
          <NotThere entity={entity} />
        </b>
      </p>
      {gone && (
        <p className="m-0">
          <Unplayed q={questionOf(gone.held)}>What shows then: {gone.words}.</Unplayed>
        </p>
      )}
      {isOpen && <Hole q="screens.shared-links" words="nobody has said what shows when a record is gone" />}
    </div>
  );
}

export function NotThere({ entity }: Pick<GoneProps, 'entity'>) {
  const { product } = usePlaying();
  return <>There is no such {uncapitalised(product.index.entities.get(entity)?.label ?? 'record')} here.</>;
}
