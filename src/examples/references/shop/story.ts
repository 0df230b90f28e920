import { referenceStory } from '../reference.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { purpose } from './purpose.ts';
import { records } from './records.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** A web shop: the way of an order from the cart to the parcel, and back. */
export const shop = referenceStory({
  name: 'shop',
  title: 'Kettle & Field',
  says: `A web shop with a storefront for shoppers and a dashboard for the staff: products and stock, cart and checkout,
    payments, shipments and returns, with promotions on the side.`,
  parts: [purpose, screens, entities, states, validation, roles, calls, errors, constants],
  records,
});
