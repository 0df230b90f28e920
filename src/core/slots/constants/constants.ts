import { BESIDE } from '../fate.ts';
import { part } from '../part.ts';
import { MONEY_AND_SERVICE } from './money-and-service.ts';
import { NUMBERS } from './numbers.ts';

/** The numbers of a product. */
export const CONSTANTS = part('constants', {
  order: 'values boundaries timers capacity money service-levels variants provenance outage loss',
  fate: BESIDE,
  slots: { ...NUMBERS, ...MONEY_AND_SERVICE },
});
