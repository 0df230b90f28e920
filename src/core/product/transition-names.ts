import { knownValue } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { CycleTransition, Product } from './product.ts';
import { stems } from './words/stem.ts';

/** Finds the moves of life cycles by the words of their buttons. `entity` null: of any thing. */
export interface TransitionNames {
  /** A move called exactly so, by its button or by its two ends. */
  readonly called: (words: string, entity: string | null) => CycleTransition | undefined;
  /** A move whose button's words all occur in a text, “approve” in “approves the invoice”; the one with most words. */
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

/** A life cycle only said in general is that of any thing. */
function isOfEntity({ cycle }: CycleTransition, entity: string | null): boolean {
  return entity === null || cycle.entity === null || cycle.entity === entity;
}
