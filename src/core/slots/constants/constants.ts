import { definePart } from '../part.ts';
import { NOT_PLAYABLE } from '../slot.ts';
import { MONEY, OUTAGE, RATE, SERVICE_LEVELS } from './money-and-service.ts';
import { BOUNDARIES, PROVENANCE, VARIANTS } from './number-details.ts';
import { CAPACITY, CLOCK, TIMERS, VALUES } from './numbers.ts';

export const CONSTANTS = definePart('constants', {
  order: 'values boundaries timers capacity money service-levels variants provenance outage loss',
  fate: NOT_PLAYABLE,
  slots: {
    VALUES,
    TIMERS,
    CLOCK,
    CAPACITY,
    BOUNDARIES,
    PROVENANCE,
    ...VARIANTS,
    MONEY,
    RATE,
    SERVICE_LEVELS,
    ...OUTAGE,
  },
});
