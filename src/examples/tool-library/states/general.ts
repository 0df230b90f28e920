import type { Part } from '../people.ts';

/** What holds for all things at once. */
export const general: Part = {
  'states.conflict': { says: 'first', by: 'tomas', agree: ['jonas'] },
  'states.conflict.words':
    'Somebody else has changed this a moment ago. Here is how it stands now; please look and do it again.',
  'states.conflict.twice': 'told',
  'states.cascade': {
    says: `
      The whole becomes \\ Its part | Loan | Reservation | Repair
      Retired | prevents it | follows | stays as it is
      In repair | stays as it is | stays as it is | stays as it is
      Suspended | stays as it is | follows | stays as it is
      Left | prevents it | follows | stays as it is`,
    by: 'maeve',
    agree: ['tomas'],
  },
  'states.cascade.upwards': 'no',
};
