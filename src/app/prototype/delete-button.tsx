import { useRef } from 'react';
import { beforeDeleting, knownValue, recordLabel, type SampleRow } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { useBeforehand } from './beforehand.tsx';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

/** A button that deletes a record: it asks, wants the name typed, or waits for a second person, as decided. */
export function DeleteButton({ row, confirmed }: { row: SampleRow; confirmed: () => void }) {
  const { product } = usePlaying();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = recordLabel(product, row);
  const said = beforeDeleting(product, row.entity);
  const { isSure, part } = useBeforehand(row, said);
  const unnamed = product.model.screens.irreversible.is === 'unknown' ? undefined : 'nothing';
  const before = said ? knownValue(said.before) : unnamed;
  const press = () => (before === 'nothing' ? confirmed() : dialog.current?.showModal());
  return (
    <>
      <Button data-action="delete" onClick={press}>
        Delete
      </Button>
      <SureDialog dialog={dialog} asks={`Delete: ${name}`} yes="Delete" ready={isSure} onYes={confirmed}>
        {before === undefined && (
          <Hole q="screens.irreversible" words="nobody has said whether this can be taken back" />
        )}
        {part}
      </SureDialog>
    </>
  );
}
