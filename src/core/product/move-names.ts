import { knownValue } from '../answers/sourced.ts';
import { grouped } from '../base/grouped.ts';
import { folded } from '../shapes/folded.ts';
import type { Move, Product } from './product.ts';
import { stems } from './words/stem.ts';

/** Finds the moves of life cycles by the words of their buttons. `entity` null: of any thing. */
export interface MoveNames {
  /** A move called exactly so, by its button or by its two ends. */
  readonly called: (words: string, entity: string | null) => Move | undefined;
  /** A move whose button's words all occur in a text, “approve” in “approves the invoice”; the one with most words. */
  readonly within: (text: string, entity: string | null) => Move | undefined;
}

export function moveNames({ model, index }: Product): MoveNames {
  const moves = model.states.cycles.flatMap((cycle) =>
    index.transitions(cycle).map((transition): Move => ({ transition, cycle })),
  );
  const named = moves.flatMap((move) => namesOfMove(move).map((name) => ({ name, move })));
  const exact = grouped(named, ({ name }) => name);
  const byStems = moves
    .map((move) => ({ move, words: stems(knownValue(move.transition.event) ?? '') }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  return {
    called: (words, entity) => exact.get(folded(words))?.find(({ move }) => isOf(move, entity))?.move,
    within: (text, entity) => {
      const said = new Set(stems(text));
      return byStems.find(({ move, words }) => isOf(move, entity) && words.every((word) => said.has(word)))?.move;
    },
  };
}

function namesOfMove({ transition }: Move): readonly string[] {
  const { label, formerly, id, event } = transition;
  return [knownValue(event) ?? '', label, ...formerly, id].map(folded).filter(Boolean);
}

/** A life cycle only said in general is that of any thing. */
function isOf({ cycle }: Move, entity: string | null): boolean {
  return entity === null || cycle.entity === null || cycle.entity === entity;
}
