import { knownValue } from '../../answers/sourced.ts';
import type { Field } from '../../model/entities/types.ts';
import type { Meaning } from './meanings.ts';
import type { Paths } from './walk.ts';
import { wordsOfName } from './words-of-name.ts';

/** The moment in the life of a record that a date on it tells. */
export type TellsVisit =
  | { readonly of: 'state'; readonly cycle: string; readonly state: string; readonly label: string }
  | { readonly of: 'beginning' }
  | { readonly of: 'last move' };

const FILLERS: ReadonlySet<string> = new Set('on at date time day of when the since it was'.split(' '));

/** What people do to have a thing at all. */
const ORIGINS: ReadonlySet<string> = new Set(['bought', 'purchased', 'acquired', 'built', 'founded']);

/**
 * “Paid on” tells when a record became “paid”, by the name of a state or by what happens on the way there; “Created”
 * tells when its life began.
 */
export function toldBy(
  { label, type }: Field,
  meaning: Meaning | undefined,
  paths: readonly Paths[],
): TellsVisit | undefined {
  if (knownValue(type) !== 'date' || paths.length === 0) return undefined;
  const name = plainName(label);
  const state = name === '' ? undefined : stateCalled(name, paths);
  if (state) return state;
  if (meaning === 'created' || ORIGINS.has(name)) return { of: 'beginning' };
  return meaning === 'updated' ? { of: 'last move' } : undefined;
}

function plainName(label: string): string {
  return wordsOfName(label)
    .filter((word) => !FILLERS.has(word))
    .join(' ');
}

function stateCalled(name: string, all: readonly Paths[]): TellsVisit | undefined {
  for (const { cycle, states, moves } of all) {
    const move = moves.find(({ transition: { event } }) => plainName(knownValue(event) ?? '') === name);
    const state = states.find(({ id, label }) => plainName(label) === name || id === move?.to);
    if (state) return { of: 'state', cycle: cycle.id, state: state.id, label: state.label };
  }
  return undefined;
}
