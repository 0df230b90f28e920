import { part } from '../part.ts';
import { BESIDE } from '../slot.ts';
import { BOUNDARIES, PROVENANCE, VARIANTS } from './about-numbers.ts';
import { MONEY, OUTAGE, RATE, SERVICE_LEVELS } from './money-and-service.ts';
import { CAPACITY, CLOCK, TIMERS, VALUES } from './numbers.ts';

export const CONSTANTS = part('constants', {
  order: 'values boundaries timers capacity money service-levels variants provenance outage loss',
  fate: BESIDE,
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
