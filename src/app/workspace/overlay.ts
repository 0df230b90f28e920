import {
  type Fact,
  factFromCommand,
  factPath,
  type KnownPerson,
  latestInstant,
  type Speaker,
  type SpecReading,
} from '#core/index.ts';
import type { OutboxEntry } from '../sync/outbox-entry.ts';

/** What unsaved facts need to know of the workspace. */
interface OverlayBase {
  readonly name: string;
  readonly spec: SpecReading;
  readonly facts: readonly Fact[];
  /** The person that the server knows for a speaker on this device; absent: there are only names. */
  readonly withIdentity?: (by: Speaker) => KnownPerson;
}

/**
 * Unsaved entries as the facts that they will become, without those that are known already. No matter what the clock of
 * this device says, they come after all known facts, in the order in which they were said, as on the server later.
 */
export function unsavedFacts(entries: readonly OutboxEntry[], read: OverlayBase, isKnown: (key: string) => boolean) {
  let last = 0;
  return entries
    .filter(({ workspace, state }) => workspace === read.name && state !== 'refused')
    .flatMap((entry) => {
      const at = Math.max(secondOf(entry.at), (last || latestInstant(read.facts)) + 1);
      const fact = factOfEntry({ ...entry, at }, read);
      if (!fact || isKnown(factPath(fact))) return [];
      last = at;
      return fact;
    });
}

function secondOf(at: number): number {
  return at - (at % 1_000);
}

/** Ids of kept entries that the server now shows to everybody. */
export function revealedIds(entries: readonly OutboxEntry[], read: OverlayBase, isKnown: (key: string) => boolean) {
  return entries
    .filter(({ workspace, state }) => workspace === read.name && state === 'kept')
    .filter((entry) => {
      const fact = factOfEntry(entry, read);
      return fact && isKnown(factPath(fact));
    })
    .map(({ command }) => command.id);
}

/** Adds unsaved facts to those of the files; returns the same list until one of them changes. */
export function openOverlay(): (facts: readonly Fact[], unsaved: readonly Fact[]) => readonly Fact[] {
  let base: readonly Fact[] = [];
  let lastText = '[]';
  let merged: readonly Fact[] = base;
  return (facts, unsaved) => {
    const text = JSON.stringify(unsaved);
    if (facts === base && text === lastText) return merged;
    [base, lastText, merged] = [facts, text, unsaved.length > 0 ? [...facts, ...unsaved] : facts];
    return merged;
  };
}

function factOfEntry(
  { command, at: saidAt, during }: OutboxEntry,
  { spec: { points }, withIdentity }: OverlayBase,
): Fact | null {
  const { payload } = command;
  if ('point' in payload && !points.some(({ id }) => id === payload.point)) return null;
  const at = new Date(saidAt).toISOString().replace('.000Z', 'Z');
  const { person, named } = withIdentity?.(payload.by) ?? {};
  const known = { ...(person !== undefined && { person }), ...(named && { named }) };
  const seal = 'anonymous' in payload && payload.anonymous ? '' : undefined;
  return factFromCommand({ ...command, payload: { ...payload, ...known } }, { at, during, points: () => points, seal });
}
