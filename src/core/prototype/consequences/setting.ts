import type { Deed } from '../../model/effects/types.ts';
import { scopeOf } from '../actor-context.ts';
import { linkChanges } from '../link-changes.ts';
import type { SampleRow } from '../sample/types.ts';
import { writtenAs } from '../written-as.ts';
import { linkedBy } from './linked.ts';
import { changed, each, noted, type World } from './world.ts';

/** Writes into a line what was said to stand there from this moment on, as worked out for the record that moves. */
export function setLine(world: World, row: SampleRow, deed: Extract<Deed, { does: 'set' }>): World {
  const { way, field, value } = deed;
  const rows = way ? linkedBy(world.actor, row, way) : [row];
  const write = (written: unknown) =>
    each(world, rows, (now, one) => {
      const values = { [field.id]: written };
      const { links, others } = linkChanges(now.actor, one, one, values);
      const so = changed(now, one, { values, links });
      return others.reduce((far, { change, ...other }) => changed(far, other, change), so);
    });
  if (value === null) return write(null);
  if (value.form === 'literal') return write(value.value);
  const outcome = value.run(scopeOf(world.actor, row));
  return outcome.ok
    ? write(writtenAs(field, outcome.value))
    : noted(world, `“${field.label}” could not be worked out: ${outcome.sentence}`);
}
