import { useEffect, useMemo, useReducer, useState } from 'react';
import {
  columnsOf,
  type Edits,
  givenNumber,
  type Product,
  type ProtoScreen,
  recordLabel,
  recordsOf,
  type SampleRow,
  type SampleSet,
  screensOf,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { usePrototypeSession } from '../../prototype/session-store.ts';
import { type RowFinder, recordWords } from '../things/cell-words.ts';
import { type Dare, daresOf, isMet } from './dare.ts';
import { newTrail, type Step, stepped, type Trail, trailWords } from './trail.ts';
import type { Inside } from './use-inside.ts';

export interface Tried {
  readonly key: number;
  readonly says: string;
  readonly trail: Trail;
}

/** A dare as it is offered, being tried, or over. */
export type Daring = ReturnType<typeof useDare>;

type Turn = Step | { readonly step: 'begin'; readonly at: number; readonly page: string } | { readonly step: 'forget' };

function turned(trail: Trail | null, turn: Turn): Trail | null {
  if (turn.step === 'begin') return newTrail(turn.at, turn.page);
  return trail === null || turn.step === 'forget' ? null : stepped(trail, turn);
}

/** Dares somebody to do what the model says can be done, and keeps the way they went. */
export function useDare(product: Product, inside: Inside, sample: SampleSet, refDate: string) {
  const { edits } = usePrototypeSession();
  const [at, setAt] = useState(0);
  const [trail, turn] = useReducer(turned, null);
  const [before, setBefore] = useState<Edits>(edits);
  const [tried, setTried] = useState<readonly Tried[]>([]);
  const [taken, setTaken] = useState<Dare | null>(null);
  const dares = useMemo(() => {
    const records = recordsOf(sample, edits);
    const actor = { product, role: null, records, today: refDate };
    const screens = screensOf(product);
    return daresOf(actor, screens, (row) => dareLabel(row, product, screens, sample));
  }, [product, sample, edits, refDate]);
  const dare = taken ?? dares[at % Math.max(1, dares.length)];
  const page = inside.label;
  useEffect(() => turn({ step: 'visit', page }), [page]);
  const met = trail !== null && trail.ended === null && taken !== null && isMet(taken, before, edits);
  useEffect(() => {
    if (!met) return;
    turn({ step: 'end', at: performance.now(), met: true });
    announce('Done, without help.');
  }, [met]);
  return {
    dare,
    /** Null while nobody tries it. */
    trail,
    /** Who tried before in this session, newest first. */
    before: tried,
    another: () => setAt(at + 1),
    begin: () => {
      if (!dare) return;
      setBefore(edits);
      setTaken(dare);
      turn({ step: 'begin', at: performance.now(), page: inside.become(dare.role.id) });
      announce(`As ${dare.role.label}, without help: ${dare.says}.`);
    },
    giveUp: () => {
      turn({ step: 'end', at: performance.now(), met: false });
      if (trail) announce(`Given up after ${trailWords(trail, performance.now())}.`);
    },
    forget: () => {
      if (trail && taken) setTried([{ key: trail.began, says: taken.says, trail }, ...tried]);
      setTaken(null);
      turn({ step: 'forget' });
    },
    /** Counts a press inside the product. */
    click: () => turn({ step: 'click' }),
  };
}

/** What to call a record for somebody who has to find it: a number that is written nowhere is no help. */
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
  const isSeen = label !== givenNumber(product, row) || all.some(({ shows }) => shows === 'number');
  const named = thing?.display && isSeen ? label : '';
  const seen = recordWords(row, columns.slice(0, 2), product, sample);
  return named || (seen ? `the ${thing?.label ?? 'record'} “${seen}”` : label);
}
