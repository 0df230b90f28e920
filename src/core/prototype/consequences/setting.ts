import type { Deed } from '../../model/effects/types.ts';
import type { Field } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import { scopeOf } from '../acting.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn } from '../checks/values.ts';
import { linkChanges } from '../link-changes.ts';
import { money } from '../sample/read-value.ts';
import type { SampleRow } from '../sample/types.ts';
import { linkedBy } from './linked.ts';
import { changed, each, noted, type World } from './world.ts';

/** Writes into a line what was said to stand there from this moment on, as worked out for the record that moves. */
export function setLine(world: World, row: SampleRow, deed: Extract<Deed, { does: 'set' }>): World {
  const { way, field, value } = deed;
  const rows = way ? linkedBy(world.acting, row, way) : [row];
  const write = (written: unknown) =>
    each(world, rows, (now, one) => {
      const values = { [field.id]: written };
      const { links, others } = linkChanges(now.acting, one, one, values);
      const so = changed(now, one, { values, links });
      return others.reduce((far, { change, ...other }) => changed(far, other, change), so);
    });
  if (value === null) return write(null);
  if (value.form === 'literal') return write(value.value);
  const outcome = value.run(scopeOf(world.acting, row));
  return outcome.ok
    ? write(writtenAs(field, outcome.value))
    : noted(world, `“${field.label}” could not be worked out: ${outcome.sentence}`);
}

/** A value in the form in which the line keeps it. */
function writtenAs(field: Field, value: unknown): unknown {
  switch (heldValue(field.type)) {
    case 'money': {
      const read = amountIn(value);
      if (!read) return value;
      const places = Math.max(0, Math.min(20, heldValue(field.precision)?.amount ?? 2));
      return money(Number(read.amount.toFixed(places)), read.unit || (currenciesOf(field)[0] ?? ''));
    }
    case 'number':
      return amountIn(value)?.amount ?? value;
    case 'date':
      return typeof value === 'string' ? dateAs(field, value) : value;
    case 'link':
      return value instanceof Map ? value.get('id') : value;
    default:
      return value;
  }
}

/** The day, or noon of it where the hour counts. */
function dateAs({ clock }: Field, value: string): string {
  const isDay = (heldValue(clock) ?? 'day') === 'day';
  if (isDay) return value.slice(0, 10);
  return value.length > 10 ? value.replace('.000Z', 'Z') : `${value}T12:00:00Z`;
}
