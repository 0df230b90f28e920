import { plural, type QuestionView } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { knownRows } from '../known/known-rows.ts';
import { DecidedLine } from '../pieces/decided-line.tsx';
import { Note } from '../pieces/note.tsx';
import { SaidTag } from '../pieces/said-tag.tsx';
import { Dial } from './dial.tsx';
import { EFFECTS } from './effects.ts';
import { countAt } from './invoices.ts';
import type { Kept } from './kept.ts';
import { KNOBS, type KnobId, type Setting, spoken } from './knobs.ts';

interface BoardProps {
  readonly kept: Kept;
  readonly turned: Readonly<Record<KnobId, number>>;
  readonly settings: Readonly<Record<KnobId, Setting>>;
  readonly turn: (id: KnobId, stop: number) => void;
  /** How often the amount of data is multiplied by ten. */
  readonly times: number;
  readonly setTimes: (times: number) => void;
}

/** The knobs. One whose number has been said is locked with it; the others turn freely. */
export function Board({ kept, turned, settings, turn, times, setTimes }: BoardProps) {
  return (
    <section className="constants-board" aria-label="The knobs">
      <Note says="Every number there is" q="constants.values" draw={drawValues} />
      {KNOBS.map((knob) => (
        <Dial
          key={knob.id}
          knob={knob}
          stop={turned[knob.id]}
          locked={kept.locked.get(knob.id)}
          effect={EFFECTS[knob.id](settings, countAt(times))}
          turn={(stop) => turn(knob.id, stop)}
        />
      ))}
      {kept.others.map(({ name, amount, unit, scope, settled }) => (
        <p className="constants-other" key={`${name} ${amount} ${unit} ${scope}`}>
          <SaidTag settled={settled} /> {name}: {spoken({ amount, unit })}
          {scope && `, ${scope}`}
        </p>
      ))}
      <div className="constants-times">
        <label htmlFor="constants-times">
          How much is there? <output htmlFor="constants-times">{spokenCount(times)} invoices</output>
        </label>
        <input
          id="constants-times"
          type="range"
          min={0}
          max={4}
          value={times}
          aria-valuetext={`${spokenCount(times)} invoices`}
          onChange={(event) => setTimes(event.target.valueAsNumber)}
        />
        <span className="quiet">Each step is × 10.</span>
        <Spot q="constants.capacity" />
      </div>
      <Note says="Set by a law, a contract, a habit, a guess?" q="constants.provenance" />
      <Note says="The same for everybody, everywhere?" q="constants.variants" />
    </section>
  );
}

function drawValues(view: QuestionView) {
  const count = knownRows(view).length;
  return (
    <DecidedLine view={view}>{plural(count, 'One number stands', '# numbers stand')}, see below.</DecidedLine>
  );
}

function spokenCount(times: number): string {
  return String(countAt(times)).replace(/\B(?=(\d{3})+$)/g, ' ');
}
