import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import type { Trigger } from '../../model/effects/read-trigger.ts';
import { recordLinksFrom } from '../../model/entities/record-links.ts';
import type { MatrixCell } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ActorContext } from '../actor-context.ts';
import type { RecordChange } from '../edits.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import type { TriggerAction } from '../simulated-calls.ts';
import { react } from './automations.ts';
import { deleteRecord } from './deleting.ts';
import { withWhatGoesOut } from './going-out.ts';
import { matrixCellFor, refusalOf, waitingText } from './guards.ts';
import { linkedRecords } from './linked-records.ts';
import { worldOf } from './operations.ts';
import { applyEach, plainFailure, stopWith, unlessStopped, type World, withChange } from './world.ts';

/** The result of creating, changing or deleting records, or why nothing happens. */
export function saveRecords(actor: ActorContext, occasion: TriggerAction, changes: readonly RecordChange[]): World {
  const done = applyEach(worldOf(actor), changes, saveRecord);
  const [first] = changes;
  return unlessStopped(done, (world) => (first ? withWhatGoesOut(world, occasion, first) : world));
}

function saveRecord(world: World, { entity, id, change }: RecordChange): World {
  const row = world.actor.records.get(entity, id);
  if (change.fate === 'deleted') return row ? deleteRecord(world, row) : world;
  const changed = withChange(world, { entity, id }, change);
  const made = change.fate === 'created' ? changed.actor.records.get(entity, id) : undefined;
  if (made) return unlessStopped(checkCreation(changed, made), (now) => react(now, made, ({ on }) => on === 'created'));
  const values = change.values ?? {};
  const now = changed.actor.records.get(entity, id);
  if (!row || !now || Object.keys(values).length === 0) return changed;
  const fits = (trigger: Trigger) => trigger.on === 'changed' && (!trigger.field || trigger.field.id in values);
  return { ...react({ ...changed, before: row }, now, fits), before: null };
}

/** A new record is only created if the records it links to allow it: nothing is lent to a member who has left. */
function checkCreation(world: World, made: SampleRow): World {
  const { product } = world.actor;
  const linked = recordLinksFrom(product.model.entities, made.entity)
    .filter(({ by }) => by.kind !== 'their line')
    .flatMap((link) => linkedRecords(world.actor, made, link));
  return applyEach(world, linked, (now, other) =>
    applyEach(now, product.index.cycles(other.entity), (so, cycle) => {
      const cells = creatingEvents(product, made.entity, listOf(cycle.matrix)).flatMap(
        (event) => matrixCellFor(product, other, cycle, event) ?? [],
      );
      const cell = cells.find(({ does }) => does !== 'allow' && does !== null);
      if (!cell) return so;
      if (cell.does === 'refuse') return stopWith(so, refusalOf(product, cycle, cell));
      const name = recordLabel(product, other);
      const sentence =
        cell.does === 'queue'
          ? waitingText(cell.event, name, cell)
          : `“${cell.event}” changes nothing while “${name}” is “${cell.state.label}”.`;
      return stopWith(so, plainFailure(cell.event, sentence, questionOf(cell.refusal)));
    }),
  );
}

const MAKING = /^(?:create|new|make|add|write|register|open)(?: an?| the| another| a new)? (.+)$/iu;

/** The columns of a matrix that mean creating an entity: “create a loan”, or the form in which it is created. */
function creatingEvents({ index }: Product, entity: string, cells: readonly MatrixCell[]): readonly string[] {
  const columns = [...new Set(cells.map(({ event }) => event))];
  return columns.filter((column) => {
    const screen = index.screens.called(column);
    const kind = knownValue(screen?.kind);
    const isForm = kind === 'form' || kind === 'wizard';
    if (screen && isForm && knownValue(screen.about)?.id === entity) return true;
    const entityName = MAKING.exec(foldCase(column))?.[1];
    return entityName !== undefined && index.entities.called(entityName)?.id === entity;
  });
}
