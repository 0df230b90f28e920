import { heldValue } from '../../model/held.ts';
import { folded } from '../../model/shapes/folded.ts';
import { scopeOf } from '../checks/scope.ts';
import type { Bond } from './bonds.ts';
import { courseOf } from './course.ts';
import { type Draft, firstCell, live, newDraft } from './draft.ts';
import { beginOf, DAY, isOver, type Life, within } from './life.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { below, seedOf } from './seed.ts';
import { spansIn, type Tie } from './ties.ts';
import type { Move } from './walk.ts';
import type { World } from './world.ts';
import { once } from '../../remembered.ts';

/** What records have been through, settled for all that hang together before any is made. */
export interface Lives {
  readonly of: (entity: string, slot: number) => Life;
  /** Whether a record would hang on another one, as far as their lives tell. */
  readonly suits: (tie: Tie, slot: number, host: number) => boolean;
}

export interface Around
  extends Pick<World, 'model' | 'options' | 'today' | 'alone' | 'plan' | 'roster' | 'agreement'> {
  readonly bonds: readonly Bond[];
  readonly ties: (entity: string) => readonly Tie[];
  /** The slot that a link leads to. */
  readonly leads: (tie: Pick<Tie, 'entity' | 'other' | 'key'>, slot: number) => number | undefined;
  /** The same as far as somebody wrote it down or gave it in an example. */
  readonly told: (tie: Tie, slot: number) => number | undefined;
}

/** Settles the lives of all records: each by itself, then those that move each other, then those that hang on others. */
export function livesOf(around: Around): Lives {
  const { plan, roster, bonds, today, options } = around;
  const now = today * DAY - 1;
  const natural = bySlot((entity, slot) => naturalLife(entity, slot, around));
  const schedule = once((): Schedule | undefined =>
    bonds.length === 0
      ? undefined
      : scheduleOf(bonds, {
          lives: natural,
          size: (entity) => roster(entity).size,
          leads: around.leads,
          isTold: (entity, slot) => roster(entity).pinnedAt(slot) !== undefined,
          now,
        }),
  );
  const holding = new Set(bonds.map(({ entity }) => entity));
  const held = new Set(bonds.map(({ other }) => other));
  const base = (entity: string, slot: number): Life =>
    (holding.has(entity) ? schedule()?.lifeOf(entity, slot) : undefined) ?? natural(entity, slot);
  const guests = guestsOf(around, base);
  const going = new Set<string>();
  const settled = bySlot((entity, slot) => {
    const life = base(entity, slot);
    const seed = below(seedOf(options.workspace, 'course', entity), slot);
    const needs = held.has(entity) ? (schedule()?.needsOf(entity, slot) ?? []) : [];
    const moved = (plan(entity)?.paths ?? []).reduce(
      (so, paths) => courseOf(paths, so, needs, { seed, now }),
      life,
    );
    const open = needs.length > 0 ? moved : guests(entity, slot, moved, now);
    return isTold(entity, slot, around) ? open : fitting(open, entity, slot);
  });
  const fitting = (life: Life, entity: string, slot: number): Life => {
    if (holding.has(entity)) return life;
    return around.ties(entity).reduce((so, tie) => {
      const host = around.leads(tie, slot);
      if (host === undefined) return so;
      const lived = of(tie.other, host);
      const spans = spansIn(tie, lived);
      const begin = beginOf(so);
      const last = spans.at(-1);
      if (!last || begin === undefined || spans.some(({ from, to }) => begin >= from && begin < to)) return so;
      return within(so, last, now);
    }, life);
  };
  const of = (entity: string, slot: number): Life => {
    const key = `${entity} ${slot}`;
    if (going.has(key)) return base(entity, slot);
    going.add(key);
    const life = settled(entity, slot);
    going.delete(key);
    return life;
  };
  const isBond = (tie: Tie) => bonds.some(({ entity, key }) => entity === tie.entity && key === tie.key);
  return {
    of,
    suits: (tie, slot, host) => {
      const life = isBond(tie) ? natural(tie.entity, slot) : base(tie.entity, slot);
      const other = isBond(tie) ? natural(tie.other, host) : of(tie.other, host);
      const state = other.states.get(tie.paths.cycle.id) ?? '';
      if (tie.over.has(state) && !isOver(plan(tie.entity)?.paths ?? [], life)) return false;
      const begin = beginOf(life);
      if (isBond(tie) || begin === undefined) return true;
      return spansIn(tie, other).some(({ from, to }) => begin >= from && begin < to);
    },
  };
}

