import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type ErrorEntry,
  type Failure,
  type FailureCell,
  type FailureKind,
  failureMap,
  type Product,
  type ProtoScreen,
  type SampleSet,
  type SimulationSettings,
  screensOf,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { hrefOf, sampleAddress } from '../../prototype/navigation.ts';
import { dispatch } from '../../prototype/session-store.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { roleToViewAs } from '../people/page-as-role.tsx';

interface BrokenScreenProps {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly breaking: FailureSimulation;
}

/** The broken screen, running, with its messages, or a form for those that are missing. */
export function BrokenScreen({ product, sample, breaking: { broken, reset, keepOnLeave } }: BrokenScreenProps) {
  const rows = useMemo(() => failureMap(product), [product]);
  if (!broken) return null;
  const cell = brokenCellOf(rows, broken);
  const screen = cell?.screen ?? screenFor(product, rows, broken);
  if (!screen)
    return (
      <p className="mb-3 px-3 py-2 border-l-3 border-pen bg-pen-wash">There is no screen yet on which it could show.</p>
    );
  const path = sampleAddress(screen, sample);
  const role = roleToViewAs(product, screen);
  const unworded = cell?.failures.filter(({ text }) => text === null) ?? [];
  const title = cell ? `${screen.label}: ${cell.breakage.label}` : screen.label;
  return (
    <section
      className="errors-scene-now grid gap-4 p-4 min-w-0 bg-sheet rounded-xl border-2 border-pen"
      key={title}
      aria-label={title}
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="m-0 text-xl wrap-anywhere" tabIndex={-1} ref={focusOnce}>
          {title}
        </h2>
        <span className="row">
          <Link className="button" to={hrefOf({ path, role: role ?? null })} onClick={keepOnLeave}>
            See it in the running product
          </Link>
          <Button look="main" onClick={reset}>
            Repair it
          </Button>
        </span>
      </header>
      {cell && unworded.length > 0 && <UnwordedFailures cell={cell} silent={unworded} />}
      {cell && unworded.length === 0 && <WordedFailures cell={cell} />}
      <div className="errors-frame border border-line-strong rounded-lg p-4 min-w-0 overflow-auto max-h-140">
        <EmbeddedScreen path={path} role={role} />
      </div>
    </section>
  );
}

type FailureRows = ReturnType<typeof failureMap>;

function brokenCellOf(rows: FailureRows, broken: BrokenTarget): FailureCell | undefined {
  if (broken.is !== 'cell') return undefined;
  const row = rows.find(({ screen }) => screen.id === broken.screen);
  return row?.cells.find((cell) => cell?.breakage.id === broken.kind) ?? undefined;
}

/** The first screen on which the message can show, else one that needs no record. */
function screenFor(product: Product, rows: FailureRows, broken: BrokenTarget): ProtoScreen | undefined {
  const error = broken.is === 'text' ? broken.error : '';
  const homeRow = rows.find(({ cells }) =>
    cells.some((cell) => cell?.failures.some((failure) => failure.error?.id === error)),
  );
  const screens = screensOf(product);
  return homeRow?.screen ?? screens.find(({ kind }) => kind === 'list') ?? screens[0];
}

/** Failures without a message, and a form for the first. */
function UnwordedFailures({ cell: { screen, breakage }, silent }: { cell: FailureCell; silent: readonly Failure[] }) {
  const [first, ...others] = silent;
  if (!first) return null;
  const isSame = first.cause.toLowerCase() === breakage.label.toLowerCase();
  const label = isSame ? breakage.label : `${breakage.label}: ${first.cause}`;
  return (
    <div className="[&_.proto-failure]:mb-3 grid gap-4 @wide:grid-cols-2">
      <div>
        <FailureNote failure={first} />
        {others.length > 0 && (
          <p className="quiet">Just as silent here: {others.map(({ cause }) => cause).join(', ')}.</p>
        )}
      </div>
      <MessageForm key={label} failure={{ label, case: `on ${screen.label}` }} />
    </div>
  );
}

