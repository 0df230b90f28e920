import { edgeLabel, edgeNow } from '../../questions/naming.ts';
import { type Answers, asWord, asWordOrOwn, asYes, type Row, slotOf } from '../answers.ts';
import type { Find } from '../find.ts';
import { type Held, mapHeld, said, unsaid } from '../held.ts';
import { eachItsOwn, onlyOnce } from '../named-once.ts';
import type { Named } from '../things.ts';
import type { HowMany, Relation } from './types.ts';

const SLOT = 'entities/relations';

/** Everyday words for how many there are, folded. */
export const HOW_MANY: ReadonlyMap<string, HowMany> = new Map([
  ['exactly one', 'exactly one'],
  ['one', 'exactly one'],
  ['1', 'exactly one'],
  ['at most one', 'at most one'],
  ['none or one', 'at most one'],
  ['0..1', 'at most one'],
  ['one or more', 'one or more'],
  ['at least one', 'one or more'],
  ['1..n', 'one or more'],
  ['any number', 'any number'],
  ['many', 'any number'],
  ['several', 'any number'],
  ['n', 'any number'],
  ['0..n', 'any number'],
]);

/**
 * What belongs together: what was said for all things, except from things that have an answer of their own, and then
 * those. Both ends may have spoken of one link; then both are kept, as they may differ.
 */
export function relationsOf(
  answers: Answers,
  things: readonly Named[],
  find: Find,
): Held<readonly Relation[]> {
  const own = things.filter(({ id }) => answers.at(slotOf(id, SLOT)));
  const speakers = new Set(own.map(({ id }) => id));
  const general = relationsAt(null, answers, find);
  const forAll = mapHeld(general, (all) =>
    all.filter(({ from }) => from.id === null || !speakers.has(from.id)),
  );
  return together(
    [forAll, ...own.map(({ id }) => relationsAt(id, answers, find))],
    own.length === things.length,
  );
}

/** All that was said in several places. Where nothing was said, nobody has; or, if all have, that there is none. */
function together(
  places: readonly Held<readonly Relation[]>[],
  everybodyHas: boolean,
): Held<readonly Relation[]> {
  const spoken = places.filter((held) => held.is === 'said');
  const [first] = spoken;
  if (first) return said(eachItsOwn(spoken.flatMap(({ value }) => value)), first.source);
  const [general = unsaid('entities.relations')] = places;
  return (everybodyHas && places.find((held) => held.is === 'none')) || general;
}

function relationsAt(thing: string | null, answers: Answers, find: Find): Held<readonly Relation[]> {
  const rows = answers.rows(thing === null ? SLOT : slotOf(thing, SLOT));
  return mapHeld(rows, (all) => relationsIn(all, thing, answers, find));
}

function relationsIn(
  rows: readonly Row[],
  thing: string | null,
  answers: Answers,
  find: Find,
): readonly Relation[] {
  return onlyOnce(rows).map((row) => {
    const below = answers.below(thing, SLOT, row.id);
    const ends = { from: find(row.cell('from')), to: find(row.cell('to')) };
    return {
      id: row.id,
      ...edgeNow(row, edgeLabel(ends.from.label, ends.to.label, '')),
      source: row.source,
      ...ends,
      forth: asWord(row.held('forth'), HOW_MANY),
      back: asWord(row.held('back'), HOW_MANY),
      moves: asYes(row.held('moves')),
      gone: asWordOrOwn(row.held('gone'), GONE),
      ownFields: below.list('fields'),
      leftBehind: below.text('left-behind'),
      first: below.text('first'),
    };
  });
}

const GONE: ReadonlyMap<string, string> = new Map(
  ['goes too', 'stays alone', 'not allowed'].map((words) => [words, words]),
);
