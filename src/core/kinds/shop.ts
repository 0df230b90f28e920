import type { Kind } from './kind.ts';

export const SHOP: Kind = {
  id: 'shop',
  label: 'A shop',
  words: ['shop', 'store', 'e-commerce', 'sell', 'buy', 'products', 'catalogue', 'checkout'],
  first: [
    'entities.records',
    'screens.background',
    'screens.colour',
    'screens.looking-through',
    'screens.finding',
    'constants.orders',
    'screens.looking-back',
    'entities.fields',
    'roles.looked-after',
    'roles.profile',
    'screens.handed-in',
    'screens.content',
    'screens.help',
    'states.transitions',
    'roles.together',
  ],
  out: ['screens.tools', 'states.matrix'],
  things: [
    { name: 'Product', record: 'Blue mug, 12.50 EUR, 40 in stock' },
    { name: 'Order', record: 'Order 1042, 2 mugs, 25.00 EUR, paid on 3 March, on its way' },
  ],
  roles: ['Customer', 'Shop assistant'],
  usual: {
    'screens.undo-window': {
      value: '10 seconds',
      because: 'most shops let people put a removed item back',
      source: 'most shops',
    },
  },
  sources: ['https://baymard.com/research'],
};
