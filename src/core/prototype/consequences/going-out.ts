import { refsIn } from '../../answers/name-finder.ts';
import { knownValue } from '../../answers/sourced.ts';
import { rolesByName } from '../engagement.ts';
import type { SampleRow } from '../sample/types.ts';
import { callsTriggeredBy, outputsTriggeredBy, type TriggerAction } from '../simulated-calls.ts';
import { type World, withMessages, withNotice } from './world.ts';

/**
 * What an action sets going: calls to other systems, and what was said to go out to people then. Whoever is told
 * something by an automation anyway is not told twice.
 */
export function withWhatGoesOut(world: World, occasion: TriggerAction, about: Pick<SampleRow, 'entity' | 'id'>): World {
  const { product } = world.actor;
  const sent = withMessages(world, callsTriggeredBy(product, occasion), occasion.event, about);
  const { entity, id } = about;
  return outputsTriggeredBy(product, occasion).reduce((so, { label, to, how }) => {
    const [ref] = refsIn(rolesByName(product), knownValue(to) ?? '');
    const role = ref?.id ?? null;
    const isTold = [...world.notices].some((notice) => role !== null && notice.role === role);
    const name = knownValue(to) ?? 'somebody';
    const notice = { role, record: null, name, channel: knownValue(how) ?? '', text: label, about: { entity, id } };
    return isTold ? so : withNotice(so, notice);
  }, sent);
}
