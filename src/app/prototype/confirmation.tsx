import { useState } from 'react';
import { confirmationText, type Irreversible, knownValue, type SampleRow } from '#core/product.ts';
import { usePrototype } from './prototype-context.tsx';

/** Whether an irreversible action needs a confirmation first. */
export function needsConfirmation(irreversible: Irreversible | undefined): irreversible is Irreversible {
  const precaution = irreversible && knownValue(irreversible.before);
  return precaution !== undefined && precaution !== 'nothing';
}

/**
 * The confirmation of an irreversible action: the harm of a slip, a name to type, a second person. `isSure`: it may be
 * carried out.
 */
export function useConfirmation(row: SampleRow, irreversible: Irreversible | undefined) {
  const { product } = usePrototype();
  const [typed, setTyped] = useState('');
  const precaution = irreversible && knownValue(irreversible.before);
  if (!irreversible) return { isSure: true, part: null };
  const requiredText = confirmationText(product, irreversible, row);
  const secondPerson = knownValue(irreversible.second);
  const part = (
    <div className="grid gap-2 my-3">
      {knownValue(irreversible.harm) && <p className="m-0">A slip would cost: {knownValue(irreversible.harm)}</p>}
      {precaution === 'a second person agrees' && (
        <p className="m-0">A second person agrees first{secondPerson ? `: ${secondPerson}` : '.'}</p>
      )}
      {precaution === 'typing the name' && (
        <label>
          Type “{requiredText}” to go on
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
    </div>
  );
  return { isSure: precaution !== 'typing the name' || typed.trim() === requiredText, part };
}
