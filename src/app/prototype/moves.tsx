import { useState } from 'react';
import { heldValue, type Move, movesFrom, recordLabel, type SampleRow } from '#core/product.ts';
import { announce } from '../frame/announcer.tsx';
import { type useDoing, useVisit } from './doing.ts';
import { Drawn, QuestionPin } from './hole.tsx';
import { usePlaying } from './playing.tsx';

interface MovesProps {
  readonly row: SampleRow;
  readonly perform: ReturnType<typeof useDoing>['perform'];
}

/** What can be done to a record now. What cannot is hidden, greyed with the reason or refused on the click, as decided. */
export function Moves({ row, perform }: MovesProps) {
  const { product, acting } = usePlaying();
  const visit = useVisit();
  const refusal = heldValue(product.model.roles.refusal);
  const [refused, setRefused] = useState('');
  const moves = movesFrom(acting, row);
  const shown = refusal === 'hidden' ? moves.filter(({ verdict }) => verdict.may !== 'no') : moves;
  const make = async (move: Move) => {
    if (move.to.id === null) return;
    const step = visit(move.cycle.id, row.states.get(move.cycle.id) ?? null, move.to.id);
    const change = { states: { [move.cycle.id]: move.to.id }, history: [step] };
    const says = `${recordLabel(product, row)}: ${move.label}`;
    const done = await perform(
      { event: move.label, action: 'move', entity: row.entity, row },
      { act: 'edit', says, changes: [{ entity: row.entity, id: row.id, change }] },
    );
    if (done) announce(`${says}. It is ${move.to.label} now.`);
  };
  if (shown.length === 0) return null;
  return (
    <div className="proto-moves">
      <div className="row">
        {shown.map((move) => (
          <MoveButton
            key={move.id}
            move={move}
            greyed={refusal !== 'refused'}
            make={() => (move.verdict.may === 'no' ? setRefused(move.verdict.because) : void make(move))}
          />
        ))}
      </div>
      {refused && (
        <p className="proto-refused" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

function MoveButton({ move, greyed, make }: { move: Move; greyed: boolean; make: () => void }) {
  const { verdict, label } = move;
  const closed = verdict.may === 'no' && greyed;
  const button = (
    <button
      type="button"
      className="button"
      data-action={`move ${move.id}`}
      disabled={closed || move.to.id === null}
      onClick={make}
    >
      {label}
    </button>
  );
  return (
    <span className="proto-move" data-may={verdict.may}>
      {verdict.may === 'unsaid' ? (
        <>
          {button} <QuestionPin q={verdict.question} words={verdict.because} />
        </>
      ) : (
        <Drawn
          look={verdict.look === 'hole' ? 'guess' : verdict.look}
          q={verdict.question}
          words={verdict.because}
        >
          {button}
        </Drawn>
      )}
      {verdict.because && <small>{verdict.because}</small>}
    </span>
  );
}
