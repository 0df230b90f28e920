import { plural, withCount } from '#core/index.ts';
import { advanceTime, knownValue, type SimulationSettings } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { FAILURE_WORDS } from './failure-note.tsx';
import { usePrototype } from './prototype-context.tsx';
import { dispatch } from './session-store.ts';
import { playMessage } from './use-action.ts';

const CONDITION_OPTIONS: readonly (readonly [SimulationSettings['condition'], string])[] = [
  [null, 'as it is'],
  ['empty', 'empty'],
  ['loading', 'still loading'],
  ['partial', 'half there'],
  ['failed', 'broken'],
  ['forbidden', 'forbidden'],
];

const VOLUME_OPTIONS = [
  [1, 'as much as usual'],
  [10, 'ten times as much'],
  [100, 'a hundred times as much'],
  [1000, 'a thousand times as much'],
] as const;

const DAY_STEPS = [1, 7, 30] as const;

export function SimulationControls() {
  const { session, product, actor } = usePrototype();
  const { knobs } = session;
  const updateSettings = (change: Partial<SimulationSettings>) => dispatch({ act: 'turn', knobs: change });
  return (
    <details className="proto-weather">
      <summary className="py-1.5">The world around it</summary>
      <div className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(220px,1fr))] py-4">
        <label className="grid content-start gap-1 text-sm">
          <span>Every message takes {knobs.latency / 1000} s</span>
          <input
            type="range"
            min={0}
            max={9000}
            step={100}
            value={knobs.latency}
            onChange={(event) => updateSettings({ latency: Number(event.target.value) })}
          />
        </label>
        <label className="grid content-start gap-1 text-sm">
          Outside
          <Select value={knobs.failure} of={FAILURE_WORDS} onChange={(failure) => updateSettings({ failure })} />
        </label>
        <label className="grid content-start gap-1 text-sm">
          This screen is
          <Select
            value={knobs.condition}
            of={CONDITION_OPTIONS}
            onChange={(condition) => updateSettings({ condition })}
          />
        </label>
        <label className="grid content-start gap-1 text-sm">
          Goes wrong now
          <Select
            value={knobs.inject}
            first={[null, 'nothing']}
            of={product.index.errors.all.map(({ id, label }) => [id, label])}
            onChange={(inject) => updateSettings({ inject })}
          />
        </label>
        <label className="grid content-start gap-1 text-sm">
          There is
          <Select value={knobs.times} of={VOLUME_OPTIONS} onChange={(times) => updateSettings({ times })} />
        </label>
        <fieldset>
          <legend>Today is {actor.today}</legend>
          {DAY_STEPS.map((days) => (
            <PassTime key={days} days={days} />
          ))}
        </fieldset>
        <ConstantInputs />
      </div>
    </details>
  );
}

/** Advances the simulated date; timed moves are made for every record that is due. */
function PassTime({ days }: { days: number }) {
  const { actor, session } = usePrototype();
  const pass = () => {
    const world = advanceTime(actor, days);
    const results = world.messages.flatMap((message) => playMessage(actor, world, message, session.knobs) ?? []);
    dispatch({ act: 'log', entries: results.map(({ entry }) => entry).toReversed() });
    const says = plural(days, 'A day passed', '# days passed');
    dispatch({ act: 'edit', says, changes: world.changes, days: session.days + days });
    const { notes } = world;
    announce(
      notes.length > 0
        ? `${says}: ${withCount(notes.length, 'thing')} happened by themselves, first ${notes[0]}`
        : `${says}, and nothing has happened by itself.`,
    );
  };
  return <Button onClick={pass}>{plural(days, 'A day passes', '# days pass')}</Button>;
}

/** Inputs for the product’s constants; the prototype uses a changed value at once. */
function ConstantInputs() {
  const { product, session } = usePrototype();
  const knownConstants = product.model.constants.constants.filter(({ value }) => value.is === 'known');
  if (knownConstants.length === 0) return null;
  return (
    <fieldset className="proto-numbers">
      <legend>Its numbers</legend>
      {knownConstants.map(({ id, label, value }) => {
        const quantity = knownValue(value);
        return (
          <label className="grid grid-cols-1 content-start gap-1 text-sm wrap-anywhere" key={id}>
            {label}
            <span className="proto-money flex items-center gap-2">
              <input
                className="flex-1 w-15 min-w-15"
                type="number"
                value={quantity?.amount ?? ''}
                onChange={(event) =>
                  dispatch({
                    act: 'set-constant',
                    id,
                    amount: event.target.value === '' ? null : Number(event.target.value),
                  })
                }
              />
              <span className="text-ink-2">{quantity?.unit}</span>
            </span>
            {Object.hasOwn(session.constants, id) && (
              <Button look="plain" onClick={() => dispatch({ act: 'set-constant', id, amount: null })}>
                as decided
              </Button>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
