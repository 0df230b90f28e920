import { audienceOf, maySee, type WalkthroughView } from '#core/index.ts';
import type { WorkspaceChange as CoreChange } from '#core/presence.ts';
import type { Listener } from './audience.ts';

/** One durable event as each listener gets it. Its text is made once for all who get the same. */
export interface StreamEvent {
  readonly seq: number;
  /** Approximate, in bytes. */
  readonly size: number;
  readonly isForNobody: boolean;
  /** Whether the listener gets something that others do not. */
  readonly isFor: (listener: Listener) => boolean;
  /** Null: the listener gets nothing of it. */
  readonly bytesFor: (listener: Listener) => Uint8Array | null;
}

const nobody = () => false;

/** A change as an event; `id` is what a client names when it reconnects. */
export function eventOf(change: Change, seq: number, id: string): StreamEvent {
  if (change.kind === 'facts') return factsEvent(change, seq, id);
  const { kind, ...data } = change;
  const bytes = eventBytes(kind, JSON.stringify(data), id);
  const isForAll = kind !== 'source';
  const bytesFor = ({ isFacilitator }: Listener) => (isForAll || isFacilitator ? bytes : null);
  return { seq, size: bytes.length, isForNobody: false, isFor: nobody, bytesFor };
}

function factsEvent({ added, walkthroughs }: FactsAdded, seq: number, id: string): StreamEvent {
  const isForNobody = added.every((fact) => audienceOf(fact, walkthroughs) === 'nobody');
  const hidden = added.filter((fact) => typeof audienceOf(fact, walkthroughs) !== 'string');
  const isFor = (listener: Listener) => hidden.some((fact) => maySee(fact, listener, walkthroughs));
  const bytesFor = memoizePerGroup(isFor, (listener) => {
    const seen = added.filter((fact) => maySee(fact, listener, walkthroughs));
    return seen.length === 0 ? null : eventBytes('facts', JSON.stringify({ added: seen }), id);
  });
  return { seq, size: JSON.stringify(added).length, isForNobody, isFor, bytesFor };
}

/** Several events as one write for each listener. */
export function combineEvents(events: readonly StreamEvent[]): StreamEvent['bytesFor'] {
  const isFor = (listener: Listener) => events.some((event) => event.isFor(listener));
  return memoizePerGroup(isFor, (listener) => {
    const parts = events.flatMap((event) => event.bytesFor(listener) ?? []);
    return parts.length === 0 ? null : Buffer.concat(parts);
  });
}

/** An event as bytes of the stream, with JSON as data. Without `id`, no client can resume after it. */
export function eventBytes(kind: string, json: string, id?: string): Uint8Array {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${kind}\ndata: ${json}\n\n`);
}

/** Makes a text once for facilitators, once for all others, and once for each listener who gets more. */
function memoizePerGroup(isFor: StreamEvent['isFor'], make: StreamEvent['bytesFor']): StreamEvent['bytesFor'] {
  const made = new Map<string, Uint8Array | null>();
  return (listener) => {
    const group = `${listener.isFacilitator ? 'f' : 'o'}${isFor(listener) ? listener.key : ''}`;
    const known = made.get(group);
    if (known !== undefined) return known;
    const bytes = make(listener);
    made.set(group, bytes);
    return bytes;
  };
}

/** A change of a workspace; new facts come with what decides who may see them. */
export type Change = Exclude<CoreChange, { readonly kind: 'facts' }> | FactsAdded;

/** New facts, and answers that may be seen from now on. */
interface FactsAdded extends Extract<CoreChange, { readonly kind: 'facts' }> {
  /** The walkthroughs at that time: they decide who may see which of the facts. */
  readonly walkthroughs: ReadonlyMap<string, WalkthroughView>;
}
