import { knownValue } from '../../answers/sourced.ts';
import type { Operation } from '../../model/effects/types.ts';
import { isMany } from '../../model/entities/naming-field.ts';
import type { DataModel, Transition } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { Relations } from './relations.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/** A link whose transitions also change the state of the linked record: handing out a loan moves its tool to “lent”. */
export interface Coupling {
  /** The entity whose transitions change the other one. */
  readonly entity: string;
  readonly other: string;
  /** Of the relation and its direction, or of the field where no relation belongs to it. */
  readonly key: string;
  readonly paths: StateGraph;
  /** The life cycle that is changed; `comesTo` has the states that each transition may lead to. */
  readonly moved: StateGraph;
  readonly comesTo: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** By transition: the states that the other record may be in before. */
  readonly comesFrom: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** By transition: the transitions of the other record that may be made with it. */
  readonly does: ReadonlyMap<Transition, readonly ResolvedTransition[]>;
}

/** A record claims the one it is linked to: the states that one must be in meanwhile. */
export interface Hold {
  readonly states: ReadonlySet<string>;
  /** The index of the transition that brought it there; null where none has. */
  readonly move: number | null;
}

interface MutableCoupling {
  readonly comesTo: Map<Transition, ReadonlySet<string>>;
  readonly comesFrom: Map<Transition, ReadonlySet<string>>;
  readonly does: Map<Transition, readonly ResolvedTransition[]>;
}

/** Reads the couplings of a model from the effects of transitions; only links to at most one record count. */
export function couplingsOf(
  model: DataModel,
  plan: (entity: string) => EntityPlan | undefined,
  relations: Relations,
): readonly Coupling[] {
  const found = new Map<string, Coupling & MutableCoupling>();
  for (const { entity } of model.states.cycles) {
    const own = entity === null ? undefined : plan(entity);
    if (!own || entity === null) continue;
    for (const paths of own.paths)
      for (const { transition } of paths.moves)
        for (const clause of own.clauses.get(transition) ?? []) {
          if (clause.form !== 'exact' || clause.operation.does !== 'move') continue;
          const other = clause.operation.way.to.id;
          const key = keyOf(clause.operation, own, relations);
          const goal = moveTargetOf(clause.operation, plan(other)?.paths ?? []);
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

/** Without the states in which another record holds the other one: it is not free there. */
function withoutHeld({ other, comesFrom }: Coupling, couplings: readonly Coupling[]): Coupling['comesFrom'] {
  const occupied = new Set(
    couplings.flatMap((coupling) => (coupling.other === other ? [...heldStates(coupling)] : [])),
  );
  return new Map(
    [...comesFrom].map(([move, states]) => [move, new Set([...states].filter((state) => !occupied.has(state)))]),
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

export function linkKey(id: string, direction = 'line'): string {
  return `${id} ${direction}`;
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
 * The hold on the linked record after these transitions: kept while the record may still change its state, for good
 * where that one is in a final state, and already before the first change if that needs it in certain states.
 * Undefined: no claim.
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

/** The states of the other record in which every next transition is possible, without those in which it is held. */
function statesBefore(coupling: Coupling, state: string): ReadonlySet<string> {
  const found = coupling.paths.moves.flatMap(({ from, transition }) =>
    from === state ? (coupling.comesFrom.get(transition) ?? []) : [],
  );
  const [first, ...others] = found;
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** Whether a record in this state may later change the state of the other one. */
function mayStill({ paths, comesTo }: Pick<Coupling, 'paths' | 'comesTo'>, state: string): boolean {
  const reached = new Set([state]);
  for (const one of reached) for (const { from, to } of paths.moves) if (from === one) reached.add(to);
  return paths.moves.some(({ from, transition }) => reached.has(from) && comesTo.has(transition));
}

/** The states that the linked record is in only while it is held. */
export function heldStates({ paths, moved, comesTo }: Coupling): ReadonlySet<string> {
  const to = paths.moves.flatMap((move) =>
    mayStill({ paths, comesTo }, move.to) ? [...(comesTo.get(move.transition) ?? [])] : [],
  );
  return new Set(to.filter((state) => !moved.firsts.includes(state)));
}
