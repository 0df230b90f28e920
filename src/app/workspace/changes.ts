import { type Fact, factKey } from '#core/index.ts';
import type { Change } from '#core/room.ts';
import type { Opened } from './opened.ts';

export interface PlacedChange {
  readonly place: string;
  readonly change: Change;
}

export interface Keys {
  readonly has: (key: string) => boolean;
  readonly add: (key: string) => void;
}

/** What is known after some changes; known ones change nothing. `snapshot`: everything has to be read again. */
export function applied(opened: Opened, changes: readonly PlacedChange[], keys: Keys): Opened | 'snapshot' {
  const fresh = changes.filter(({ place }) => !covers(opened, place));
  if (fresh.some(({ change }) => change.kind === 'snapshot')) return 'snapshot';
  return withFacts(fresh.reduce(stateAfter, opened), fresh.flatMap(addedBy), keys);
}

export function withFacts(opened: Opened, facts: readonly Fact[], keys: Keys): Opened {
  const fresh = facts.filter((fact) => {
    const key = factKey(fact);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
  return fresh.length > 0 ? { ...opened, facts: [...opened.facts, ...fresh] } : opened;
}

function addedBy({ change }: PlacedChange): readonly Fact[] {
  return change.kind === 'facts' ? change.added : [];
}

/** All but the facts, which are added at once in the end. */
function stateAfter(opened: Opened, { place, change }: PlacedChange): Opened {
  const at = placed(opened, place);
  switch (change.kind) {
    case 'spec':
      return { ...at, spec: change.spec, problem: change.problem };
    case 'quarantined':
      return { ...at, quarantined: change.quarantined };
    case 'records':
      return { ...at, records: change.records, sample: change.sample };
    case 'trouble':
      return { ...at, trouble: change.sentence };
    case 'source':
      return { ...at, source: change.sentence };
    case 'facts':
    case 'snapshot':
      return at;
  }
}

function placed(opened: Opened, place: string): Opened {
  const at = place.lastIndexOf('-');
  return { ...opened, epoch: place.slice(0, at), seq: Number(place.slice(at + 1)) };
}

/** A place in the stream of events: which run of the server, and how many events into it. */
interface Place {
  readonly epoch: string;
  readonly seq: number;
}

/** "<epoch>-<seq>", as events are numbered. */
export function placeText({ epoch, seq }: Place): string {
  return `${epoch}-${seq}`;
}

/** Whether what was read at `read` holds all that had happened up to an event. Another run knows nothing of this one. */
function covers({ epoch, seq }: Place, event: string): boolean {
  const at = event.lastIndexOf('-');
  return event.slice(0, at) === epoch && Number(event.slice(at + 1)) <= seq;
}
