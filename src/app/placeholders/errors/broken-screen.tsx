import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  type Failure,
  type FailureCell,
  failureMap,
  type Product,
  type ProtoScreen,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { hrefOf, sampleAddress } from '../../prototype/navigation.ts';
import { roleToViewAs } from '../people/page-as-role.tsx';
import { MessageForm } from './message-form.tsx';
import type { BrokenTarget, FailureSimulation } from './use-failure-simulation.ts';

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
