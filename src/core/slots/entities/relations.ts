import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import { asYes, YES_NO } from '../../answers/cells.ts';
import { edgeIn } from '../../answers/edge.ts';
import type { Find } from '../../answers/find.ts';
import { eachItsOwn, onlyOnce } from '../../answers/named-once.ts';
import { knownFrom, mapSourced, type Named, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { list, ownWords, wordsAs } from '../answers.ts';
import { rowReader } from '../read-things.ts';
import { unplayed } from '../slot.ts';
import { below, columnAs, edges, wordColumn, wordOrOwnColumn } from '../things.ts';

const HOW_MANY = wordsAs({
  'exactly one': ['one', '1'],
  'at most one': ['none or one', '0..1'],
  'one or more': ['at least one', '1..n'],
  'any number': ['many', 'several', 'n', '0..n'],
});
export type HowMany = typeof HOW_MANY extends ReadonlyMap<string, infer W> ? W : never;

const GONE = ownWords('goes too', 'stays alone', 'not allowed');

export const RELATIONS = edges('entities/relations', {
  ask: 'Which things belong together, how many of one per other, and what if one goes?',
  why: 'It decides what stands on a page beside what, and what is lost when something is deleted.',
  noun: 'links',
  of: {
    /** How many of the second there are for each of the first, and the other way round. */
    forth: wordColumn('How many To for each From', HOW_MANY),
    back: wordColumn('How many From for each To', HOW_MANY),
    moves: columnAs(['Can it move', 'yes', 'no'], asYes, { head: 'Can move', holds: YES_NO }),
    gone: wordOrOwnColumn('If From is deleted', GONE),
    ownFields: below({
      answer: list,
      id: 'fields',
      ask: 'Is anything noted on the link “{item}” itself, such as a date or a share?',
      head: 'Noted on the link',
      beside: true,
      fate: unplayed('A link has no lines of its own here.'),
    }),
    first: below({
      when: { column: 'gone', is: ['not allowed'] },
      ask: 'On “{item}”, what has to be done before the first of the two may be deleted?',
      head: 'First',
      beside: true,
    }),
    leftBehind: below({
      when: { column: 'gone', is: ['stays alone'] },
      ask: 'On “{item}”, where do people find what is left behind, and who looks after it?',
      head: 'What is left behind',
      beside: true,
      fate: unplayed('What stays alone is found in its own list here.'),
    }),
  },
  who: ['domain expert', 'architect'],
  needs: ['entities.records'],
  blocks: ['screens.inventory', 'states.cascade'],
  minutes: 6,
  reversal: 3,
  guess: {
    says: 'A thing has several owners, and when it goes, so do they.',
    rows: ['Thing | Owner | one or more | exactly one | yes | goes too'],
  },
  head: 'What belongs together',
  saying: { item: 'that there is a link “…”' },
});

export type Relation = ReturnType<typeof relationsIn>[number];

/**
 * The relations: those said for all entities, without those of entities that have an answer of their own, and then
 * these. Both ends may describe the same link; then both are kept, as they may differ.
 */
export function relationsOf(answers: Answers, things: readonly Named[], find: Find) {
  const relationsAt = (thing: string | null) =>
    mapSourced(answers.rows(thing === null ? RELATIONS.slot : slotOf(thing, RELATIONS.slot)), (rows) =>
      relationsIn(rows, thing, answers, find),
    );
  const own = things.filter(({ id }) => answers.at(slotOf(id, RELATIONS.slot)));
  const speakers = new Set(own.map(({ id }) => id));
  const forAll = mapSourced(relationsAt(null), (all) =>
    all.filter(({ from }) => from.id === null || !speakers.has(from.id)),
  );
  return together([forAll, ...own.map(({ id }) => relationsAt(id))], own.length === things.length);
}

/** All that was said in several places. If nothing was said it is unsaid; or none, if every entity has an answer. */
function together(places: readonly Sourced<readonly Relation[]>[], everybodyHas: boolean) {
  const spoken = places.filter((held) => held.is === 'known');
  const [first] = spoken;
  if (first) return knownFrom(eachItsOwn(spoken.flatMap(({ value }) => value)), first.source);
  const [general = unknownAt('entities.relations')] = places;
  return (everybodyHas && places.find((held) => held.is === 'not-applicable')) || general;
}

function relationsIn(rows: readonly Row[], thing: string | null, answers: Answers, find: Find) {
  const placesOf = rowReader(RELATIONS, answers, {}, thing);
  return onlyOnce(rows).map((row) => ({ ...edgeIn(row, find), ...placesOf(row) }));
}
