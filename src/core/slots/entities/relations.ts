import { type Answers, type Row, slotOfEntity } from '../../answers/answers.ts';
import { asBoolean, edgeIn, YES_NO_WORDS } from '../../answers/cells.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import type { NameFinder } from '../../answers/name-finder.ts';
import { knownFrom, mapSourced, type NamedElement, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { uniqueRows, withUniqueIds } from '../../answers/unique-rows.ts';
import { list, synonymMap, wordMap } from '../answer-types.ts';
import { columnAs, edgesSlot, followUp, wordColumn, wordOrOwnColumn } from '../items-slot.ts';
import { rowReader } from '../read-items.ts';
import { unplayed } from '../slot.ts';

const CARDINALITIES = synonymMap({
  'exactly one': ['one', '1'],
  'at most one': ['none or one', '0..1'],
  'one or more': ['at least one', '1..n'],
  'any number': ['many', 'several', 'n', '0..n'],
});
export type Cardinality = typeof CARDINALITIES extends ReadonlyMap<string, infer W> ? W : never;

const ON_DELETE = wordMap('goes too', 'stays alone', 'not allowed');

export const RELATIONS = edgesSlot('entities/relations', {
  ask: 'Which things belong together, how many of each, and what if one of them is deleted?',
  why: 'It decides what appears together on a page, and what is lost when something is deleted.',
  noun: 'links',
  properties: {
    /** How many of the second there are for each of the first, and the other way round. */
    forth: wordColumn('How many To for each From', CARDINALITIES),
    back: wordColumn('How many From for each To', CARDINALITIES),
    moves: columnAs(['Can it move', 'yes', 'no'], asBoolean, { head: 'Can move', cellType: YES_NO_WORDS }),
    gone: wordOrOwnColumn('If From is deleted', ON_DELETE),
    ownFields: followUp({
      answer: list,
      id: 'fields',
      ask: 'Does the link “{item}” have fields of its own, such as a date or a share?',
      head: 'Fields of the link',
      beside: true,
      playability: unplayed('A link has no fields of its own here.'),
    }),
    first: followUp({
      when: { column: 'gone', is: ['not allowed'] },
      ask: 'For “{item}”, what has to be done before the first of the two may be deleted?',
      head: 'First',
      beside: true,
    }),
    leftBehind: followUp({
      when: { column: 'gone', is: ['stays alone'] },
      ask: 'For “{item}”, where do people find what is left behind, and who looks after it?',
      head: 'What is left behind',
      beside: true,
      playability: unplayed('Whatever is left behind stays in its own list here.'),
    }),
  },
  who: ['domain expert', 'architect'],
  needs: ['entities.records'],
  blocks: ['screens.inventory', 'states.cascade'],
  minutes: 6,
  reversal: 3,
  scene: 'links',
  guess: {
    says: 'Delete a customer, and all their invoices go too.',
    rows: ['Customer | Invoice | any number | exactly one | no | goes too'],
  },
  head: 'What belongs together',
  saying: { item: 'that there is a link “…”' },
});

export type Relation = ReturnType<typeof relationsIn>[number];

/**
 * The relations: those of the general answer, without those of entities that have an answer of their own, and then
 * these. Both ends may describe the same link; then both are kept, as they may differ.
 */
export function relationsOf(answers: Answers, things: readonly NamedElement[], find: NameFinder) {
  const relationsAt = (thing: string | null) =>
    keepPiece(`relations of ${thing ?? 'all'}`, [find], () =>
      mapSourced(answers.rows(thing === null ? RELATIONS.slot : slotOfEntity(thing, RELATIONS.slot)), (rows) =>
        relationsIn(rows, thing, answers, find),
      ),
    );
  const withOwnAnswer = things.filter(({ id }) => answers.at(slotOfEntity(id, RELATIONS.slot)));
  const ownIds = new Set(withOwnAnswer.map(({ id }) => id));
  const forAll = mapSourced(relationsAt(null), (all) =>
    all.filter(({ from }) => from.id === null || !ownIds.has(from.id)),
  );
  const all = [forAll, ...withOwnAnswer.map(({ id }) => relationsAt(id))];
  return keepPiece('relations', all, () => mergeRelations(all, withOwnAnswer.length === things.length));
}

/** Joins several answers. Without any it is unknown; or not applicable, if every entity has an answer. */
function mergeRelations(candidates: readonly Sourced<readonly Relation[]>[], allHaveOwn: boolean) {
  const knownOnes = candidates.filter((held) => held.is === 'known');
  const [first] = knownOnes;
  if (first) return knownFrom(withUniqueIds(knownOnes.flatMap(({ value }) => value)), first.source);
  const [general = unknownAt('entities.relations')] = candidates;
  return (allHaveOwn && candidates.find((held) => held.is === 'not-applicable')) || general;
}

function relationsIn(rows: readonly Row[], thing: string | null, answers: Answers, find: NameFinder) {
  const placesOf = rowReader(RELATIONS, answers, {}, thing);
  return uniqueRows(rows).map((row) => ({ ...edgeIn(row, find), ...placesOf(row) }));
}
