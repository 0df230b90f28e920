import { dateInWords } from '../../base/dates.ts';
import { isRecordValue } from '../../conditions/index.ts';
import type { Operation } from '../../model/effects/types.ts';
import { recordLabel } from '../record-label.ts';
import { fillBraces } from '../regions/braces.ts';
import { conditionText } from '../regions/item-text.ts';
import type { SampleRow } from '../sample/types.ts';
import { applyEach, scopeIn, type World, withNotice } from './world.ts';

/** Tells somebody; what stands in braces is worked out for the record that it is about. */
export function notify(world: World, row: SampleRow, deed: Extract<Operation, { does: 'notify' }>): World {
  const { to, channel } = deed;
  const { product, records } = world.actor;
  const scope = scopeIn(world, row);
  const text = fillBraces(deed.text, (said) => {
    const condition = product.condition({ text: said, source: { question: '' } as never }, row.entity);
    const worked = conditionText(world.actor, condition, scope);
    return worked === undefined ? undefined : dateInWords(worked);
  });
  const notice = { role: null, record: null, channel, text, about: { entity: row.entity, id: row.id } };
  if (typeof to === 'string')
    return withNotice(world, { ...notice, role: product.index.roles.called(to)?.id ?? null, name: to });
  const outcome = to.run(scope);
  const found = outcome.ok ? [outcome.value].flat() : [];
  return applyEach(world, found, (so, one: unknown) => {
    if (typeof one === 'string' && one !== '') return withNotice(so, { ...notice, name: one });
    const person = one instanceof Object && isRecordValue(one) ? records.get(to.of ?? '', one.id) : undefined;
    if (!person) return so;
    const record = { entity: person.entity, id: person.id };
    return withNotice(so, { ...notice, record, name: recordLabel(product, person) });
  });
}
