import { folded } from '../../shapes/folded.ts';
import { plainly, shareWord } from './placing.ts';
import type { EntityPlan } from './plan.ts';
import type { Roster } from './roster.ts';

/**
 * The record that words of an example call, as “the tile saw” or “Tile saw, T-0021”: one that was written down, or one of
 * the examples that were given of its kind.
 */
export function slotCalled(words: string, { entity, given }: EntityPlan, roster: Roster): number | undefined {
  const names = words.split(',').map(plainly);
  const display = entity.display ?? '';
  const records = [
    ...roster.pinned.map(({ id, values }) => ({
      slot: roster.slotOf(id),
      number: id,
      name: values[display],
    })),
    ...given
      .slice(0, roster.made)
      .map(({ number, values }, slot) => ({ slot, number, name: values.get(display)?.(0) })),
  ];
  const nameOf = (name: unknown) => (typeof name === 'string' ? plainly(name) : '');
  const called =
    records.find(({ number }) => number !== undefined && names.includes(folded(number))) ??
    records.find(({ name }) => nameOf(name) !== '' && names.includes(nameOf(name))) ??
    records.find(({ name }) => shareWord(nameOf(name), words));
  return called?.slot;
}
