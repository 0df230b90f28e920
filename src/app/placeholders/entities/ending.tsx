import { Spot } from '../../stage/spot.tsx';
import { Line } from './line.tsx';
import { type Trial, Try } from './try.tsx';

const SHREDDER: Trial = {
  q: 'entities.retention',
  press: 'Nobody needs it any more',
  shows: 'It stays where it is, at the top of the list.',
  ask: 'What should have become of it?',
};

/** What is left of the card after each way of ending a record. */
const ENDS: Readonly<Record<string, string>> = {
  keep: 'It stays at the top of the list for ever.',
  archive: 'Put away: out of the daily list, still to be found.',
  anonymise: 'The names are gone, the rest stays.',
  delete: 'Gone. Somebody will phone about it.',
};

/** The line that says how a record ends. Whoever picks an end sees the card come to it. */
export function Ending({ end, setEnd }: { end: string; setEnd: (end: string) => void }) {
  return (
    <Line of="When it is gone" q="entities.retention">
      <Spot q="entities.retention-time" />
      <Try trial={SHREDDER} onPick={setEnd} />
      {Object.hasOwn(ENDS, end) && (
        <p className="entities-end">
          {ENDS[end]}{' '}
          <button type="button" className="plain" onClick={() => setEnd('')}>
            Put it back
          </button>
        </p>
      )}
    </Line>
  );
}
