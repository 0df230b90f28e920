import { type ReactNode, useId, useState } from 'react';
import {
  buttonsFor,
  goesOn,
  knownValue,
  type Button as ProductButton,
  pressButton,
  recordLabel,
  type SampleRow,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Unplayed, WithVerdictLook } from './hole.tsx';
import { MoveInputForm, needsConfirmation } from './move-input-form.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { usePrototype } from './prototype-context.tsx';
import type { useAction } from './use-action.ts';

interface MovePanelProps {
  readonly row: SampleRow;
  /** What stands to the left of the buttons. */
  readonly head?: ReactNode;
  /** One of many, with little room: its form opens over the screen. */
  readonly isEntry?: boolean;
  readonly carryOut: ReturnType<typeof useAction>['carryOut'];
  /** The progress of the last action, shown between the buttons and the form. */
  readonly note: ReactNode;
  /** Further buttons of the same row. */
  readonly others: ReactNode;
  /** The only moves offered, by name; absent: all, and apart from them those that are not possible now. */
  readonly only?: readonly string[] | undefined;
  /** What follows on the screen once a move of that name is made. */
  readonly moved?: ((event: string) => void) | undefined;
}

/**
 * The moves of a record. What the role may not do is hidden, disabled with the reason, or refused on the press, as
 * decided; moves that the present state refuses, ignores or defers can be tried all the same.
 */
export function MovePanel({ row, head, isEntry = false, carryOut, note, others, only, moved }: MovePanelProps) {
  const { product, actor } = usePrototype();
  const refusal = knownValue(product.model.roles.refusal);
  const [refusalReason, setRefusalReason] = useState('');
  const [openMoveId, setOpenMoveId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = buttonsFor(actor, row).filter(({ label }) => only?.includes(label) ?? true);
  const isForbidden = ({ verdict, by, moves }: ProductButton) =>
    verdict.may === 'no' && by !== 'system' && !moves.some(({ isGuarded }) => isGuarded);
  const isHidden = only !== undefined || refusal === 'hidden';
  const available = all.filter((one) => one.moves.length > 0 && !(isHidden && isForbidden(one)));
  const unavailable = only ? [] : all.filter(({ moves }) => moves.length === 0);
  const openMove = available.find(({ id }) => id === openMoveId);
  /** The form stays open with what was typed until the move has succeeded. */
  const makeMove = async (button: ProductButton, before: Parameters<typeof pressButton>[3]) => {
    if (isBusy) return;
    setRefusalReason('');
    setIsBusy(true);
    const says = `${recordLabel(product, row)}: ${button.label}`;
    const done = await carryOut(pressButton(actor, row, button, before), says);
    setIsBusy(false);
    if (!done) return;
    setOpenMoveId((id) => (id === button.id ? null : id));
    announce(`${says}.`);
    moved?.(button.label);
  };
  const press = (button: ProductButton) => {
    if (isForbidden(button) && button.moves.length > 0) return setRefusalReason(button.verdict.because);
    if (button.types.length > 0 || button.needsReason || needsConfirmation(button.before))
      return setOpenMoveId(button.id);
    return void makeMove(button, { values: {}, why: '' });
  };
  const close = () => setOpenMoveId(null);
  const form = openMove && (
    <MoveInputForm key={`${row.id} ${openMove.id}`} row={row} button={openMove} make={makeMove} cancel={close} />
  );
  return (
    <div className="proto-moves grid justify-items-start gap-3">
      <MoveButtons
        head={head}
        buttons={available}
        isClosed={(button) => isForbidden(button) && refusal !== 'refused'}
        press={press}
        others={others}
      />
      {isEntry && openMove ? (
        <ProductDialog label={`${openMove.label}: ${recordLabel(product, row)}`} closed={close}>
          {note}
          {form}
        </ProductDialog>
      ) : (
        <>
          {note}
          {form}
        </>
      )}
      {refusalReason && (
        <p className="px-4 py-3 rounded border border-(--late) bg-(--late-wash)" role="alert">
          {refusalReason}
        </p>
      )}
      {unavailable.length > 0 && (
        <details className="text-sm [&>.row]:mt-2">
          <summary className="text-ink-2">Not now</summary>
          <MoveButtons buttons={unavailable} isClosed={() => false} press={press} />
        </details>
      )}
    </div>
  );
}

interface MoveButtonsProps {
  readonly buttons: readonly ProductButton[];
  readonly isClosed: (button: ProductButton) => boolean;
  readonly press: (button: ProductButton) => void;
  readonly others?: ReactNode;
  readonly head?: ReactNode;
}

/** The buttons in a row, below them a hint for each button that has one. */
function MoveButtons({ buttons, isClosed, press, others, head }: MoveButtonsProps) {
  const ids = useId();
  const main = buttons.find((button) => canBeMain(button) && !isClosed(button));
  const hinted = buttons.filter((button) => reasonOf(button) !== '' || button.inWords.length > 0);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 w-full">
        {head}
        <div className="row">
          {buttons.map((button) => {
            const { verdict, id, moves } = button;
            const leadsNowhere = moves.length > 0 && moves.every(({ to }) => to.id === null);
            return (
              <span key={id} className="max-w-full" data-may={isExternal(button) ? 'yes' : verdict.may}>
                <WithVerdictLook verdict={verdict.look === 'hole' ? { ...verdict, look: 'guess' } : verdict}>
                  <Button
                    look={button === main ? 'main' : 'usual'}
                    data-action={`move ${id}`}
                    disabled={isClosed(button) || leadsNowhere}
                    aria-describedby={hinted.includes(button) ? `${ids}-${id}` : undefined}
                    onClick={() => press(button)}
                  >
                    {nameOf(button)}
                  </Button>
                </WithVerdictLook>
              </span>
            );
          })}
          {others}
        </div>
      </div>
      {hinted.length > 0 && (
        <ul className="grid gap-0.5 text-ink-2 text-sm wrap-anywhere">
          {hinted.map((button) => (
            <li key={button.id} id={`${ids}-${button.id}`}>
              <b className="font-semibold">{nameOf(button)}</b>: {reasonOf(button).replace(/^Only /u, 'only ')}
              {button.inWords.length > 0 && (
                <Unplayed q={`states.${button.cycle.entity ?? ''}.effects`}>
                  {' '}
                  then also: {button.inWords.join('; ')}
                </Unplayed>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isExternal = ({ by }: ProductButton): boolean => by === 'system';
const canBeMain = (button: ProductButton): boolean =>
  button.verdict.may === 'yes' && !isExternal(button) && !button.moves.some(({ back }) => back) && goesOn(button.label);
const nameOf = (button: ProductButton): string =>
  isExternal(button) ? `${button.system}: ${button.label}` : button.label;
const reasonOf = (button: ProductButton): string =>
  isExternal(button) ? 'comes from outside' : button.verdict.because;
