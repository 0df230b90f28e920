import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plural } from '#core/index.ts';
import {
  actorLabel,
  advanceTime,
  consolePath,
  dateInWords,
  type Finish,
  type LogEntry,
  nowOf,
  type PrototypeSession,
  runsWithinDays,
  type SimulationSettings,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/fields.tsx';
import { Arrivals } from './arrivals.tsx';
import { ConstantInputs } from './constant-inputs.tsx';
import { FAILURE_WORDS } from './failure-note.tsx';
import { useHref } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';
import { NoticeList } from './regions/inbox-region.tsx';
import { dispatch } from './session-store.ts';
import { deliver, playMessage } from './use-action.ts';

/** Above the product: as whom it is seen, and what can be taken back. */
export function PrototypeBanner() {
  const { product, actor, session, screens } = usePrototype();
  const href = useHref();
  const lastEdit = session.past.at(-1);
  const hasRoles = product.index.roles.all.length > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 min-h-9">
      <p className="m-0 quiet">
        {actor.role === null
          ? `Viewing as anyone.${hasRoles ? ' Pick a role to see its permissions.' : ''}`
          : `Viewing as ${actorLabel(actor)}.`}
      </p>
      <FinishChoice />
      <span className="row gap-x-4">
        {product.model.calls.offers.is === 'known' && (
          <Link className="ui-sm py-1" to={href(consolePath(screens))}>
            Calls for other programs
          </Link>
        )}
        <Button className={STEP} disabled={!lastEdit} onClick={() => dispatch({ act: 'undo' })}>
          Undo{lastEdit ? `: ${lastEdit.says}` : ''}
        </Button>
        <Button className={STEP} disabled={session.future.length === 0} onClick={() => dispatch({ act: 'redo' })}>
          Redo
        </Button>
        <Button className={STEP} disabled={isUntouched(session)} onClick={() => dispatch({ act: 'reset' })}>
          Reset
        </Button>
      </span>
    </div>
  );
}

const FINISHES: readonly (readonly [Finish, string])[] = [
  ['sketch', 'Sketch'],
  ['plain', 'Plain'],
  ['product', 'Product'],
];

