import { knownValue } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { CycleTransition, Product } from './product.ts';
import { stems } from './words/settled-words.ts';

/** Finds transitions by the words of their buttons. `entity` null: of any entity. */
export interface TransitionNames {
  /** The transition with exactly this name: its button or its two ends. */
  readonly called: (words: string, entity: string | null) => CycleTransition | undefined;
  /** The transition with the most words of those whose button's words all occur in the text. */
  readonly within: (text: string, entity: string | null) => CycleTransition | undefined;
}

export function transitionNames({ model, index }: Product): TransitionNames {
  const moves = model.states.cycles.flatMap((cycle) =>
    index.transitions(cycle).map((transition): CycleTransition => ({ transition, cycle })),
  );
  const named = moves.flatMap((move) => namesOfTransition(move).map((name) => ({ name, move })));
  const exact = groupBy(named, ({ name }) => name);
  const byStems = moves
    .map((move) => ({ move, words: stems(knownValue(move.transition.event) ?? '') }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  return {
    called: (words, entity) => exact.get(foldCase(words))?.find(({ move }) => isOfEntity(move, entity))?.move,
    within: (text, entity) => {
      const said = new Set(stems(text));
      return byStems.find(({ move, words }) => isOfEntity(move, entity) && words.every((word) => said.has(word)))?.move;
    },
  };
}

function namesOfTransition({ transition }: CycleTransition): readonly string[] {
  const { label, formerly, id, event } = transition;
  return [knownValue(event) ?? '', label, ...formerly, id].map(foldCase).filter(Boolean);
}

/** A general life cycle is that of any entity. */
function isOfEntity({ cycle }: CycleTransition, entity: string | null): boolean {
  return entity === null || cycle.entity === null || cycle.entity === entity;
}
