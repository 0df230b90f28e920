import { type ReactNode, useState } from 'react';
import { type Button, buttonsFor, knownValue, pressButton, recordLabel, type SampleRow } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { needsConfirmation } from './confirmation.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { MoveInputForm } from './move-input-form.tsx';
import { usePrototype } from './prototype-context.tsx';
import type { useAction } from './use-action.ts';

interface MovePanelProps {
  readonly row: SampleRow;
  readonly carryOut: ReturnType<typeof useAction>['carryOut'];
  /** The progress of the last action, shown between the buttons and the form. */
  readonly note: ReactNode;
  /** Further buttons of the same row. */
  readonly others: ReactNode;
}

/**
 * The moves of a record. What the role may not do is hidden, disabled with the reason, or refused on the press, as
 * decided; moves that the present state refuses, ignores or defers can be tried all the same.
 */
export function MovePanel({ row, carryOut, note, others }: MovePanelProps) {
  const { product, actor } = usePrototype();
  const refusal = knownValue(product.model.roles.refusal);
  const [refusalReason, setRefusalReason] = useState('');
  const [openMoveId, setOpenMoveId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = buttonsFor(actor, row);
  const isForbidden = ({ verdict, by, moves }: Button) =>
    verdict.may === 'no' && by !== 'system' && !moves.some(({ isGuarded }) => isGuarded);
  const available = all.filter((one) => one.moves.length > 0 && !(refusal === 'hidden' && isForbidden(one)));
  const unavailable = all.filter(({ moves }) => moves.length === 0);
  const openMove = available.find(({ id }) => id === openMoveId);
  /** The form stays open with what was typed until the move has succeeded. */
  const makeMove = async (button: Button, before: Parameters<typeof pressButton>[3]) => {
    if (isBusy) return;
    setRefusalReason('');
    setIsBusy(true);
    const says = `${recordLabel(product, row)}: ${button.label}`;
    const done = await carryOut(pressButton(actor, row, button, before), says);
    setIsBusy(false);
    if (!done) return;
    setOpenMoveId((id) => (id === button.id ? null : id));
    announce(`${says}.`);
  };
  const press = (button: Button) => {
    if (isForbidden(button) && button.moves.length > 0) return setRefusalReason(button.verdict.because);
    if (button.types.length > 0 || button.needsReason || needsConfirmation(button.before))
      return setOpenMoveId(button.id);
    return void makeMove(button, { values: {}, why: '' });
  };
  return (
    <div className="proto-moves mt-4">
      <MoveButtons
        buttons={available}
        isClosed={(button) => isForbidden(button) && refusal !== 'refused'}
        press={press}
        others={others}
      />
      {note}
      {openMove && (
        <MoveInputForm
          key={`${row.id} ${openMove.id}`}
          row={row}
          button={openMove}
          make={makeMove}
          cancel={() => setOpenMoveId(null)}
        />
      )}
      {refusalReason && (
        <p className="proto-refused" role="alert">
          {refusalReason}
        </p>
      )}
      {unavailable.length > 0 && (
        <details className="mt-2 [&>.row]:mt-2">
          <summary>Not now</summary>
          <MoveButtons buttons={unavailable} isClosed={() => false} press={press} />
        </details>
      )}
    </div>
  );
}
