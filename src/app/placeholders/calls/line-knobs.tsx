import { counted } from '#core/index.ts';
import { type Call, heldValue, type Knobs, type Product } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { FAILURE_WORDS } from '../../prototype/failure-words.ts';
import { act, useSitting } from '../../prototype/sitting-store.ts';
import { Gap } from '../facts/fact.tsx';
import { millisecondsOf } from './patience.ts';

/** How slow the line is and what fails on it; the messages here and the running product obey both. */
export function LineKnobs({ product }: { product: Product }) {
  const { latency, failure } = useSitting().knobs;
  const turn = (knobs: Partial<Knobs>) => act({ act: 'turn', knobs });
  return (
    <section className="calls-knobs" aria-label="The line">
      <label className="calls-latency">
        <span>
          Every answer takes <b>{(latency / 1000).toFixed(1)} s</b>
        </span>
        <input
          type="range"
          min={0}
          max={30_000}
          step={100}
          value={latency}
          aria-valuetext={`${(latency / 1000).toFixed(1)} seconds`}
          onChange={(event) => turn({ latency: event.target.valueAsNumber })}
        />
      </label>
      <label className="calls-outside">
        Outside,
        <select
          value={failure ?? ''}
          onChange={(event) => {
            const [knob, words] = FAILURE_WORDS[event.target.selectedIndex] ?? [null, ''];
            turn({ failure: knob });
            announce(`Outside, ${words}.`);
          }}
        >
          {FAILURE_WORDS.map(([knob, words]) => (
            <option key={words} value={knob ?? ''}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <Verdict calls={product.index.calls.all} latency={latency} />
    </section>
  );
}

/** How many of the messages are too slow at this setting, for those of which it was said what that means. */
function Verdict({ calls, latency }: { calls: readonly Call[]; latency: number }) {
  if (calls.length === 0) return null;
  const patience = calls.map(({ waiting }) => millisecondsOf(heldValue(waiting)));
  const known = patience.filter((most) => most !== undefined);
  if (known.length === 0) {
    return (
      <p className="calls-verdict">
        Too slow? <Gap q="calls.waiting" words="nobody has said how long is too long" />
      </p>
    );
  }
  const late = known.filter((most) => latency > most).length;
  return (
    <p className="calls-verdict" data-late={late > 0 || undefined}>
      {late === 0
        ? 'Nobody waits longer than was decided.'
        : `${late} of ${counted(calls.length, 'message comes', 'messages come')} too late for the people who wait.`}
    </p>
  );
}
