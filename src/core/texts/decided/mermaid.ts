import { knownValue, type Ref } from '../../answers/sourced.ts';
import type { LifeCycleOf, State, Transition } from '../../model/types.ts';

/**
 * A life cycle as a Mermaid state diagram in a fence (https://mermaid.js.org/syntax/stateDiagram.html), once it has a
 * move. States get numbered names, so that no name can be read as syntax; a move to a state that nobody has named goes
 * to "?".
 */
export function mermaidOf({ states, transitions }: LifeCycleOf): string {
  const named = knownValue(states) ?? [];
  const moves = knownValue(transitions) ?? [];
  if (named.length === 0 || moves.length === 0) return '';
  const numbers = new Map(named.map(({ id }, at) => [id, `s${at + 1}`]));
  const end = ({ id }: Ref) => (id === null ? undefined : numbers.get(id)) ?? 'unnamed';
  const lines = [
    'stateDiagram-v2',
    ...named.map((state) => `  state "${plain(state.label) || '?'}" as ${numbers.get(state.id)}`),
    ...(moves.some(({ from, to }) => end(from) === 'unnamed' || end(to) === 'unnamed')
      ? ['  state "?" as unnamed']
      : []),
    ...named.flatMap((state) => (isAt(state, 'first') ? [`  [*] --> ${numbers.get(state.id)}`] : [])),
    ...moves.map((move) => `  ${end(move.from)} --> ${end(move.to)}${moveWords(move)}`),
    ...named.flatMap((state) => (isAt(state, 'last') ? [`  ${numbers.get(state.id)} --> [*]`] : [])),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function isAt({ place }: State, where: 'first' | 'last'): boolean {
  return knownValue(place) === where;
}

function moveWords({ event, actors }: Transition): string {
  const what = knownValue(event) ?? '';
  const who = (knownValue(actors) ?? []).map(({ label }) => label).join(', ');
  const words = plain(who === '' ? what : `${what} (${who})`);
  return words === '' ? '' : `: ${words}`;
}

function plain(words: string): string {
  return words
    .replace(/["`;:#{}<>[\]\\%|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
