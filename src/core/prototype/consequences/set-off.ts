import type { ActorContext } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { isPress, react } from './automations.ts';
import { worldOf } from './operations.ts';
import type { World } from './world.ts';

/** What happens by itself when a button of this name is pressed on a record. */
export function pressNamed(actor: ActorContext, row: SampleRow, name: string): World {
  return react(worldOf(actor), row, (trigger) => isPress(trigger, name));
}

/** What happens by itself when something of this name comes in from outside, about a record. */
export function arrive(actor: ActorContext, row: SampleRow, name: string): World {
  return react(worldOf(actor), row, (trigger) => trigger.on === 'arrives' && trigger.name === name);
}
