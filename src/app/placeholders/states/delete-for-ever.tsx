import { useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { Play, Turn } from './play.ts';

const DELETE = 'delete it for ever';

interface DeleteForEverProps {
  readonly play: Play;
  readonly turn: (turn: Turn) => void;
  /** What the record is called. */
  readonly name: string;
  /** Id of the question on what may be tried when. */
  readonly q: string;
}

/** A button that nobody has forbidden yet. It works at every moment, and then asks whether it should have. */
export function DeleteForEver({ play, turn, name, q }: DeleteForEverProps) {
  const [back, setBack] = useState(false);
  const restore = () => {
    setBack(true);
    turn({ turn: 'undo' });
    announce(`${name} is back. It is ${play.at}.`);
  };
  const erase = () => {
    turn({ turn: 'delete' });
    announce(`${name} is gone for ever. Nobody asked whether you are sure.`);
  };
  return (
    <div className="states-delete">
      {play.gone ? (
        <Erased play={play} restore={restore} name={name} q={q} />
      ) : (
        <div className="row">
          <button
            type="button"
            className="button states-erase"
            ref={back ? focusOnce : undefined}
            onClick={erase}
          >
            Delete for ever
          </button>
          <span className="quiet">Always there. Nobody asks whether you are sure.</span>
        </div>
      )}
      <Spot q={q} />
    </div>
  );
}

function Erased({ play, restore, name, q }: Omit<DeleteForEverProps, 'turn'> & { restore: () => void }) {
  const { ask } = useAsking();
  const gather = useGather();
  const when = paidOrHere(play);
  const say = (word: string) => gather.cells(q, { rows: [when], columns: [DELETE], cells: [[word]] });
  return (
    <>
      <p className="states-erased" tabIndex={-1} ref={focusOnce}>
        {name} is gone, without a question. <strong>{`Also when it is “${when}”?`}</strong>
      </p>
      <div className="row">
        <Button onClick={() => say('allow')}>Yes, also then</Button>
        <Button look="main" onClick={() => say('refuse')}>
          No, never then
        </Button>
        <Button onClick={() => ask(q, 'unknown')}>Nobody here knows</Button>
        <Button look="plain" onClick={restore}>
          Bring it back
        </Button>
      </div>
    </>
  );
}

/** Where it hurts most to lose it: once it is paid, if the story gets that far or has not begun. */
function paidOrHere({ stops, at }: Play): string {
  const paid = stops.find(({ name }) => /\bpaid\b/i.test(name));
  if (paid) return paid.name;
  return stops.every(({ source }) => source === 'guess') ? 'paid' : at;
}
