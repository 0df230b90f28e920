import { useMemo, useReducer, useState } from 'react';
import {
  type ActorContext,
  daysAfter,
  doneBy,
  type Lifecycle,
  movesOffered,
  NEW_SESSION,
  nowOf,
  type OfferedMove,
  type Product,
  recordLabel,
  recordsOf,
  reduceSession,
  type SampleRow,
  stateOf,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { QuestionPin } from '../../prototype/hole.tsx';
import { LifecycleDiagram, StateChip } from './lifecycle-diagram.tsx';
import type { LifecycleProps } from './lifecycles.ts';

/** Simulates the lifecycle of one sample record: only permitted moves can be pressed, the others say why not. */
export function LifecycleSimulator({ life: { entity }, cycle, product, sample, refDate }: LifecycleProps) {
  const [session, act] = useReducer(reduceSession, NEW_SESSION);
  const [pickedRole, setRole] = useState<string | null | undefined>(undefined);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const records = useMemo(() => recordsOf(sample, session.edits), [sample, session.edits]);
  if (!entity) return <p className="quiet">Nobody has said what lives this life.</p>;
  const rows = records.all(entity.id);
  const baseActor: ActorContext = { product, role: null, records, today: daysAfter(refDate, session.days) };
  const role = pickedRole === undefined ? firstActiveRole(rows, baseActor) : pickedRole;
  const actor: ActorContext = { ...baseActor, role };
  const row = rows.find(({ id }) => id === chosen) ?? firstMovableRow(rows, actor) ?? rows[0];
  if (!row) return <p className="quiet">There is no record to live with.</p>;
  const makeMove = (move: OfferedMove) => {
    if (move.to.id === null) return;
    const step = {
      cycle: move.cycle.id,
      from: row.states.get(move.cycle.id) ?? null,
      to: move.to.id,
      at: nowOf(actor),
      by: doneBy(actor),
    };
    const change = { states: { [move.cycle.id]: move.to.id }, history: [step] };
    setRole(role);
    setChosen(row.id);
    setMoved(true);
    act({ act: 'edit', says: move.label, changes: [{ entity: row.entity, id: row.id, change }] });
    announce(`${move.label}. It is ${move.to.label} now.`);
  };
  return (
    <section className="grid gap-x-6 gap-y-3 @wide:grid-cols-2" aria-label={`Live the life of ${entity.label}`}>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3 items-end mb-3">
          <label className="quiet grid min-w-0">
            One of them
            <Select
              className="field max-w-full text-sm"
              value={row.id}
              onChange={setChosen}
              of={rows.map((one) => [
                one.id,
                `${recordLabel(product, one)} · ${stateOf(actor, one, cycle)?.label ?? '?'}`,
              ])}
            />
          </label>
          <label className="quiet grid min-w-0">
            Pressed by
            <Select
              className="field max-w-full text-sm"
              value={role ?? ''}
              onChange={(pressed) => {
                setRole(pressed || null);
                setChosen(row.id);
              }}
              of={[
                ['', 'nobody in particular'],
                ...product.index.roles.all.map(({ id, label }) => [id, label] as const),
              ]}
            />
          </label>
          <Button disabled={session.past.length === 0} onClick={() => act({ act: 'undo' })}>
            Undo
          </Button>
        </div>
        <CurrentState
          key={session.past.length}
          label={recordLabel(product, row)}
          noun={entity.label}
          state={stateOf(actor, row, cycle)?.label ?? 'nowhere'}
          moved={moved}
        />
        <MoveButtons moves={movesOffered(actor, row)} make={makeMove} />
      </div>
      <div className="min-w-0">
        <CurrentStateDiagram cycle={cycle} label={entity.label} at={row.states.get(cycle.id) ?? null} />
        <RecordHistory row={row} product={product} />
      </div>
    </section>
  );
}

function CurrentStateDiagram({ cycle, label, at }: { cycle: Lifecycle; label: string; at: string | null }) {
  const position = useMemo(() => ({ at, last: null }), [at]);
  return <LifecycleDiagram cycle={cycle} label={label} gone={position} />;
}

/** Id of the first role that may make a move now, else of the first role. */
function firstActiveRole(rows: readonly SampleRow[], actor: ActorContext): string | null {
  const { all } = actor.product.index.roles;
  const role = all.find(({ id }) => firstMovableRow(rows, { ...actor, role: id })) ?? all[0];
  return role?.id ?? null;
}

/** The first record with a permitted move; one that is no reversal, if possible. */
function firstMovableRow(rows: readonly SampleRow[], actor: ActorContext): SampleRow | undefined {
  const isOpen = (row: SampleRow, back: boolean) =>
    movesOffered(actor, row).some((move) => move.verdict.may === 'yes' && move.back === back);
  return rows.find((row) => isOpen(row, false)) ?? rows.find((row) => isOpen(row, true));
}

function RecordHistory({ row, product: { index } }: { row: SampleRow; product: Product }) {
  const cycles = new Map(index.cycles(row.entity).map((cycle) => [cycle.id, cycle]));
  const label = (id: string, state: string | null) => {
    const cycle = cycles.get(id);
    return cycle && state !== null ? (index.states(cycle).get(state)?.label ?? state) : '';
  };
  const steps = row.history.map((step, at) => ({ ...step, key: `${at} ${step.to}` })).toReversed();
  return (
    <section className="states-past" aria-label="What happened to it">
      <h2 className="m-0 text-md">What happened to it</h2>
      {row.history.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ol className="grid gap-1">
        {steps.map(({ key, cycle, from, to, at, by }) => (
          <li key={key}>
            <time dateTime={at}>{at.slice(0, 10)}</time>{' '}
            {from === null ? 'it began as' : <bdi>{label(cycle, from)} →</bdi>} <b>{label(cycle, to)}</b>
            {by && <span className="quiet"> by {by}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CurrentStateProps {
  readonly label: string;
  readonly noun: string;
  readonly state: string;
  /** The button just pressed is gone, so this takes the focus. */
  readonly moved: boolean;
}

function CurrentState({ label, noun, state, moved }: CurrentStateProps) {
  return (
    <p className="voice-lg" tabIndex={-1} ref={moved ? focusOnce : undefined}>
      <bdi>{label}</bdi>
      {!label.startsWith(noun) && ` (${noun})`} is <StateChip look="decided" label={state} />
    </p>
  );
}

const MOVE_BUTTON = 'button border-2';

function MoveButtons({ moves, make }: { moves: readonly OfferedMove[]; make: (move: OfferedMove) => void }) {
  if (moves.length === 0)
    return <p className="my-3 voice-lg">The end. Nothing can be done to it any more. Really nothing?</p>;
  return (
    <ul className="grid gap-2 my-3">
      {moves.map((move) => {
        const { verdict, label, id, to } = move;
        const border = verdict.may === 'no' ? 'border-dotted cursor-not-allowed' : '';
        const blocked = verdict.may === 'no' || to.id === null;
        return (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-2" key={id}>
            <Button className={`${MOVE_BUTTON} ${border}`} disabled={blocked} onClick={() => make(move)}>
              <span>
                {label} <span aria-hidden="true">→ {to.label}</span>
              </span>
            </Button>
            {verdict.because && <small className="text-ink-2">{verdict.because}</small>}
            {verdict.look !== 'decided' && <QuestionPin q={verdict.question} words={verdict.because} />}
          </li>
        );
      })}
    </ul>
  );
}
