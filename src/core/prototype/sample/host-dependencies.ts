import { knownValue, listOf } from '../../answers/sourced.ts';
import { DAY_MS } from '../../base/dates.ts';
import { lazily } from '../../base/memoize.ts';
import { isMany } from '../../model/entities/naming-field.ts';
import type { DataModel } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { EntityPlan } from './entity-plan.ts';
import { isKindOfPerson } from './meanings.ts';
import type { Relations } from './relations.ts';
import { linkKey } from './state-couplings.ts';
import { beginOf, isEnd, mapTimes, type Timeline } from './timeline.ts';
import type { TimelineContext } from './timelines.ts';
import type { StateGraph } from './walk.ts';

/** A record needs a host: a link to at most one record with its own life cycle, as a loan needs its member. */
export interface HostDependency {
  readonly entity: string;
  readonly other: string;
  /** As in the coupling of the same link. */
  readonly key: string;
  readonly isNeeded: boolean;
  /** The life cycle of the host. */
  readonly paths: StateGraph;
  /** States of the host in which no dependent record may begin. */
  readonly blockedStates: ReadonlySet<string>;
  /** States of the host in which no dependent record may still be open. */
  readonly closedStates: ReadonlySet<string>;
}

/** The hosts on which records of an entity depend. */
export function dependenciesOf(
  model: DataModel,
  own: EntityPlan,
  plan: (entity: string) => EntityPlan | undefined,
  relations: Relations,
): readonly HostDependency[] {
  const { id } = own.entity;
  const sides = relations
    .sidesOf(id)
    .filter(({ relation, way }) => !isMany(relation[way]))
    .map(({ relation, way, other }) => ({
      other,
      key: linkKey(relation.id, way),
      isNeeded: knownValue(relation[way]) === 'exactly one',
    }));
  const fieldLinks = own.fields.flatMap((linkField) =>
    linkField.filledBy === 'link' && linkField.target !== null && !relations.sideFor(id, linkField)
      ? [{ other: linkField.target, key: linkKey(linkField.field.id), isNeeded: true }]
      : [],
  );
  const links = new Map([...sides, ...fieldLinks].map((link) => [link.key, link]));
  return [...links.values()].flatMap(({ other, key, isNeeded }): readonly HostDependency[] => {
    const host = plan(other);
    const [paths] = host?.paths ?? [];
    if (!host || !paths || paths.isOpen || other === id) return [];
    const closedStates = closedStatesFor(model, paths, own);
    return [
      {
        entity: id,
        other,
        key,
        isNeeded,
        paths,
        closedStates,
        blockedStates: blockedStatesFor(host, paths, own, closedStates),
      },
    ];
  });
}

/** Final states, and those that dependent records follow or would have prevented. */
function closedStatesFor(model: DataModel, paths: StateGraph, part: EntityPlan): ReadonlySet<string> {
  const cascade = listOf(model.states.cascade).filter(
    (one) => isCalled(part, one.part) && (one.does === 'follows' || one.does === 'prevents it'),
  );
  const named = new Set(cascade.map(({ whole }) => foldCase(whole)));
  return new Set(
    paths.states
      .filter((state) => (paths.moves.length > 0 && isEnd(paths, state)) || named.has(foldCase(state.label)))
      .map(({ id }) => id),
  );
}

function isCalled({ entity: { label, plural } }: EntityPlan, words: string): boolean {
  return foldCase(words) === foldCase(label) || foldCase(words) === foldCase(plural);
}

/**
 * States in which creating one is refused; and, for people, initial states that a transition leads out of and none
 * into, such as “applicant”.
 */
function blockedStatesFor(
  { entity }: EntityPlan,
  { cycle, firsts, moves }: StateGraph,
  part: EntityPlan,
  over: ReadonlySet<string>,
): ReadonlySet<string> {
  const shut = new Set(over);
  const name = foldCase(part.entity.label);
  for (const { state, event, does } of listOf(cycle.matrix))
    if (does === 'refuse' && state.id !== null && foldCase(event).split(' ').includes(name)) shut.add(state.id);
  if (isKindOfPerson(entity.label))
    for (const id of firsts)
      if (moves.some(({ from }) => from === id) && !moves.some(({ to }) => to === id)) shut.add(id);
  return shut;
}

/** `to` is not included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The times at which a dependent record could begin, by the history of the host. */
export function beginSpans(
  { paths: { cycle }, blockedStates }: HostDependency,
  { history }: Pick<Timeline, 'history'>,
) {
  const visits = history.filter((visit) => visit.cycle === cycle.id);
  return visits.flatMap(({ to, at }, place) => {
    const next = visits[place + 1];
    if (blockedStates.has(to)) return [];
    return [{ from: Date.parse(at), to: next ? Date.parse(next.at) : Number.POSITIVE_INFINITY }];
  });
}

/** Makes a host begin early enough, and last long enough, for the records that are fixed to depend on it. */
export function hostExtender(context: TimelineContext, base: (entity: string, slot: number) => Timeline) {
  const { plan, roster } = context;
  const begins = lazily(() => {
    const found = new Map<string, { readonly tie: HostDependency; readonly begin: number }[]>();
    for (const { id } of listOf(context.model.entities.entities))
      for (const tie of context.dependencies(id)) {
        const given = (plan(id)?.given ?? []).map((_, slot) => slot);
        const pinned = roster(id).pinned.flatMap((record) => roster(id).slotOf(record.id) ?? []);
        for (const slot of new Set([...given, ...pinned])) {
          if (slot >= roster(id).size) continue;
          const host = context.fixedTarget(tie, slot);
          const begin = host === undefined ? undefined : beginOf(base(id, slot));
          if (begin === undefined) continue;
          const key = `${tie.other} ${host}`;
          found.set(key, [...(found.get(key) ?? []), { tie, begin }]);
        }
      }
    return found;
  });
  return (entity: string, slot: number, timeline: Timeline, now: number): Timeline =>
    (begins().get(`${entity} ${slot}`) ?? []).reduce(
      (so, { tie, begin }) => extendedFor(so, tie, begin, now),
      timeline,
    );
}

/** The timeline of a host, extended so that a dependent record could begin at a time. */
export function extendedFor(timeline: Timeline, dependency: HostDependency, begin: number, now: number): Timeline {
  const spans = beginSpans(dependency, timeline);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || spans.some(({ from, to }) => begin >= from && begin < to)) return timeline;
  const isMine = ({ cycle }: Timeline['history'][number]) => cycle === dependency.paths.cycle.id;
  if (begin < first.from) {
    const by = (Math.ceil((first.from - begin) / DAY_MS) + 1) * DAY_MS;
    return mapTimes(timeline, (at, visit) => (isMine(visit) && at <= first.from ? at - by : at));
  }
  const by = Math.max(0, begin + DAY_MS - last.to);
  return mapTimes(timeline, (at, visit) => (isMine(visit) && at >= last.to ? Math.min(now, at + by) : at));
}