/** Messages that the running screen does not show itself (it shows the first if it is in the catalogue). */
function WordedFailures({ cell: { failures } }: { cell: FailureCell }) {
  const notShown = failures[0]?.error ? failures.slice(1) : failures;
  if (notShown.length === 0) return null;
  return (
    <div className="[&_.proto-failure]:mb-3 max-h-85 overflow-auto">
      {notShown.map((failure) => (
        <FailureNote key={failure.cause} failure={failure} />
      ))}
    </div>
  );
}

const MESSAGE_FIELDS = [
  ['text', 'What happened?'],
  ['action', 'What do I do now?'],
  ['audience', 'Who is told?'],
] as const;

const FIELD_CLASSES = `w-full min-h-10 px-2.5 py-1.5 border-0 dashed-b-ink-2 text-md bg-sheet
  [&:placeholder-shown:not(:focus)]:bg-hatched [&:placeholder-shown:not(:focus)]:bg-transparent`;

/** A form for an error message: what happened, what to do, who is alerted. */
export function MessageForm({ failure }: { failure: { readonly label: string; readonly case: string } }) {
  const asking = useAsking();
  const { addRows } = useDraftWriter();
  const [typed, setTyped] = useState({ text: '', action: '', audience: '' });
  const [text, action, audience] = [typed.text.trim(), typed.action.trim(), typed.audience.trim()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { label: code, case: trigger } = failure;
    if (audience) addRows('errors.alerts', [{ code, audience }], ['code']);
    if (!text && !action) return;
    addRows('errors.messages', [{ code, trigger, text, action }], ['code']);
    if (audience) announce('Put into two answers: what they read, and who is told. Neither is saved yet.');
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {MESSAGE_FIELDS.map(([field, label]) => (
        <label key={field} className="grid gap-0.5 voice-lg font-semibold">
          {label}
          <input
            className={FIELD_CLASSES}
            placeholder=" "
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            autoComplete="off"
          />
        </label>
      ))}
      <div className="row">
        <Button type="submit" look="main" disabled={!text && !action && !audience}>
          That is what it says
        </Button>
        <Button onClick={() => asking.capture('errors.mistakes', [failure.label])}>
          This happens to us all the time
        </Button>
      </div>
    </form>
  );
}

/** What is simulated: a failure on a screen, or one message of the catalogue on any screen. */
export type BrokenTarget =
  | { readonly is: 'cell'; readonly screen: string; readonly kind: FailureKind }
  | { readonly is: 'text'; readonly error: string };

export type FailureSimulation = ReturnType<typeof useFailureSimulation>;

const NO_FAILURE: Partial<SimulationSettings> = { failure: null, inject: null, condition: null };

const SETTING_BY_KIND: Readonly<Partial<Record<FailureKind, SimulationSettings['failure']>>> = {
  offline: 'unreachable',
  slow: 'timeout',
  duplicate: 'duplicate',
  faster: 'conflict',
  refused: 'refused',
};

/** Simulates a failure in the prototype and resets it, also on unmount unless `keep` was called. */
export function useFailureSimulation() {
  const [broken, setBroken] = useState<BrokenTarget | null>(null);
  const isKept = useRef(false);
  useEffect(
    () => () => {
      if (!isKept.current) dispatch({ act: 'turn', knobs: NO_FAILURE });
    },
    [],
  );
  const simulate = (next: BrokenTarget, knobs: Partial<SimulationSettings>, says: string) => {
    isKept.current = false;
    dispatch({ act: 'turn', knobs: { ...NO_FAILURE, ...knobs } });
    setBroken(next);
    announce(says);
  };
  return {
    broken,
    simulateCell: ({ screen, breakage, failures: [first] }: FailureCell) =>
      simulate(
        { is: 'cell', screen: screen.id, kind: breakage.id },
        {
          failure: SETTING_BY_KIND[breakage.id] ?? null,
          condition: breakage.condition,
          inject: first?.error?.id ?? null,
        },
        `${screen.label} is broken: ${breakage.label}.`,
      ),
    simulateMessage: ({ id, label }: ErrorEntry) =>
      simulate({ is: 'text', error: id }, { inject: id }, `${label} shows on a screen below.`),
    reset: () => {
      dispatch({ act: 'turn', knobs: NO_FAILURE });
      setBroken(null);
      announce('The screen is whole again.');
    },
    /** Leaves the failure on when the screen is left. */
    keepOnLeave: () => {
      isKept.current = true;
    },
  };
}
