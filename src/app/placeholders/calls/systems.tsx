import type { ReactNode } from 'react';
import {
  type Call,
  grouped,
  knownValue,
  type Look,
  lookOfSourced,
  type Product,
  type Sourced,
  type System,
} from '#core/product.ts';
import { Gap, SourcedValue } from '../facts/fact.tsx';
import type { StageName } from '../things/stage-name.ts';

interface SystemsProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (call: string) => void;
  readonly stages: ReadonlyMap<string, StageName>;
}

/** From this number on the boxes scroll by themselves, so that the open message stays in sight. */
const MANY = 8;

/** The other systems as boxes, each with the messages that go to it and those it sends by itself. */
export function Systems({ product, chosen, choose, stages }: SystemsProps) {
  const { systems, calls, inbound } = product.index;
  const bySystem = grouped(calls.all, ({ system }) => known(knownValue(system)?.id, systems));
  const arriving = grouped(inbound.all, ({ from }) => known(knownValue(from)?.id, systems));
  const wires = (id: string | null) => (
    <Wires calls={bySystem.get(id) ?? []} {...{ chosen, choose, stages }} incoming={arriving.get(id) ?? []} />
  );
  const stray = (bySystem.get(null)?.length ?? 0) + (arriving.get(null)?.length ?? 0) > 0;
  if (systems.all.length === 0 && !stray) return <Nobody product={product} />;
  return (
    <ul
      className="grid gap-4 p-0.5 grid-fill-250 data-many:overflow-auto data-many:max-h-180"
      aria-label="The other systems"
      data-many={systems.all.length > MANY || undefined}
    >
      {systems.all.map((system) => (
        <Box key={system.id} head={system.label} look={lookOfSourced(product.model.calls.systems)}>
          <About system={system} limitsSettled={areLimitsSettled(product)} />
          {wires(system.id)}
        </Box>
      ))}
      {stray && (
        <Box head="A system nobody has named" look="hole">
          <Gap q="calls.systems" words="nobody has said who answers these" />
          {wires(null)}
        </Box>
      )}
    </ul>
  );
}

const BOXES = {
  said: ['', ''],
  guess: ['border-dashed border-guess', ''],
  hole: ['border-dashed bg-hatched', 'px-2 py-0.5 bg-sheet justify-self-start'],
};

function Box({ head, look, children }: { head: string; look: Look; children: ReactNode }) {
  const [box, words] = BOXES[look];
  return (
    <li
      className={`calls-box grid content-start gap-2 px-4 pt-4 min-w-0 bg-sheet border border-line-strong
        rounded-lg ${box}`}
    >
      <h2 className={`m-0 text-21 wrap-anywhere ${words}`}>
        <bdi>{head}</bdi>
      </h2>
      {children}
    </li>
  );
}

function known(id: string | null | undefined, systems: Product['index']['systems']): string | null {
  return systems.has(id) ? (id ?? null) : null;
}

function Nobody({ product }: { product: Product }) {
  const { systems, calls } = product.model.calls;
  const none = systems.is === 'not-applicable' ? systems : calls.is === 'not-applicable' ? calls : null;
  if (!none) return <Gap q="calls.systems" words="nobody has said who is out there" />;
  return <p className="p-4 voice-18/[1.4] border-l-3 border-l-said">It talks to no other system: {none.reason}</p>;
}

function About({ system, limitsSettled }: { system: System; limitsSettled: boolean }) {
  const { way, owner, sandbox, contract, most, cost } = system;
  return (
    <>
      <p className="text-14 [&_.fact-value]:ui-14/[1.4]">
        <SourcedValue says="Who runs it" held={owner} hole="nobody has said who runs it" />
      </p>
      <ul className="quiet flex flex-wrap gap-x-3 gap-y-1">
        <Mark of={way} says={(word) => `we ${word}`} />
        <Mark of={contract} says={(where) => `see ${where}`} hole="described nowhere" />
        <Mark of={sandbox} says={(yes) => (yes ? 'has a copy to try' : 'no copy to try')} hole="can it be tried?" />
        {(most.is === 'known' || !limitsSettled) && <Mark of={most} says={String} hole="how often?" />}
        {(cost.is === 'known' || !limitsSettled) && <Mark of={cost} says={String} hole="for how much?" />}
      </ul>
    </>
  );
}

interface MarkProps<T> {
  readonly of: Sourced<T>;
  readonly says: (value: T) => string;
  readonly hole?: string;
}

/** A few words about a system; what nobody has said of it is hatched, and asked further down. */
function Mark<T>({ of, says, hole = 'nobody has said' }: MarkProps<T>) {
  if (of.is === 'not-applicable') return null;
  return (
    <li className="min-w-0 wrap-anywhere">
      {of.is === 'unknown' ? (
        <span className="px-2 py-0.25 border-1 border-dashed border-ink-2 rounded-sm bg-hatched text-ink halo">
          {hole}
        </span>
      ) : (
        <bdi>{says(of.value)}</bdi>
      )}
    </li>
  );
}

const STATES: Readonly<Record<StageName, readonly [words: string, look: Look]>> = {
  nothing: ['empty envelopes', 'hole'],
  partly: ['partly said', 'guess'],
  known: ['said', 'said'],
};
const WIRE =
  'grid grid-cols-[20px_minmax(0,1fr)] gap-x-1.5 w-full min-h-12 px-4 py-1.75 text-start border-0 border-l-4 border-l-transparent';

interface WiresProps extends Omit<SystemsProps, 'product'> {
  readonly calls: readonly Call[];
  readonly incoming: readonly { readonly id: string; readonly label: string }[];
}

function Wires({ calls, chosen, choose, stages, incoming }: WiresProps) {
  if (calls.length + incoming.length === 0) {
    return <Gap q="calls.exchanges" words="nobody has said what for" />;
  }
  return (
    <ul className="-mx-4 mt-2 overflow-auto border-t border-line-strong max-h-105">
      {calls.map(({ id, label }) => {
        const [words, look] = STATES[stages.get(id) ?? 'nothing'];
        return (
          <li key={id} className="not-first:border-t-1 border-line">
            <button
              type="button"
              className={`calls-wire-button ${WIRE} bg-transparent hover:bg-pen-wash`}
              data-look={look}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <span aria-hidden="true">→</span>
              <bdi className="font-[550] wrap-anywhere">{label}</bdi>
              <small className="col-2 text-ink-2">{words}</small>
            </button>
          </li>
        );
      })}
      {incoming.map(({ id, label }) => (
        <li key={`in-${id}`} className={`${WIRE} text-ink-2 italic not-first:border-t-1 border-t-line`}>
          <span aria-hidden="true">←</span>
          <bdi>{label}</bdi>
          <small className="col-2 text-ink-2">comes in unasked</small>
        </li>
      ))}
    </ul>
  );
}

/** Whether the limits were settled, so that a system that the answer does not list has none. */
function areLimitsSettled({ workspace }: Product): boolean {
  const result = workspace.question('calls.quota')?.decision?.result;
  return result !== undefined && result.outcome !== 'deferred';
}
