import { decapitalize } from '#core/index.ts';
import { knownValue, type ProtoScreen, questionOf, whenGone } from '#core/product.ts';
import { Hole, Unplayed } from './hole.tsx';
import { usePrototype } from './prototype-context.tsx';

interface RecordGoneProps {
  readonly entity: string;
  readonly screen: ProtoScreen;
}

/** Shown if the record of a page does not exist; with the decision for that case, unless it is another screen. */
export function RecordGone({ entity, screen }: RecordGoneProps) {
  const { product } = usePrototype();
  const gone = whenGone(product, screen);
  // A page that was not named as a shared link is not missing an answer.
  const shared = product.model.screens.sharedLinks;
  const isUndecided =
    shared.is === 'unknown' ||
    knownValue(shared)?.some((link) => link.screen.id === screen.id && link.gone.is === 'unknown');
  return (
    <div className="proto-failure grid justify-items-start gap-2 px-4 py-3 mb-4 rounded" role="alert">
      <p className="m-0">
        <b>
          <NoSuchRecord entity={entity} />
        </b>
      </p>
      {gone && (
        <p className="m-0">
          <Unplayed q={questionOf(gone.sourced)}>What shows then: {gone.words}.</Unplayed>
        </p>
      )}
      {isUndecided && <Hole q="screens.shared-links" words="nobody has said what shows when a record is gone" />}
    </div>
  );
}

export function NoSuchRecord({ entity }: Pick<RecordGoneProps, 'entity'>) {
  const { product } = usePrototype();
  return <>There is no such {decapitalize(product.index.entities.get(entity)?.label ?? 'record')} here.</>;
}
