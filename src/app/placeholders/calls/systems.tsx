import type { ReactNode } from 'react';
import {
  type Call,
  groupBy,
  knownValue,
  type Look,
  lookOfSourced,
  type Product,
  type Sourced,
  type System,
} from '#core/product.ts';
import { textureOf } from '../../kit/look-borders.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { HoleSpot, SourcedValue } from '../sourced/sourced-value.tsx';

interface SystemsProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (call: string) => void;
  readonly completenessById: ReadonlyMap<string, Completeness>;
}

/** With more systems the list gets its own scroll area, so that the open message stays visible. */
const MAX_UNSCROLLED = 8;

/** The other systems as boxes, each with its outgoing and incoming messages. */
export function Systems({ product, chosen, choose, completenessById }: SystemsProps) {
  const { systems, calls, inbound } = product.index;
  const bySystem = groupBy(calls.all, ({ system }) => existingId(knownValue(system)?.id, systems));
  const inboundBySystem = groupBy(inbound.all, ({ from }) => existingId(knownValue(from)?.id, systems));
  const callListOf = (id: string | null) => (
    <CallList
      calls={bySystem.get(id) ?? []}
      {...{ chosen, choose, completenessById }}
      incoming={inboundBySystem.get(id) ?? []}
    />
  );
  const hasUnassigned = (bySystem.get(null)?.length ?? 0) + (inboundBySystem.get(null)?.length ?? 0) > 0;
  if (systems.all.length === 0 && !hasUnassigned) return <NoSystems product={product} />;
  return (
    <ul
      className="grid gap-4 p-0.5 grid-fill-250 data-many:overflow-auto data-many:max-h-180"
      aria-label="The other systems"
      data-many={systems.all.length > MAX_UNSCROLLED || undefined}
    >
      {systems.all.map((system) => (
        <SystemBox key={system.id} head={system.label} look={lookOfSourced(product.model.calls.systems)}>
          <SystemDetails system={system} limitsSettled={areLimitsSettled(product)} />
          {callListOf(system.id)}
        </SystemBox>
      ))}
      {hasUnassigned && (
        <SystemBox head="A system nobody has named" look="hole">
          <HoleSpot q="calls.systems" words="nobody has said who answers these" />
          {callListOf(null)}
        </SystemBox>
      )}
    </ul>
  );
}

const BOX_CLASSES = {
  decided: ['', ''],
  guess: ['border-dashed border-guess', ''],
  hole: ['border-hatch bg-hatched', 'px-2 py-0.5 bg-sheet justify-self-start'],
};

function SystemBox({ head, look, children }: { head: string; look: Look; children: ReactNode }) {
  const [box, words] = BOX_CLASSES[textureOf(look)];
  return (
    <li
      className={`calls-box grid content-start gap-2 px-4 pt-4 min-w-0 bg-sheet border border-line-strong
        rounded-lg ${box}`}
    >
      <h2 className={`m-0 text-xl wrap-anywhere ${words}`}>
        <bdi>{head}</bdi>
      </h2>
      {children}
    </li>
  );
}

function existingId(id: string | null | undefined, systems: Product['index']['systems']): string | null {
  return systems.has(id) ? (id ?? null) : null;
}

function NoSystems({ product }: { product: Product }) {
  const { systems, calls } = product.model.calls;
  const none = systems.is === 'not-applicable' ? systems : calls.is === 'not-applicable' ? calls : null;
  if (!none) return <HoleSpot q="calls.systems" words="nobody has said who is out there" />;
  return <p className="p-4 voice-lg border-l-3 border-l-decided">It talks to no other system: {none.reason}</p>;
}

function SystemDetails({ system, limitsSettled }: { system: System; limitsSettled: boolean }) {
  const { way, owner, sandbox, contract, most, cost } = system;
  return (
    <>
      <p className="text-sm [&_.fact-value]:ui-sm">
        <SourcedValue says="Who runs it" held={owner} hole="nobody has said who runs it" />
      </p>
      <ul className="quiet flex flex-wrap gap-x-3 gap-y-1">
        <SystemTag of={way} says={(word) => `we ${word}`} />
        <SystemTag of={contract} says={(where) => `see ${where}`} hole="described nowhere" />
        <SystemTag
          of={sandbox}
          says={(yes) => (yes ? 'has a copy to try' : 'no copy to try')}
          hole="can it be tried?"
        />
        {(most.is === 'known' || !limitsSettled) && <SystemTag of={most} says={String} hole="how often?" />}
        {(cost.is === 'known' || !limitsSettled) && <SystemTag of={cost} says={String} hole="for how much?" />}
      </ul>
    </>
  );
}

interface SystemTagProps<T> {
  readonly of: Sourced<T>;
  readonly says: (value: T) => string;
  readonly hole?: string;
}

/** A fact about a system in a few words; hatched if unknown (its question is further down). */
function SystemTag<T>({ of, says, hole = 'nobody has said' }: SystemTagProps<T>) {
  if (of.is === 'not-applicable') return null;
  return (
    <li className="min-w-0 wrap-anywhere">
      {of.is === 'unknown' ? (
        <span className="px-2 py-0.25 border-1 border-hatch rounded-sm bg-hatched text-ink halo">{hole}</span>
      ) : (
        <bdi>{says(of.value)}</bdi>
      )}
    </li>
  );
}

const COMPLETENESS_LABELS: Readonly<Record<Completeness, readonly [words: string, look: Look]>> = {
  nothing: ['empty envelopes', 'hole'],
  partly: ['partly said', 'guess'],
  known: ['decided', 'decided'],
};
const CALL_ROW =
  'grid grid-cols-[20px_minmax(0,1fr)] gap-x-1.5 w-full min-h-12 px-4 py-1.75 text-start border-0 border-l-4 border-l-transparent';

interface CallListProps extends Omit<SystemsProps, 'product'> {
  readonly calls: readonly Call[];
  readonly incoming: readonly { readonly id: string; readonly label: string }[];
}

function CallList({ calls, chosen, choose, completenessById, incoming }: CallListProps) {
  if (calls.length + incoming.length === 0) {
    return <HoleSpot q="calls.exchanges" words="nobody has said what for" />;
  }
  return (
    <ul className="-mx-4 mt-2 overflow-auto border-t border-line-strong max-h-105">
      {calls.map(({ id, label }) => {
        const [words, look] = COMPLETENESS_LABELS[completenessById.get(id) ?? 'nothing'];
        return (
          <li key={id} className="not-first:border-t-1 border-line">
            <button
              type="button"
              className={`calls-wire-button ${CALL_ROW} bg-transparent hover:bg-pen-wash`}
              data-look={look}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <span aria-hidden="true">→</span>
              <bdi className="font-semibold wrap-anywhere">{label}</bdi>
              <small className="col-2 text-ink-2">{words}</small>
            </button>
          </li>
        );
      })}
      {incoming.map(({ id, label }) => (
        <li key={`in-${id}`} className={`${CALL_ROW} text-ink-2 italic not-first:border-t-1 border-t-line`}>
          <span aria-hidden="true">←</span>
          <bdi>{label}</bdi>
          <small className="col-2 text-ink-2">comes in unasked</small>
        </li>
      ))}
    </ul>
  );
}

/** Whether the question on limits is settled: a system missing from its answer then has no limit. */
function areLimitsSettled({ workspace }: Product): boolean {
  const result = workspace.question('calls.quota')?.decision?.result;
  return result !== undefined && result.outcome !== 'deferred';
}
