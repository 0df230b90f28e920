import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../use-gather.ts';
import type { Play, Turn } from './play.ts';

const DELETE = 'delete it for ever';

/** A button that nobody has forbidden yet. It works at every moment, and then asks whether it should have. */
export function DeleteForEver({ play, turn }: { play: Play; turn: (turn: Turn) => void }) {
  const erase = () => {
    turn({ turn: 'delete' });
    announce('Thing no. 1 is gone for ever. Nobody asked whether you are sure.');
  };
  return (
    <div className="states-delete">
      {play.gone ? (
        <Erased play={play} turn={turn} />
      ) : (
        <div className="row">
          <button type="button" className="button states-erase" onClick={erase}>
            Delete for ever
          </button>
          <span className="quiet">Always there. Nobody asks whether you are sure.</span>
        </div>
      )}
      <Spot q="states.matrix" />
    </div>
  );
}

function Erased({ play, turn }: { play: Play; turn: (turn: Turn) => void }) {
  const { ask } = useAsking();
  const gather = useGather();
  const guessed = play.stops.every(({ source }) => source === 'guess');
  const when = guessed ? 'Paid' : play.at;
  const say = (word: string) =>
    gather.cells('states.matrix', { rows: [when], columns: [DELETE], cells: [[word]] });
  return (
    <>
      <p className="states-erased">
        Thing no. 1 is gone, without a question.{' '}
        <strong>Also when it is {guessed ? 'paid' : `“${when}”`}?</strong>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => say('allow')}>
          Yes, also then
        </button>
        <button type="button" className="button main" onClick={() => say('refuse')}>
          No, never then
        </button>
        <button type="button" className="button" onClick={() => ask('states.matrix', 'unknown')}>
          Nobody here knows
        </button>
        <button type="button" className="plain" onClick={() => turn({ turn: 'undo' })}>
          Bring it back
        </button>
      </div>
    </>
  );
}
