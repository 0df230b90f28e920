import { knownValue } from '../../answers/sourced.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Operation } from '../../model/effects/types.ts';
import { isMany } from '../../model/entities/other-end.ts';
import type { Model, Transition } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { Relations } from './relations.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/** A link by which the moves of one entity move another: a loan that is handed out lends its tool. */
export interface Coupling {
  /** The entity that moves the other one. */
  readonly entity: string;
  readonly other: string;
  /** Of the relation and the way, or of the field where there is no relation for it. */
  readonly key: string;
  readonly paths: StateGraph;
  /** The life cycle that is moved, and for each move the states it may lead to. */
  readonly moved: StateGraph;
  readonly comesTo: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** For each move, the states in which it finds the other record. */
  readonly comesFrom: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** For each move, those that the other record may make then. */
  readonly does: ReadonlyMap<Transition, readonly ResolvedTransition[]>;
}

/** What a record does to the one it is linked to. */
export interface Hold {
  /** The states it may be in now. */
  readonly states: ReadonlySet<string>;
  /** The index of the move that brought it there, among those that were made; null where none has. */
  readonly move: number | null;
}

interface MutableCoupling {
  readonly comesTo: Map<Transition, ReadonlySet<string>>;
  readonly comesFrom: Map<Transition, ReadonlySet<string>>;
  readonly does: Map<Transition, readonly ResolvedTransition[]>;
}

/** Reads the bonds of a model from what happens at moves; only links to at most one record make any. */
export function couplingsOf(
  model: Model,
  plan: (entity: string) => EntityPlan | undefined,
  relations: Relations,
): readonly Coupling[] {
  const found = new Map<string, Coupling & MutableCoupling>();
  for (const { entity } of model.states.cycles) {
    const own = entity === null ? undefined : plan(entity);
    if (!own || entity === null) continue;
    for (const paths of own.paths)
      for (const { transition } of paths.moves)
        for (const clause of clausesOf(model, paths.cycle, transition)) {
          if (clause.form !== 'exact' || clause.deed.does !== 'move') continue;
          const other = clause.deed.way.to.id;
          const key = keyOf(clause.deed, own, relations);
          const goal = moveTargetOf(clause.deed, plan(other)?.paths ?? []);
          if (key === undefined || !goal || other === entity) continue;
          const name = JSON.stringify([entity, key, paths.cycle.id, goal.moved.cycle.id]);
          const coupling = found.get(name) ?? {
            entity,
            other,
            key,
            paths,
            moved: goal.moved,
            comesTo: new Map(),
            comesFrom: new Map(),
            does: new Map(),
          };
          coupling.comesTo.set(transition, goal.to);
          coupling.comesFrom.set(transition, goal.from);
          coupling.does.set(transition, goal.moves);
          found.set(name, coupling);
        }
  }
  const couplings = [...found.values()];
  return couplings.map((coupling) => ({ ...coupling, comesFrom: withoutHeld(coupling, couplings) }));
}

/** A record on its way finds the other one in states where no other record holds it. */
function withoutHeld({ other, comesFrom }: Coupling, couplings: readonly Coupling[]): Coupling['comesFrom'] {
  const held = new Set(couplings.flatMap((coupling) => (coupling.other === other ? [...heldStates(coupling)] : [])));
  return new Map(
    [...comesFrom].map(([move, states]) => [move, new Set([...states].filter((state) => !held.has(state)))]),
  );
}

type MoveDeed = Extract<Operation, { does: 'move' }>;

function keyOf({ way: { by, to } }: MoveDeed, { entity, byId }: EntityPlan, relations: Relations) {
  if (by.kind === 'their line') return undefined;
  const linkField = by.kind === 'own line' ? byId.get(by.field.id) : undefined;
  const side = linkField
    ? relations.sideFor(entity.id, linkField)
    : relations
        .sidesOf(entity.id)
        .find(({ key, other }) => by.kind === 'relation' && key === by.relation.id && other === to.id);
  if (!side) return linkField && linkKey(linkField.field.id);
  return isMany(side.relation[side.way]) ? undefined : linkKey(side.relation.id, side.way);
}

export function linkKey(id: string, way = 'line'): string {
  return `${id} ${way}`;
}

function moveTargetOf({ to }: MoveDeed, all: readonly StateGraph[]) {
  const isMeant = ({ transition, to: state }: ResolvedTransition) =>
    to.kind === 'state' ? state === to.state.id : foldCase(knownValue(transition.event) ?? '') === foldCase(to.event);
  const moved = all.find(({ cycle, moves }) => (to.kind === 'state' ? cycle.id === to.cycle.id : moves.some(isMeant)));
  const moves = moved?.moves.filter(isMeant) ?? [];
  const states = to.kind === 'state' ? [to.state.id] : moves.map((move) => move.to);
  return moved && { moved, moves, to: new Set(states), from: new Set(moves.map(({ from }) => from)) };
}

/**
 * How a record holds the other one after these moves: as long as it may move it again, or for good where that one can
 * go no further; and before it moves it, so that it finds it as needed. Undefined: any will do.
 */
export function holdAfter(coupling: Coupling, moves: readonly ResolvedTransition[]): Hold | undefined {
  const { paths, moved, comesTo } = coupling;
  const now = moves.at(-1)?.to;
  if (now === undefined) return undefined;
  const move = moves.findLastIndex(({ transition }) => comesTo.has(transition));
  const last = moves[move];
  const states = last && comesTo.get(last.transition);
  if (!states) {
    const before = statesBefore(coupling, now);
    return before.size > 0 ? { states: before, move: null } : undefined;
  }
  const isStuck = [...states].every((state) => !moved.moves.some(({ from }) => from === state));
  return isStuck || mayStill({ paths, comesTo }, now) ? { states, move } : undefined;
}

/** The states in which every next move finds the other one, without those in which a record holds it. */
function statesBefore(coupling: Coupling, state: string): ReadonlySet<string> {
  const found = coupling.paths.moves.flatMap(({ from, transition }) =>
    from === state ? (coupling.comesFrom.get(transition) ?? []) : [],
  );
  const [first, ...others] = found;
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** Whether a record in this state may still come to move the other one. */
function mayStill({ paths, comesTo }: Pick<Coupling, 'paths' | 'comesTo'>, state: string): boolean {
  const reached = new Set([state]);
  for (const one of reached) for (const { from, to } of paths.moves) if (from === one) reached.add(to);
  return paths.moves.some(({ from, transition }) => reached.has(from) && comesTo.has(transition));
}

/** The states in which the other one is only while a record holds it there. */
export function heldStates({ paths, moved, comesTo }: Coupling): ReadonlySet<string> {
  const to = paths.moves.flatMap((move) =>
    mayStill({ paths, comesTo }, move.to) ? [...(comesTo.get(move.transition) ?? [])] : [],
  );
  return new Set(to.filter((state) => !moved.firsts.includes(state)));
}