function bySlot<T>(make: (entity: string, slot: number) => T): (entity: string, slot: number) => T {
  const known = new Map<string, T[]>();
  return (entity, slot) => {
    const all = known.get(entity) ?? [];
    known.set(entity, all);
    const before = all[slot];
    if (before !== undefined) return before;
    const made = make(entity, slot);
    all[slot] = made;
    return made;
  };
}

function isTold(entity: string, slot: number, { roster }: Pick<Around, 'roster'>): boolean {
  return roster(entity).pinnedAt(slot) !== undefined;
}

const NONE: Life = { states: new Map(), history: [], moves: [] };

/** A life by itself: the moves that are open to the record, as far as its own lines tell. */
function naturalLife(entity: string, slot: number, around: Around): Life {
  const plan = around.plan(entity);
  if (!plan || plan.paths.length === 0) return NONE;
  const draft = newDraft(around, plan, slot);
  for (const guard of plan.guards.values())
    for (const label of guard.mentions) {
      const field = plan.byLabel.get(folded(label));
      if (field?.late === null && !draft.cells.has(field.field.id))
        draft.cells.set(field.field.id, firstCell(field, draft, around));
    }
  live(draft, around, (move) => isOpen(draft, move, around), around.agreement.goals(entity, slot));
  return draft;
}

/**
 * Whether a move is open to the record, as far as an exact guard can tell. Days follow from the moves, and other records
 * and what is worked out come later: a guard that looks at them closes nothing.
 */
function isOpen(draft: Draft, { transition }: Move, { model, alone }: Pick<Around, 'model' | 'alone'>): boolean {
  const { plan, cells, stateIds } = draft;
  const guard = plan.guards.get(transition);
  const isKnown = (label: string) => {
    const field = plan.byLabel.get(folded(label));
    return field?.late === null && heldValue(field.field.type) !== 'date';
  };
  if (!guard?.mentions.every(isKnown)) return true;
  const { today, now } = alone.scope;
  const value = (field: string) => cells.get(field)?.value;
  const outcome = guard.run(scopeOf(model, plan.entity.id, value, stateIds, { today, now }));
  return !(outcome.ok && outcome.value === false);
}

/** Makes a host begin, and go on, so that those that were said to hang on it could begin there. */
function guestsOf(around: Around, base: (entity: string, slot: number) => Life) {
  const { plan, roster, model } = around;
  const all = model.entities.entities.is === 'said' ? model.entities.entities.value : [];
  const begins = once(() => {
    const found = new Map<string, { readonly tie: Tie; readonly begin: number }[]>();
    for (const { id } of all)
      for (const tie of around.ties(id)) {
        const given = (plan(id)?.given ?? []).map((_, slot) => slot);
        const pinned = roster(id).pinned.flatMap((record) => roster(id).slotOf(record.id) ?? []);
        for (const slot of new Set([...given, ...pinned])) {
          if (slot >= roster(id).size) continue;
          const host = around.told(tie, slot);
          const begin = host === undefined ? undefined : beginOf(base(id, slot));
          if (begin === undefined) continue;
          const key = `${tie.other} ${host}`;
          found.set(key, [...(found.get(key) ?? []), { tie, begin }]);
        }
      }
    return found;
  });
  return (entity: string, slot: number, life: Life, now: number): Life =>
    (begins().get(`${entity} ${slot}`) ?? []).reduce(
      (so, { tie, begin }) => welcoming(so, tie, begin, now),
      life,
    );
}

function welcoming(life: Life, tie: Tie, begin: number, now: number): Life {
  const spans = spansIn(tie, life);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || spans.some(({ from, to }) => begin >= from && begin < to)) return life;
  const isMine = ({ cycle }: Life['history'][number]) => cycle === tie.paths.cycle.id;
  if (begin < first.from) {
    const by = (Math.ceil((first.from - begin) / DAY) + 1) * DAY;
    return changedTimes(life, (visit, at) => (isMine(visit) && at <= first.from ? at - by : at));
  }
  const by = Math.max(0, begin + DAY - last.to);
  return changedTimes(life, (visit, at) => (isMine(visit) && at >= last.to ? Math.min(now, at + by) : at));
}

function changedTimes(
  life: Life,
  timeOf: (visit: Life['history'][number], at: number) => number,
): Life {
  const history = life.history.map((visit) => ({
    ...visit,
    at: new Date(timeOf(visit, Date.parse(visit.at))).toISOString().replace('.000Z', 'Z'),
  }));
  return { ...life, history };
}
