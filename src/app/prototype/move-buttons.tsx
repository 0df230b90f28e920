import { type ReactNode, useId } from 'react';
import type { Button as ProductButton } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { QuestionPin, WithLook } from './hole.tsx';

interface MoveButtonsProps {
  readonly buttons: readonly ProductButton[];
  readonly isClosed: (button: ProductButton) => boolean;
  readonly press: (button: ProductButton) => void;
  readonly others?: ReactNode;
}

/** The buttons in a row, below them a hint for each button that has one. */
export function MoveButtons({ buttons, isClosed, press, others }: MoveButtonsProps) {
  const ids = useId();
  const all = buttons.map((button, at) => ({ button, hint: hasHint(button) ? `${ids}-${at}` : undefined }));
  const hinted = all.filter(({ hint }) => hint !== undefined);
  return (
    <>
      <div className="row">
        {all.map(({ button, hint }) => (
          <MoveButton
            key={button.id}
            button={button}
            closed={isClosed(button)}
            press={() => press(button)}
            hint={hint}
          />
        ))}
        {others}
      </div>
      {hinted.length > 0 && (
        <ul className="grid gap-0.5 mt-2 text-ink-2 text-sm wrap-anywhere">
          {hinted.map(({ button, hint }) => (
            <li key={button.id} id={hint}>
              <Hint button={button} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isExternal = ({ by }: ProductButton): boolean => by === 'system';
const nameOf = (button: ProductButton): string =>
  isExternal(button) ? `${button.system}: ${button.label}` : button.label;
const reasonOf = (button: ProductButton): string =>
  isExternal(button) ? 'comes from outside' : button.verdict.because;
const hasHint = (button: ProductButton): boolean => reasonOf(button) !== '' || button.inWords.length > 0;

function Hint({ button }: { button: ProductButton }) {
  const { inWords, cycle } = button;
  return (
    <>
      <b>{nameOf(button)}</b>: {reasonOf(button).replace(/^Only /u, 'only ')}
      {inWords.length > 0 && (
        <>
          {' '}
          <WithLook look="guess" q={`states.${cycle.entity ?? ''}.effects`} words="decided in words, not played here">
            <small>then also, in words: {inWords.join('; ')}</small>
          </WithLook>
        </>
      )}
    </>
  );
}

interface MoveButtonProps {
  readonly button: ProductButton;
  readonly closed: boolean;
  readonly press: () => void;
  readonly hint: string | undefined;
}

function MoveButton({ button, closed, press, hint }: MoveButtonProps) {
  const { verdict, id, moves } = button;
  const control = (
    <Button
      data-action={`move ${id}`}
      disabled={closed || (moves.length > 0 && moves.every(({ to }) => to.id === null))}
      aria-describedby={hint}
      onClick={press}
    >
      {nameOf(button)}
    </Button>
  );
  return (
    <span className="inline-flex items-center gap-1 max-w-full" data-may={isExternal(button) ? 'yes' : verdict.may}>
      {verdict.may === 'unsaid' ? (
        <>
          {control} <QuestionPin q={verdict.question} words={verdict.because} />
        </>
      ) : (
        <WithLook look={verdict.look === 'hole' ? 'guess' : verdict.look} q={verdict.question} words={reasonOf(button)}>
          {control}
        </WithLook>
      )}
    </span>
  );
}
