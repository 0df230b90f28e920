import { useEffect, useMemo, useReducer, useState } from 'react';
import { withCount } from '#core/index.ts';
import {
  type ActorContext,
  columnsOf,
  type Edits,
  knownValue,
  listOf,
  mayDo,
  movesOffered,
  type Product,
  type ProtoScreen,
  recordLabel,
  recordNumber,
  recordsOf,
  type SampleRow,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { usePrototypeSession } from '../../prototype/session-store.ts';
import { type RowFinder, recordWords } from '../things/record-words.tsx';
import type { EmbeddedNavigation } from './embedded-navigation.tsx';

/** A task to do in the running prototype, without help. */
export interface Dare {
  readonly id: string;
  /** What to do: “lend L-17”. */
  readonly says: string;
  /** The role to do it as. */
  readonly role: { readonly id: string; readonly label: string };
  readonly entity: string;
  readonly goal: Goal;
}

type Goal =
  | { readonly is: 'moved'; readonly record: string; readonly cycle: string; readonly to: string }
  | { readonly is: 'created' };

/** Records searched for one with a permitted move. */
const SEARCHED_ROWS = 40;

/** Moves, then new records, that some role is permitted to make now. `labelOf` names records. */
export function daresOf(
  actor: ActorContext,
  screens: readonly ProtoScreen[],
  labelOf: (row: SampleRow) => string,
): readonly Dare[] {
  const { index } = actor.product;
  const ofTransitions = index.entities.all.flatMap(({ id }) => moveDares(actor, id, labelOf));
  const forms = screens.filter(({ kind }) => kind === 'form' || kind === 'wizard');
  const ofForms = forms.flatMap(({ entity }) => createDare(actor, entity));
  return [...ofTransitions, ...ofForms].filter(({ id }, at, all) => all.findIndex((dare) => dare.id === id) === at);
}

function moveDares(actor: ActorContext, entity: string, labelOf: (row: SampleRow) => string): readonly Dare[] {
  const { index } = actor.product;
  const rows = actor.records.all(entity).slice(0, SEARCHED_ROWS);
  return index.cycles(entity).flatMap((cycle) =>
    index.transitions(cycle).flatMap((transition): readonly Dare[] => {
      const actors = listOf(transition.actors).flatMap(({ id }) => index.roles.get(id) ?? []);
      const to = transition.to.id;
      const says = knownValue(transition.event);
      if (to === null || says === undefined || knownValue(transition.by) !== 'person') return [];
      for (const role of actors) {
        const row = rows.find((one) =>
          movesOffered({ ...actor, role: role.id }, one).some(
            ({ id, verdict }) => id === transition.id && verdict.may === 'yes',
          ),
        );
        if (!row) continue;
        const goal = { is: 'moved', record: row.id, cycle: cycle.id, to } as const;
        return [{ id: `${entity}/${transition.id}`, says: `${says}: ${labelOf(row)}`, role, entity, goal }];
      }
      return [];
    }),
  );
}

function createDare(actor: ActorContext, entity: string | null): readonly Dare[] {
  const { index } = actor.product;
  const thing = index.entities.get(entity);
  if (!thing) return [];
  const role = index.roles.all.find(({ id }) => mayDo({ ...actor, role: id }, thing.id, 'create').may === 'yes');
  if (!role) return [];
  const says = `put in a new ${thing.label}`;
  return [{ id: `${thing.id}/new`, says, role, entity: thing.id, goal: { is: 'created' } }];
}

export function isMet({ entity, goal }: Dare, before: Edits, now: Edits): boolean {
  const newEdits = [...now.changed].filter(([key, edit]) => edit !== before.changed.get(key));
  if (goal.is === 'created') {
    return newEdits.some(
      ([key, edit]) => edit.entity === entity && edit.fate === 'created' && !before.changed.has(key),
    );
  }
  return newEdits.some(
    ([, edit]) => edit.entity === entity && edit.id === goal.record && edit.states[goal.cycle] === goal.to,
  );
}

export interface Trail {
  /** In milliseconds, by a monotonic clock. */
  readonly began: number;
  readonly clicks: number;
  /** Labels of the pages visited, in order; consecutive repeats count once. */
  readonly visits: readonly string[];
  readonly ended: { readonly at: number; readonly met: boolean } | null;
}

export type TrailStep =
  | { readonly step: 'visit'; readonly page: string }
  | { readonly step: 'click' }
  | { readonly step: 'end'; readonly at: number; readonly met: boolean };

export function newTrail(began: number, page: string): Trail {
  return { began, clicks: 0, visits: [page], ended: null };
}

/** The trail with one more step; unchanged once it has ended. */
export function withStep(trail: Trail, step: TrailStep): Trail {
  if (trail.ended) return trail;
  switch (step.step) {
    case 'visit':
      return trail.visits.at(-1) === step.page ? trail : { ...trail, visits: [...trail.visits, step.page] };
    case 'click':
      return { ...trail, clicks: trail.clicks + 1 };
    case 'end':
      return { ...trail, ended: { at: step.at, met: step.met } };
  }
}

/** “3 screens, 5 clicks, 21 seconds”; until `now` while it has not ended. */
export function trailWords({ began, clicks, visits, ended }: Trail, now: number): string {
  const seconds = Math.max(0, Math.round(((ended?.at ?? now) - began) / 1000));
  return `${withCount(new Set(visits).size, 'screen')}, ${withCount(clicks, 'click')}, ${withCount(seconds, 'second')}`;
}

export interface Attempt {
  readonly key: number;
  readonly says: string;
  readonly trail: Trail;
}

/** A dare: offered, in progress, or ended. */
export type DareState = ReturnType<typeof useDare>;

type DareAction =
  | TrailStep
  | { readonly step: 'begin'; readonly at: number; readonly page: string }
  | { readonly step: 'forget' };

function dareReducer(trail: Trail | null, action: DareAction): Trail | null {
  if (action.step === 'begin') return newTrail(action.at, action.page);
  return trail === null || action.step === 'forget' ? null : withStep(trail, action);
}

/** Dares somebody to do what the model allows, and records their trail. */
export function useDare(product: Product, navigation: EmbeddedNavigation, sample: SampleSet, refDate: string) {
  const { edits } = usePrototypeSession();
  const [at, setAt] = useState(0);
  const [trail, dispatch] = useReducer(dareReducer, null);
  const [editsBefore, setEditsBefore] = useState<Edits>(edits);
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [accepted, setAccepted] = useState<Dare | null>(null);
  const dares = useMemo(() => {
    const records = recordsOf(sample, edits);
    const actor = { product, role: null, records, today: refDate };
    const screens = screensOf(product);
    return daresOf(actor, screens, (row) => dareLabel(row, product, screens, sample));
  }, [product, sample, edits, refDate]);
  const dare = accepted ?? dares[at % Math.max(1, dares.length)];
  const page = navigation.label;
  useEffect(() => dispatch({ step: 'visit', page }), [page]);
  const isDone = trail !== null && trail.ended === null && accepted !== null && isMet(accepted, editsBefore, edits);
  useEffect(() => {
    if (!isDone) return;
    dispatch({ step: 'end', at: performance.now(), met: true });
    announce('Done, without help.');
  }, [isDone]);
  return {
    dare,
    /** Null until the dare is accepted. */
    trail,
    /** Attempts of this session, newest first. */
    before: attempts,
    another: () => setAt(at + 1),
    begin: () => {
      if (!dare) return;
      setEditsBefore(edits);
      setAccepted(dare);
      dispatch({ step: 'begin', at: performance.now(), page: navigation.become(dare.role.id) });
      announce(`As ${dare.role.label}, without help: ${dare.says}.`);
    },
    giveUp: () => {
      dispatch({ step: 'end', at: performance.now(), met: false });
      if (trail) announce(`Given up after ${trailWords(trail, performance.now())}.`);
    },
    forget: () => {
      if (trail && accepted) setAttempts([{ key: trail.began, says: accepted.says, trail }, ...attempts]);
      setAccepted(null);
      dispatch({ step: 'forget' });
    },
    /** Counts a click inside the prototype. */
    click: () => dispatch({ step: 'click' }),
  };
}

/** A label by which a record can be found on the screens: never a number that no list shows. */
export function dareLabel(
  row: SampleRow,
  product: Product,
  screens: readonly ProtoScreen[],
  sample: RowFinder,
): string {
  const thing = product.index.entities.get(row.entity);
  const list = screens.find(({ kind, entity }) => kind === 'list' && entity === row.entity);
  const all = list ? columnsOf(product, list) : [];
  const columns = all.flatMap(({ field }) => field ?? []);
  const label = recordLabel(product, row);
  const isSeen = label !== recordNumber(product, row) || all.some(({ shows }) => shows === 'number');
  const properName = thing?.display && isSeen ? label : '';
  const visibleWords = recordWords(row, columns.slice(0, 2), product, sample);
  return properName || (visibleWords ? `the ${thing?.label ?? 'record'} “${visibleWords}”` : label);
}
