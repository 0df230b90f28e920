import {
  type Call,
  grouped,
  knownValue,
  lookOfSourced,
  type Product,
  type Sourced,
  type System,
} from '#core/product.ts';
import { Gap, SourcedValue } from '../facts/fact.tsx';
import type { StageName } from '../things/stage-name.ts';

interface SystemsProps {
  readonly product: Product;
  /** Id of the call that is open. */
  readonly chosen: string | undefined;
  readonly choose: (call: string) => void;
  readonly stages: ReadonlyMap<string, StageName>;
}

/** From here on the boxes scroll by themselves, so that the open message stays in sight. */
const MANY = 8;

/** The other systems as boxes, each with the messages that go to it and those that come from it unasked. */
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
      className="calls-boxes grid gap-4 p-0.5 grid-cols-[repeat(auto-fill,minmax(min(250px,100%),1fr))]"
      aria-label="The other systems"
      data-many={systems.all.length > MANY || undefined}
    >
      {systems.all.map((system) => (
        <li
          key={system.id}
          className="calls-box border border-line-strong rounded-lg grid content-start gap-2 min-w-0 bg-sheet"
          data-look={lookOfSourced(product.model.calls.systems)}
        >
          <Head system={system} limitsSettled={isSettled(product, 'calls.quota')} />
          {wires(system.id)}
        </li>
      ))}
      {stray && (
        <li
          className="calls-box border border-line-strong rounded-lg grid content-start gap-2 min-w-0 bg-sheet"
          data-look="hole"
        >
          <h2>A system nobody has named</h2>
          <Gap q="calls.systems" words="nobody has said who answers these" />
          {wires(null)}
        </li>
      )}
    </ul>
  );
}

function known(id: string | null | undefined, systems: Product['index']['systems']): string | null {
  return systems.has(id) ? (id ?? null) : null;
}

function Nobody({ product }: { product: Product }) {
  const { systems, calls } = product.model.calls;
  const none = systems.is === 'not-applicable' ? systems : calls.is === 'not-applicable' ? calls : null;
  if (!none) return <Gap q="calls.systems" words="nobody has said who is out there" />;
  return (
    <p className="p-4 voice-18/[1.4] border-l-3 border-l-said">It talks to no other system: {none.reason}</p>
  );
}

/** Who runs the box, and what is not known of it. A system without a limit of its own has none once the limits are settled. */
function Head({ system, limitsSettled }: { system: System; limitsSettled: boolean }) {
  const { label, way, owner, sandbox, contract, most, cost } = system;
  return (
    <>
      <h2>
        <bdi>{label}</bdi>
      </h2>
      <p className="calls-runs text-14">
        <SourcedValue says="Who runs it" held={owner} hole="nobody has said who runs it" />
      </p>
      <ul className="quiet flex flex-wrap gap-x-3 gap-y-1">
        <Mark of={way} says={(word) => `we ${word}`} />
        <Mark of={contract} says={(where) => `see ${where}`} hole="described nowhere" />
        <Mark
          of={sandbox}
          says={(yes) => (yes ? 'has a copy to try' : 'no copy to try')}
          hole="can it be tried?"
        />
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
    <li className="calls-mark min-w-0 wrap-anywhere" data-look={lookOfSourced(of)}>
      {of.is === 'unknown' ? <span className="void">{hole}</span> : <bdi>{says(of.value)}</bdi>}
    </li>
  );
}

const STATES: Readonly<Record<StageName, string>> = {
  nothing: 'empty envelopes',
  partly: 'partly said',
  known: 'said',
};
const LOOKS: Readonly<Record<StageName, string>> = { nothing: 'hole', partly: 'guess', known: 'said' };

interface WiresProps extends Omit<SystemsProps, 'product'> {
  readonly calls: readonly Call[];
  readonly incoming: readonly { readonly id: string; readonly label: string }[];
}

function Wires({ calls, chosen, choose, stages, incoming }: WiresProps) {
  if (calls.length + incoming.length === 0) {
    return <Gap q="calls.exchanges" words="nobody has said what for" />;
  }
  return (
    <ul className="calls-wires mt-2 overflow-auto border-t border-line-strong max-h-105">
      {calls.map(({ id, label }) => {
        const stage = stages.get(id) ?? 'nothing';
        return (
          <li key={id}>
            <button
              type="button"
              className="calls-wire-button grid w-full text-start bg-transparent border-0 hover:bg-pen-wash"
              data-look={LOOKS[stage]}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <span aria-hidden="true">→</span>
              <bdi className="font-[550] wrap-anywhere">{label}</bdi>
              <small className="col-2 text-ink-2">{STATES[stage]}</small>
            </button>
          </li>
        );
      })}
      {incoming.map(({ id, label }) => (
        <li
          key={`in-${id}`}
          className="calls-incoming grid w-full text-start bg-transparent border-0 text-ink-2 italic"
        >
          <span aria-hidden="true">←</span>
          <bdi>{label}</bdi>
          <small className="col-2 text-ink-2">comes in unasked</small>
        </li>
      ))}
    </ul>
  );
}

/** Whether a question was settled, so that what its answer does not list has nothing of it. */
function isSettled({ workspace }: Pick<Product, 'workspace'>, question: string): boolean {
  const result = workspace.question(question)?.decision?.result;
  return result !== undefined && result.outcome !== 'deferred';
}
