import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { waysFrom } from '../../model/effects/ways-from.ts';
import type { MatrixCell } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import type { ActorContext } from '../actor-context.ts';
import type { RecordChange } from '../edits.ts';
import { callsOn, type Occasion } from '../exchange.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { attempt, refusalOf } from './attempts.ts';
import { removed } from './deleting.ts';
import { linkedBy } from './linked.ts';
import { waiting } from './moving.ts';
import { because, changed, each, next, sent, stopped, type World, worldOf } from './world.ts';

/** The result of creating, changing or deleting records, or why nothing happens. */
export function saved(actor: ActorContext, occasion: Occasion, changes: readonly RecordChange[]): World {
  const done = each(worldOf(actor), changes, oneSaved);
  const [first] = changes;
  return next(done, (world) => (first ? sent(world, callsOn(actor.product, occasion), occasion.event, first) : world));
}

function oneSaved(world: World, { entity, id, change }: RecordChange): World {
  const row = world.actor.records.get(entity, id);
  if (change.fate === 'deleted') return row ? removed(world, row) : world;
  const so = changed(world, { entity, id }, change);
  const made = change.fate === 'created' ? so.actor.records.get(entity, id) : undefined;
  return made ? welcomed(so, made) : so;
}

/** A new record is only made if what it leads to allows it: nothing is lent to a member who has left. */
function welcomed(world: World, made: SampleRow): World {
  const { product } = world.actor;
  const around = waysFrom(product.model, made.entity)
    .filter(({ by }) => by.kind !== 'their line')
    .flatMap((way) => linkedBy(world.actor, made, way));
  return each(world, around, (now, other) =>
    each(now, product.index.cycles(other.entity), (so, cycle) => {
      const cells = creatingEvents(product, made.entity, listOf(cycle.matrix)).flatMap(
        (event) => attempt(product, other, cycle, event) ?? [],
      );
      const cell = cells.find(({ does }) => does !== 'allow' && does !== null);
      if (!cell) return so;
      if (cell.does === 'refuse') return stopped(so, refusalOf(product, cycle, cell));
      const name = recordLabel(product, other);
      const sentence =
        cell.does === 'queue'
          ? waiting(cell.event, name, knownValue(cell.waitsFor))
          : `“${cell.event}” changes nothing while “${name}” is “${cell.state.label}”.`;
      return stopped(so, because(cell.event, sentence, questionOf(cell.refusal)));
    }),
  );
}

const MAKING = /^(?:create|new|make|add|write|register|open)(?: an?| the| another| a new)? (.+)$/iu;

/** The columns of a table about creating an entity: “create a loan”, or the form in which it is created. */
function creatingEvents({ index }: Product, entity: string, cells: readonly MatrixCell[]): readonly string[] {
  const columns = [...new Set(cells.map(({ event }) => event))];
  return columns.filter((column) => {
    const screen = index.screens.called(column);
    const kind = knownValue(screen?.kind);
    const isForm = kind === 'form' || kind === 'wizard';
    if (screen && isForm && knownValue(screen.about)?.id === entity) return true;
    const thing = MAKING.exec(folded(column))?.[1];
    return thing !== undefined && index.entities.called(thing)?.id === entity;
  });
}
