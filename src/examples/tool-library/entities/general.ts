import type { Part } from '../people.ts';

/** What is kept of everything alike. */
export const general: Part = {
  'entities.records': {
    says: `
      Tool | Cordless drill, T-0143 | Tile saw, T-0021 | Ladder of 3 metres, T-0390 | Tools
      Member | Aoife Byrne, M-0217 | Sam Quinn, M-0031 | Ola Nowak, M-0408 | Members
      Loan | L-2026-0412, the tile saw | L-2026-0388, a ladder | L-2026-0401, two drills in a row | Loans
      Reservation | R-2026-0093, the tile saw | R-2026-0101, a hedge trimmer | R-2026-0102, the ladder | Reservations
      Repair | J-0057, a broken blade | J-0061, a frayed cable | J-0064, a missing screw | Repairs`,
    by: 'tomas',
    agree: ['maeve', 'ines'],
    otherwise: [
      {
        by: 'lena',
        says: `
          Tool | Cordless drill, T-0143 | Tile saw, T-0021 | Ladder of 3 metres, T-0390 | Tools
          Member | Aoife Byrne, M-0217 | Sam Quinn, M-0031 | Ola Nowak, M-0408 | Members
          Loan | L-2026-0412, the tile saw | L-2026-0388, a ladder | L-2026-0401, two drills in a row | Loans
          Repair | J-0057, a broken blade | J-0061, a frayed cable | J-0064, a missing screw | Repairs
          Spare part | Saw blade 180 mm | Carbon brushes | Cable of 3 metres | Spare parts`,
      },
    ],
  },
  'entities.terms': {
    says: `
      Booking | a tool that is kept for somebody | Members
      Booking | a line in the accounts | Treasurer
      Customer | whoever lends a tool | The insurance`,
    by: 'pat',
    agree: ['ines'],
  },
  'entities.terms.Booking.chosen': 'Reservation, not Booking',
  'entities.terms.Customer.chosen': 'Member, not Customer',

  'entities.*.identity.reuse': 'never',
  'entities.*.retention.dependents': 'same',
  'entities.*.fields.*.currency': '- EUR',
  'entities.*.fields.*.precision': '2 places',
  'entities.*.fields.*.rounding': 'half-up',
};
