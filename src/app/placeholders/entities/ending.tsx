import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Line } from './line.tsx';
import { Try } from './try.tsx';

const SHREDDER = {
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

interface EndingProps {
  readonly end: string;
  readonly setEnd: (end: string) => void;
  readonly q?: string;
  readonly time?: string;
}

/** The line that says how a record ends. People who pick an end see the card come to it. */
export function Ending({
  end,
  setEnd,
  q = 'entities.retention',
  time = 'entities.retention-time',
}: EndingProps) {
  return (
    <Line of="When it is gone" q={q}>
      <Spot className="flex! justify-between" q={time} />
      <Try q={q} {...SHREDDER} onPick={setEnd} />
      {Object.hasOwn(ENDS, end) && (
        <p className="text-14">
          {ENDS[end]}{' '}
          <Button look="plain" onClick={() => setEnd('')}>
            Put it back
          </Button>
        </p>
      )}
    </Line>
  );
}
