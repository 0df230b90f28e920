import { counted, plural } from '#core/index.ts';
import { type Knobs, knownValue, timePasses } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { sent } from './doing.ts';
import { FAILURE_WORDS } from './failure-note.tsx';
import { usePlaying } from './playing.tsx';
import { act } from './session-store.ts';

const CONDITIONS: readonly (readonly [Knobs['condition'], string])[] = [
  [null, 'as it is'],
  ['empty', 'empty'],
  ['loading', 'still loading'],
  ['partial', 'half there'],
  ['failed', 'broken'],
  ['forbidden', 'forbidden'],
];

const TIMES = [
  [1, 'as much as usual'],
  [10, 'ten times as much'],
  [100, 'a hundred times as much'],
  [1000, 'a thousand times as much'],
] as const;

const STEPS = [1, 7, 30] as const;

export function SimulationControls() {
  const { session, product, actor } = usePlaying();
  const { knobs } = session;
  const turn = (change: Partial<Knobs>) => act({ act: 'turn', knobs: change });
  return (
    <details className="proto-weather">
      <summary className="py-1.5">The world around it</summary>
      <div className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(220px,1fr))] py-4">
        <label className="grid content-start gap-1 text-14">
          <span>Every message takes {knobs.latency / 1000} s</span>
          <input
            type="range"
            min={0}
            max={9000}
            step={100}
            value={knobs.latency}
            onChange={(event) => turn({ latency: Number(event.target.value) })}
          />
        </label>
        <label className="grid content-start gap-1 text-14">
          Outside
          <Select value={knobs.failure} of={FAILURE_WORDS} onChange={(failure) => turn({ failure })} />
        </label>
        <label className="grid content-start gap-1 text-14">
          This screen is
          <Select value={knobs.condition} of={CONDITIONS} onChange={(condition) => turn({ condition })} />
        </label>
        <label className="grid content-start gap-1 text-14">
          Goes wrong now
          <Select
            value={knobs.inject}
            first={[null, 'nothing']}
            of={product.index.errors.all.map(({ id, label }) => [id, label])}
            onChange={(inject) => turn({ inject })}
          />
        </label>
        <label className="grid content-start gap-1 text-14">
          There is
          <Select value={knobs.times} of={TIMES} onChange={(times) => turn({ times })} />
        </label>
        <fieldset>
          <legend>Today is {actor.today}</legend>
          {STEPS.map((days) => (
            <PassTime key={days} days={days} />
          ))}
        </fieldset>
        <Numbers />
      </div>
    </details>
  );
}

/** Lets days pass: what the clock does by itself happens to every record that is due. */
function PassTime({ days }: { days: number }) {
  const { actor, session } = usePlaying();
  const pass = () => {
    const world = timePasses(actor, days);
    const answers = world.messages.flatMap((message) => sent(actor, world, message, session.knobs) ?? []);
    act({ act: 'log', entries: answers.map(({ entry }) => entry).toReversed() });
    const says = plural(days, 'A day passed', '# days passed');
    act({ act: 'edit', says, changes: world.changes, days: session.days + days });
    const { notes } = world;
    announce(
      notes.length > 0
        ? `${says}: ${counted(notes.length, 'thing')} happened by themselves, first ${notes[0]}`
        : `${says}, and nothing has happened by itself.`,
    );
  };
  return <Button onClick={pass}>{plural(days, 'A day passes', '# days pass')}</Button>;
}

/** The numbers with a name: what is turned here, the product obeys at once. */
function Numbers() {
  const { product, session } = usePlaying();
  const turned = product.model.constants.constants.filter(({ value }) => value.is === 'known');
  if (turned.length === 0) return null;
  return (
    <fieldset className="proto-numbers">
      <legend>Its numbers</legend>
      {turned.map(({ id, label, value }) => {
        const quantity = knownValue(value);
        return (
          <label className="grid grid-cols-1 content-start gap-1 text-14 wrap-anywhere" key={id}>
            {label}
            <span className="proto-money flex items-center gap-2">
              <input
                className="flex-1 w-15 min-w-15"
                type="number"
                value={quantity?.amount ?? ''}
                onChange={(event) =>
                  act({
                    act: 'set-constant',
                    id,
                    amount: event.target.value === '' ? null : Number(event.target.value),
                  })
                }
              />
              <span className="text-ink-2">{quantity?.unit}</span>
            </span>
            {Object.hasOwn(session.constants, id) && (
              <Button look="plain" onClick={() => act({ act: 'set-constant', id, amount: null })}>
                as decided
              </Button>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