/** How finished the product looks; what is open or guessed looks so in each of them. */
function FinishChoice() {
  const { finish } = usePrototype().session.knobs;
  return (
    <fieldset className="flex ml-auto ui-sm border-1 border-line rounded">
      <legend className="unseen">Drawn as</legend>
      {FINISHES.map(([value, label]) => (
        <label
          key={value}
          className="relative px-3 py-1 text-ink-2 rounded has-checked:bg-raised has-checked:text-ink has-checked:font-semibold has-focus-visible:outline-3 outline-pen"
        >
          <input
            className="absolute inset-0 m-0 opacity-0"
            type="radio"
            name="finish"
            checked={finish === value}
            onChange={() => dispatch({ act: 'turn', knobs: { finish: value } })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const STEP = `truncate max-w-[32ch] px-0 min-h-6 border-0 bg-transparent ui-sm font-semibold enabled:hover:underline
  underline-offset-3 disabled:font-normal disabled:text-ink-2`;

function isUntouched({ edits, days, log, constants }: PrototypeSession): boolean {
  return edits.changed.size === 0 && days === 0 && log.length === 0 && Object.keys(constants).length === 0;
}

const CONDITION_OPTIONS: readonly (readonly [SimulationSettings['condition'], string])[] = [
  [null, 'as it is'],
  ['empty', 'empty'],
  ['loading', 'still loading'],
  ['partial', 'half loaded'],
  ['failed', 'broken'],
  ['forbidden', 'forbidden'],
];

const VOLUME_OPTIONS = [
  [1, 'as many as usual'],
  [10, 'ten times as many'],
  [100, 'a hundred times as many'],
  [1000, 'a thousand times as many'],
] as const;

const FIELDSET = 'flex flex-wrap gap-2 min-w-0 px-3 pb-3 border-1 border-line rounded';
const DAY_STEPS = [1, 7, 30] as const;

export function SimulationControls() {
  const { session, product, actor } = usePrototype();
  const { knobs } = session;
  const isShort = runsWithinDays(product);
  const turn = (change: Partial<SimulationSettings>) => dispatch({ act: 'turn', knobs: change });
  const errors = product.index.errors.all.map(({ id, label }) => [id, label] as const);
  return (
    <details>
      <summary className="py-1.5">Conditions: speed, failures, date</summary>
      <div className="grid gap-4 grid-fill-200 py-4">
        <Setting head={`Speed: every message takes ${knobs.latency / 1000} s`}>
          <input
            type="range"
            min={0}
            max={9000}
            step={100}
            value={knobs.latency}
            onChange={({ target }) => turn({ latency: Number(target.value) })}
          />
        </Setting>
        <Setting head="Other systems">
          <Select value={knobs.failure} of={FAILURE_WORDS} onChange={(failure) => turn({ failure })} />
        </Setting>
        <Setting head="This screen is">
          <Select value={knobs.condition} of={CONDITION_OPTIONS} onChange={(condition) => turn({ condition })} />
        </Setting>
        <Setting head="Error shown now">
          <Select value={knobs.inject} first={[null, 'nothing']} of={errors} onChange={(inject) => turn({ inject })} />
        </Setting>
        <Setting head="Records">
          <Select value={knobs.times} of={VOLUME_OPTIONS} onChange={(times) => turn({ times })} />
        </Setting>
        <fieldset className={FIELDSET}>
          <legend>{isShort ? `It is ${dateInWords(nowOf(actor))}` : `Today is ${dateInWords(actor.today)}`}</legend>
          {(isShort ? [...SHORT_STEPS, ...DAY_STEPS] : DAY_STEPS).map((days) => (
            <PassTime key={days} days={days} />
          ))}
        </fieldset>
        <Arrivals className={FIELDSET} />
        <ConstantInputs className={`${FIELDSET} col-span-full grid-fill-200 grid`} />
      </div>
    </details>
  );
}

function Setting({ head, children }: { head: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children
    <label className="grid grid-cols-1 content-start gap-1 text-sm wrap-anywhere">
      {head}
      {children}
    </label>
  );
}

/** An hour, and five minutes, in days. */
const SHORT_STEPS = [5 / 1440, 1 / 24];

function stepWords(days: number): string {
  if (days >= 1) return plural(days, 'A day', '# days');
  return days < 1 / 24 ? `${Math.round(days * 1440)} minutes` : 'An hour';
}

/** Advances the simulated date; timed moves are made for every record that is due. */
function PassTime({ days }: { days: number }) {
  const { actor, session } = usePrototype();
  const pass = () => {
    const world = advanceTime(actor, days);
    const results = [...world.messages].flatMap((message) => playMessage(actor, world, message, session.knobs) ?? []);
    dispatch({ act: 'log', entries: results.map(({ entry }) => entry).toReversed() });
    const says = `${stepWords(days)} passed`;
    dispatch({ act: 'edit', says, changes: [...world.changes], days: session.days + days });
    deliver(world);
    const notes = [...world.notes];
    announce(
      notes.length > 0
        ? `${says}: ${plural(notes.length, 'one thing happened by itself', '# things happened by themselves')}, first ${notes[0]}`
        : `${says}, and nothing happened by itself.`,
    );
  };
  return (
    <Button onClick={pass}>
      {stepWords(days)} {days > 1 ? 'pass' : 'passes'}
    </Button>
  );
}

/** The calls to other systems in this session, newest first: what was sent, what came back, and the outcome. */
export function CallLog() {
  const { log } = usePrototype().session;
  if (log.length === 0) return null;
  return (
    <details>
      <summary className="py-1.5">Messages to other systems: {log.length}</summary>
      <ol className="grid gap-4 mt-2 text-sm">
        {log.map(({ id, label, because, sent, back, took, outcome, dealtWith }) => (
          <li key={id} className="pt-3 border-t-1 border-line" data-outcome={outcome}>
            <b className="font-semibold">{label}</b>{' '}
            <span className="text-ink-2">
              because of “{because}”, {(took / 1000).toFixed(1)} s
            </span>{' '}
            {outcome === 'answered' ? 'answered' : `${outcome}: ${dealtWith}`}
            <div className="grid grid-fit-260 gap-x-8 gap-y-3 mt-2">
              <MessageTable title="We sent" lines={sent} />
              {outcome === 'answered' && <MessageTable title="We got back" lines={back} />}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What people were told, of all roles. */
export function NoticeLog() {
  const { inbox } = usePrototype().session;
  if (inbox.length === 0) return null;
  return (
    <details>
      <summary className="py-1.5">Told to people: {inbox.length}</summary>
      <div className="mt-2">
        <NoticeList notices={inbox} />
      </div>
    </details>
  );
}

function MessageTable({ title, lines }: { title: string; lines: LogEntry['sent'] }) {
  return (
    <section>
      <h3 className="ui-sm font-semibold text-ink-2">{title}</h3>
      {lines.length === 0 && <p className="quiet">nothing that anybody named</p>}
      <dl>
        {lines.map(([line, value]) => (
          <div className="grid grid-cols-[1fr_2fr] gap-3 py-1 border-b-1 border-line wrap-anywhere" key={line}>
            <dt className="text-ink-2">{line}</dt>
            <dd>{value ?? <span className="px-1.5 bg-hatched halo">nobody has said what of ours this is</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
