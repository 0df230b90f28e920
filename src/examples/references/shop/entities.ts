import type { Part } from '../part.ts';
import { catalogue } from './entities/catalogue.ts';
import { general } from './entities/general.ts';
import { money } from './entities/money.ts';
import { order } from './entities/order.ts';
import { programs } from './entities/programs.ts';
import { promotions } from './entities/promotions.ts';
import { returns } from './entities/returns.ts';
import { shipping } from './entities/shipping.ts';
import { stock } from './entities/stock.ts';

/** What is kept of products and stock, of orders and what follows from them, and of promotions. */
export const entities: Part = {
  ...general,
  ...catalogue,
  ...stock,
  ...order,
  ...money,
  ...shipping,
  ...returns,
  ...promotions,
  ...programs,
};
