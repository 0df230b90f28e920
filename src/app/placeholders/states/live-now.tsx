import {
  type Acting,
  type Entity,
  type LifeCycleOf,
  type Move,
  recordLabel,
  type SampleRow,
  stateOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { QuestionPin } from '../../prototype/hole.tsx';

/** Where a record is now. */
export function Now({
  row,
  cycle,
  acting,
  entity,
  moved,
}: {
  row: SampleRow;
  cycle: LifeCycleOf;
  acting: Acting;
  entity: Entity;
  /** Somebody has just pressed a button that is gone now, so the keyboard goes here. */
  moved: boolean;
}) {
  const label = recordLabel(acting.product, row);
  return (
    <p className="states-now" tabIndex={-1} ref={moved ? focusOnce : undefined}>
      <bdi>{label}</bdi>
      {!label.startsWith(entity.label) && ` (${entity.label})`} is{' '}
      <strong className="states-chip" data-source="decided">
        {stateOf(acting, row, cycle)?.label ?? 'nowhere'}
      </strong>
    </p>
  );
}

/** Every way on from here; a blocked one cannot be pressed and says why. */
export function Buttons({ moves, make }: { moves: readonly Move[]; make: (move: Move) => void }) {
  if (moves.length === 0)
    return <p className="states-over">The end. Nothing can be done to it any more. Really nothing?</p>;
  return (
    <ul className="states-buttons">
      {moves.map((move) => {
        const { verdict, label, id, to } = move;
        const blocked = verdict.may === 'no' || to.id === null;
        return (
          <li key={id} data-may={verdict.may}>
            <Button disabled={blocked} onClick={() => make(move)}>
              <span>
                {label} <span aria-hidden="true">→ {to.label}</span>
              </span>
            </Button>
            {verdict.because && <small>{verdict.because}</small>}
            {verdict.look !== 'said' && <QuestionPin q={verdict.question} words={verdict.because} />}
          </li>
        );
      })}
    </ul>
  );
}
