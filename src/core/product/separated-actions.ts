import { knownValue, listOf } from '../answers/sourced.ts';
import type { Entity, Transition } from '../model/types.ts';
import type { Action } from '../slots/roles/actions.ts';
import type { CycleTransition, Product } from './product.ts';
import { type TransitionNames, transitionNames } from './transition-names.ts';
import { nameSearchOf, namesOfEntities } from './words/names-in-words.ts';
import { stems } from './words/settled-words.ts';

/** Something a person does that the product can distinguish: a transition, or an action on an entity. */
export type KnownAction =
  | { readonly kind: 'move'; readonly move: CycleTransition }
  | { readonly kind: 'action'; readonly action: Action; readonly entity: Entity };

/** Two actions of which one person may never do both; undefined where the words name nothing the product knows. */
export type SeparatedPair = ReturnType<typeof separatedPairs>[number];

const VERBS: ReadonlyMap<string, Action> = new Map(
  (
    [
      ['create', 'create enter add record register write type make open new'],
      ['edit', 'edit change correct update amend'],
      ['delete', 'delete remove erase'],
      ['approve', 'approve sign release authorise authorize confirm'],
      ['export', 'export download take'],
      ['list', 'list find search'],
      ['view', 'see view read look'],
    ] as const
  ).flatMap(([action, verbs]) => stems(verbs).map((verb): [string, Action] => [verb, action])),
);

/**
 * The pairs of actions that one person may never do both of on the same record, each side found among the transitions
 * and the actions of the product. People, not the product, keep them apart: see
 * `src/decisions/008-a-separation-is-its-own-guard.md`.
 */
export function separatedPairs(product: Product) {
  const separations = listOf(product.model.roles.separations);
  if (separations.length === 0) return [];
  const { thingIn, known: knownOf } = actionFinder(product);
  return separations.map((separation) => {
    const same = thingIn(knownValue(separation.same) ?? '');
    const about = same ?? thingIn(separation.one) ?? thingIn(separation.other);
    const known = (words: string) => knownOf(words, about);
    return { separation, one: known(separation.one), other: known(separation.other), same };
  });
}

/** Finds what a person does, and the entity, by the words for it. `about`: the entity where the words name none. */
export function actionFinder(product: Product) {
  const moves = transitionNames(product);
  const things = nameSearchOf(namesOfEntities(product.index.entities.all));
  const thingIn = (words: string) => things.mentioned(words)[0]?.of;
  const known = (words: string, about?: Entity) => actionIn(words, thingIn(words) ?? about, moves);
  return { thingIn, known };
}

function actionIn(words: string, entity: Entity | undefined, moves: TransitionNames): KnownAction | undefined {
  const id = entity?.id ?? null;
  const move = moves.called(words, id) ?? moves.within(words, id);
  if (move) return { kind: 'move', move };
  const action = stems(words).flatMap((word) => VERBS.get(word) ?? [])[0];
  return action && entity ? { kind: 'action', action, entity } : undefined;
}

/** Whether an action is this transition: all transitions of one name in a life cycle are one action. */
export function isMove(action: KnownAction | undefined, transition: Transition): boolean {
  if (action?.kind !== 'move') return false;
  const { cycle, transition: named } = action.move;
  if (transition === named) return true;
  const event = knownValue(named.event);
  const isNamedAlike = event !== undefined && knownValue(transition.event) === event;
  return isNamedAlike && listOf(cycle.transitions).includes(transition);
}

export function isSameAction(one: KnownAction, other: KnownAction): boolean {
  if (one.kind === 'move') return other.kind === 'move' && one.move.transition === other.move.transition;
  return other.kind === 'action' && one.action === other.action && one.entity === other.entity;
}
