import { definePart } from '../define-part.ts';
import { NOT_PLAYABLE } from '../slot.ts';
import { EXCHANGE_RATE, MONEY, OUTAGE, SERVICE_LEVELS } from './money-and-service.ts';
import { BOUNDARIES, PROVENANCE, VARIANTS } from './number-details.ts';
import { CAPACITY, TIMER_CLOCK, TIMERS, VALUES } from './numbers.ts';
import { ORDERS, PLANS } from './orders.ts';

export const CONSTANTS = definePart('constants', {
  order: 'orders plans values timers capacity boundaries variants money provenance service-levels outage loss',
  playability: NOT_PLAYABLE,
  slots: [
    ORDERS,
    PLANS,
    VALUES,
    TIMERS,
    TIMER_CLOCK,
    CAPACITY,
    BOUNDARIES,
    PROVENANCE,
    ...Object.values(VARIANTS),
    MONEY,
    EXCHANGE_RATE,
    SERVICE_LEVELS,
    ...Object.values(OUTAGE),
  ],
});
