import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { recordLinksFrom } from '../../model/entities/record-links.ts';
import type { Relation } from '../../model/types.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { react } from './automations.ts';
import { linkedRecords } from './linked-records.ts';
import { applyEach, plainFailure, stopWith, unlessStopped, type World, withChange } from './world.ts';

/**
 * Deletes a record, and the records that were decided to be deleted with it; nothing happens where others must be
 * deleted first. What happens by itself then does so while the record is still there.
 */
export function deleteRecord(world: World, row: SampleRow): World {
  const { records, product } = world.actor;
  if (!records.get(row.entity, row.id)) return world;
  const relations = listOf(product.model.entities.relations).filter(({ from }) => from.id === row.entity);
  const without = applyEach(world, relations, (now, relation) => partsGo(now, row, relation));
  const reacted = react(without, row, ({ on }) => on === 'deleted');
  return unlessStopped(reacted, (now) => withChange(now, row, { fate: 'deleted' }));
}

function partsGo(world: World, row: SampleRow, relation: Relation): World {
  const { product } = world.actor;
  const does = knownValue(relation.gone);
  const link = recordLinksFrom(product.model.entities, row.entity).find(
    ({ to, by }) => to.id === relation.to.id && by.kind !== 'own line',
  );
  const parts = link ? linkedRecords(world.actor, row, link) : [];
  const [first] = parts;
  if (!first) return world;
  if (does === 'goes too') return applyEach(world, parts, deleteRecord);
  if (does !== 'not allowed') return world;
  const todo = knownValue(relation.first);
  const sentence = `“${recordLabel(product, row)}” cannot be deleted while ${relation.to.label} “${recordLabel(product, first)}” belongs to it.${todo ? ` First: ${todo}` : ''}`;
  return stopWith(world, plainFailure('delete', sentence, questionOf(relation.gone)));
}
