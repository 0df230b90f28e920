import { useRef, useState } from 'react';
import { heldValue } from '#core/product.ts';
import { SureDialog } from '../frame/sure-dialog.tsx';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

interface ConfirmButtonProps {
  /** As the answer on what cannot be taken back calls it. */
  readonly action: string;
  readonly label: string;
  /** What must be typed, where the answer asks for typing. */
  readonly name: string;
  readonly confirmed: () => void;
}

/** A button whose way back was thought of: it asks, wants the name typed, or waits for a second person, as decided. */
export function ConfirmButton({ action, label, name, confirmed }: ConfirmButtonProps) {
  const { product } = usePlaying();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const { irreversible } = product.model.screens;
  const all = heldValue(irreversible) ?? [];
  const said =
    all.find((one) => sameWords(one.label, action)) ?? all.find((one) => sameWords(one.label, label));
  const unnamed = irreversible.is === 'unsaid' ? undefined : 'nothing';
  const before = said ? heldValue(said.before) : unnamed;
  const press = () => (before === 'nothing' ? confirmed() : dialog.current?.showModal());
  const ready = before !== 'typing the name' || typed.trim() === name;
  return (
    <>
      <button type="button" className="button" data-action="delete" onClick={press}>
        {label}
      </button>
      <SureDialog dialog={dialog} asks={`${label}: ${name}`} yes={label} ready={ready} onYes={confirmed}>
        {before === undefined && (
          <Hole q="screens.irreversible" words="nobody has said whether this can be taken back" />
        )}
        {said && heldValue(said.harm) && <p>A slip would cost: {heldValue(said.harm)}</p>}
        {before === 'a second person agrees' && (
          <p>
            {heldValue(said?.second ?? { is: 'unsaid', question: '' }) ?? 'A second person'} agrees first.
          </p>
        )}
        {before === 'typing the name' && (
          <label>
            Type “{name}” to go on
            <input value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
        )}
      </SureDialog>
    </>
  );
}

/** “Delete a tool” and “Delete Tool” are the same action. */
function sameWords(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/\b(?:an?|the|this)\s+/g, '');
}
