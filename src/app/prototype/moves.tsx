import { type ReactNode, useState } from 'react';
import { type Button, buttonsFor, knownValue, pressed, recordLabel, type SampleRow } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { BeforeMove } from './before-move.tsx';
import { asksFirst } from './beforehand.tsx';
import type { useDoing } from './doing.ts';
import { MoveRow } from './move-row.tsx';
import { usePlaying } from './playing.tsx';

interface MovesProps {
  readonly row: SampleRow;
  readonly carryOut: ReturnType<typeof useDoing>['carryOut'];
  /** The progress of what was set off; read next to what was typed for it. */
  readonly note: ReactNode;
  /** What else can be done, in the same row. */
  readonly others: ReactNode;
}

/**
 * What can be done to a record now. What somebody may not do is hidden, greyed with the reason or refused on the
 * press, as decided; what is refused, ignored or put off in its present state can be tried all the same.
 */
export function Moves({ row, carryOut, note, others }: MovesProps) {
  const { product, actor } = usePlaying();
  const refusal = knownValue(product.model.roles.refusal);
  const [refused, setRefused] = useState('');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = buttonsFor(actor, row);
  const isBarred = ({ verdict, by, moves }: Button) =>
    verdict.may === 'no' && by !== 'system' && !moves.some(({ isGuarded }) => isGuarded);
  const open = all.filter((one) => one.moves.length > 0 && !(refusal === 'hidden' && isBarred(one)));
  const closed = all.filter(({ moves }) => moves.length === 0);
  const asked = open.find(({ id }) => id === askedFor);
  /** What was typed before a move stays on the screen until the move was made. */
  const make = async (button: Button, before: Parameters<typeof pressed>[3]) => {
    if (isBusy) return;
    setRefused('');
    setIsBusy(true);
    const says = `${recordLabel(product, row)}: ${button.label}`;
    const done = await carryOut(pressed(actor, row, button, before), says);
    setIsBusy(false);
    if (!done) return;
    setAskedFor((id) => (id === button.id ? null : id));
    announce(`${says}.`);
  };
  const press = (button: Button) => {
    if (isBarred(button) && button.moves.length > 0) return setRefused(button.verdict.because);
    if (button.types.length > 0 || button.needsReason || asksFirst(button.before)) return setAskedFor(button.id);
    return void make(button, { values: {}, why: '' });
  };
  return (
    <div className="proto-moves mt-4">
      <MoveRow
        buttons={open}
        isClosed={(button) => isBarred(button) && refusal !== 'refused'}
        press={press}
        others={others}
      />
      {note}
      {asked && (
        <BeforeMove
          key={`${row.id} ${asked.id}`}
          row={row}
          button={asked}
          make={make}
          cancel={() => setAskedFor(null)}
        />
      )}
      {refused && (
        <p className="proto-refused" role="alert">
          {refused}
        </p>
      )}
      {closed.length > 0 && (
        <details className="mt-2 [&>.row]:mt-2">
          <summary>Not now</summary>
          <MoveRow buttons={closed} isClosed={() => false} press={press} />
        </details>
      )}
    </div>
  );
}
