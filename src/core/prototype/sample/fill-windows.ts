import { knownValue } from '../../answers/sourced.ts';
import { mapOfDefined } from '../../base/group-by.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { DataModel } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Check, Subject } from '../checks/types.ts';
import { whenOf } from '../checks/when-clause.ts';
import type { Timeline } from './timeline.ts';
import type { StateGraph } from './walk.ts';

/** The states from which on a field is filled in, and the events that lead into them. */
export interface FillWindow {
  readonly states: ReadonlySet<string>;
  /** Their labels. */
  readonly called: string;
  /** Folded names of the transitions that lead in: “taken back” applies whatever state follows. */
  readonly events: ReadonlySet<string>;
}

/** Fields that are required in some states only: they are empty before the first of those. */
export function windowsIn(model: DataModel, entity: string, demands: readonly Check[], paths: readonly StateGraph[]) {
  const { required } = byEntity(model);
  const itself = [...required(entity), ...required(null)].flatMap(({ field, when, does }) => {
    const time = does === 'fills itself' ? whenOf(when, model, entity) : undefined;
    return time?.is === 'states' && field.id !== null ? [{ field: field.id, ids: time.ids }] : [];
  });
  const asked = demands.flatMap(({ demand, fields: [field = ''] }) =>
    demand.is === 'filled' ? [{ field, now: demand.now }] : [],
  );
  const fields = new Set([...itself, ...asked].map(({ field }) => field));
  const isFilled = (field: string, state: string) =>
    itself.some((one) => one.field === field && one.ids.has(state)) ||
    asked.some((one) => one.field === field && one.now(nobodyIn(state)));
  const windowFor = (field: string) =>
    paths.map((one) => windowOf(one, (state) => isFilled(field, state))).find((one) => one !== undefined);
  return mapOfDefined([...fields].map((field) => [field, windowFor(field)]));
}

function windowOf({ states, moves }: StateGraph, isFilled: (state: string) => boolean): FillWindow | undefined {
  const inside = states.filter(({ id }) => isFilled(id));
  if (inside.length === 0 || inside.length === states.length) return undefined;
  const ids = new Set(inside.map(({ id }) => id));
  const entering = moves.filter(({ from, to }) => ids.has(to) && !ids.has(from));
  const events = entering.flatMap(({ transition }) => foldCase(knownValue(transition.event) ?? ''));
  return {
    states: ids,
    called: inside.map(({ label }) => `“${label}”`).join(', '),
    events: new Set(events.filter((event) => event !== '')),
  };
}

function nobodyIn(state: string): Subject {
  const value = () => undefined;
  const scope = { value, today: '2000-01-01', now: '2000-01-01' };
  return { entity: '', value, states: new Set([state]), moment: null, context: {}, scope };
}

interface RecordProgress extends Omit<Timeline, 'states'> {
  readonly stateIds: ReadonlySet<string>;
}

/** The visit with which the window began, `now` where only the present state is known, undefined while it has not. */
export function windowEntry({ states, events }: FillWindow, { history, moves, stateIds }: RecordProgress) {
  const entering = moves.filter(({ transition }) => events.has(foldCase(knownValue(transition.event) ?? '')));
  const entry = history.find(
    ({ from, to }) => states.has(to) || entering.some((move) => move.from === from && move.to === to),
  );
  return entry ?? ([...states].some((state) => stateIds.has(state)) ? 'now' : undefined);
}
