import type { Part } from '../part.ts';
import { order } from './states/order.ts';
import { others } from './states/others.ts';
import { parcels } from './states/parcels.ts';

/** Where orders, payments, parcels, returns and products can be, and what moves them on. */
export const states: Part = { ...order, ...parcels, ...others };
