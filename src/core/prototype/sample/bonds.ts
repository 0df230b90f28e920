import { knownValue } from '../../answers/sourced.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Deed } from '../../model/effects/types.ts';
import { isMany } from '../../model/entities/other-end.ts';
import type { Model, Transition } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { EntityPlan } from './plan.ts';
import type { Relations } from './relations.ts';
import type { Move, Paths } from './walk.ts';

/** A link by which the moves of one entity move another: a loan that is handed out lends its tool. */
export interface Bond {
  /** The entity that moves the other one. */
  readonly entity: string;
  readonly other: string;
  /** Of the relation and the way, or of the field where there is no relation for it. */
  readonly key: string;
  readonly paths: Paths;
  /** The life cycle that is moved, and for each move the states it may lead to. */
  readonly moved: Paths;
  readonly comesTo: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** For each move, the states in which it finds the other record. */
  readonly comesFrom: ReadonlyMap<Transition, ReadonlySet<string>>;
  /** For each move, those that the other record may make then. */
  readonly does: ReadonlyMap<Transition, readonly Move[]>;
}

/** What a record does to the one it is linked to. */
export interface Hold {
  /** The states it may be in now. */
  readonly states: ReadonlySet<string>;
  /** The index of the move that brought it there, among those that were made; null where none has. */
  readonly move: number | null;
}

interface Filling {
  readonly comesTo: Map<Transition, ReadonlySet<string>>;
  readonly comesFrom: Map<Transition, ReadonlySet<string>>;
  readonly does: Map<Transition, readonly Move[]>;
}

/** Reads the bonds of a model from what happens at moves; only links to at most one record make any. */
export function bondsIn(
  model: Model,
  plan: (entity: string) => EntityPlan | undefined,
  relations: Relations,
): readonly Bond[] {
  const found = new Map<string, Bond & Filling>();
  for (const { entity } of model.states.cycles) {
    const own = entity === null ? undefined : plan(entity);
    if (!own || entity === null) continue;
    for (const paths of own.paths)
      for (const { transition } of paths.moves)
        for (const clause of clausesOf(model, paths.cycle, transition)) {
          if (clause.form !== 'exact' || clause.deed.does !== 'move') continue;
          const other = clause.deed.way.to.id;
          const key = keyOf(clause.deed, own, relations);
          const goal = goalOf(clause.deed, plan(other)?.paths ?? []);
          if (key === undefined || !goal || other === entity) continue;
          const name = JSON.stringify([entity, key, paths.cycle.id, goal.moved.cycle.id]);
          const bond = found.get(name) ?? {
            entity,
            other,
            key,
            paths,
            moved: goal.moved,
            comesTo: new Map(),
            comesFrom: new Map(),
            does: new Map(),
          };
          bond.comesTo.set(transition, goal.to);
          bond.comesFrom.set(transition, goal.from);
          bond.does.set(transition, goal.moves);
          found.set(name, bond);
        }
  }
  const bonds = [...found.values()];
  return bonds.map((bond) => ({ ...bond, comesFrom: withoutHeld(bond, bonds) }));
}

/** A record on its way finds the other one in states where no other record holds it. */
function withoutHeld({ other, comesFrom }: Bond, bonds: readonly Bond[]): Bond['comesFrom'] {
  const held = new Set(bonds.flatMap((bond) => (bond.other === other ? [...sourcedStates(bond)] : [])));
  return new Map(
    [...comesFrom].map(([move, states]) => [move, new Set([...states].filter((state) => !held.has(state)))]),
  );
}

type Moving = Extract<Deed, { does: 'move' }>;

function keyOf({ way: { by, to } }: Moving, { entity, byId }: EntityPlan, relations: Relations) {
  if (by.kind === 'their line') return undefined;
  const line = by.kind === 'own line' ? byId.get(by.field.id) : undefined;
  const side = line
    ? relations.sideFor(entity.id, line)
    : relations
        .sidesOf(entity.id)
        .find(({ key, other }) => by.kind === 'relation' && key === by.relation.id && other === to.id);
  if (!side) return line && bondKey(line.field.id);
  return isMany(side.relation[side.way]) ? undefined : bondKey(side.relation.id, side.way);
}

export function bondKey(id: string, way = 'line'): string {
  return `${id} ${way}`;
}

function goalOf({ to }: Moving, all: readonly Paths[]) {
  const isMeant = ({ transition, to: state }: Move) =>
    to.kind === 'state' ? state === to.state.id : folded(knownValue(transition.event) ?? '') === folded(to.event);
  const moved = all.find(({ cycle, moves }) => (to.kind === 'state' ? cycle.id === to.cycle.id : moves.some(isMeant)));
  const moves = moved?.moves.filter(isMeant) ?? [];
  const states = to.kind === 'state' ? [to.state.id] : moves.map((move) => move.to);
  return moved && { moved, moves, to: new Set(states), from: new Set(moves.map(({ from }) => from)) };
}

/**
 * How a record holds the other one after these moves: as long as it may move it again, or for good where that one can
 * go no further; and before it moves it, so that it finds it as needed. Undefined: any will do.
 */
export function holdAfter(bond: Bond, moves: readonly Move[]): Hold | undefined {
  const { paths, moved, comesTo } = bond;
  const now = moves.at(-1)?.to;
  if (now === undefined) return undefined;
  const move = moves.findLastIndex(({ transition }) => comesTo.has(transition));
  const last = moves[move];
  const states = last && comesTo.get(last.transition);
  if (!states) {
    const before = statesBefore(bond, now);
    return before.size > 0 ? { states: before, move: null } : undefined;
  }
  const isStuck = [...states].every((state) => !moved.moves.some(({ from }) => from === state));
  return isStuck || mayStill({ paths, comesTo }, now) ? { states, move } : undefined;
}

/** The states in which every next move finds the other one, without those in which a record holds it. */
function statesBefore(bond: Bond, state: string): ReadonlySet<string> {
  const found = bond.paths.moves.flatMap(({ from, transition }) =>
    from === state ? (bond.comesFrom.get(transition) ?? []) : [],
  );
  const [first, ...others] = found;
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** Whether a record in this state may still come to move the other one. */
function mayStill({ paths, comesTo }: Pick<Bond, 'paths' | 'comesTo'>, state: string): boolean {
  const reached = new Set([state]);
  for (const one of reached) for (const { from, to } of paths.moves) if (from === one) reached.add(to);
  return paths.moves.some(({ from, transition }) => reached.has(from) && comesTo.has(transition));
}

/** The states in which the other one is only while a record holds it there. */
export function sourcedStates({ paths, moved, comesTo }: Bond): ReadonlySet<string> {
  const to = paths.moves.flatMap((move) =>
    mayStill({ paths, comesTo }, move.to) ? [...(comesTo.get(move.transition) ?? [])] : [],
  );
  return new Set(to.filter((state) => !moved.firsts.includes(state)));
}
