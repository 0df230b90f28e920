import { useRef, useState } from 'react';
import { beforeDeleting, heldValue } from '#core/product.ts';
import { SureDialog } from '../frame/sure-dialog.tsx';
import { Beforehand, isSure } from './beforehand.tsx';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

interface DeleteButtonProps {
  /** Id of the thing. */
  readonly entity: string;
  /** The record’s. */
  readonly name: string;
  readonly confirmed: () => void;
}

/** A button that deletes a record: it asks, wants the name typed, or waits for a second person, as decided. */
export function DeleteButton({ entity, name, confirmed }: DeleteButtonProps) {
  const { product } = usePlaying();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const said = beforeDeleting(product, entity);
  const unnamed = product.model.screens.irreversible.is === 'unsaid' ? undefined : 'nothing';
  const before = said ? heldValue(said.before) : unnamed;
  const press = () => (before === 'nothing' ? confirmed() : dialog.current?.showModal());
  return (
    <>
      <button type="button" className="button" data-action="delete" onClick={press}>
        Delete
      </button>
      <SureDialog
        dialog={dialog}
        asks={`Delete: ${name}`}
        yes="Delete"
        ready={isSure(said, name, typed)}
        onYes={confirmed}
      >
        {before === undefined && (
          <Hole q="screens.irreversible" words="nobody has said whether this can be taken back" />
        )}
        {said && <Beforehand said={said} name={name} typed={typed} onTyped={setTyped} />}
      </SureDialog>
    </>
  );
}
