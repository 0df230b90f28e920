import type { Part } from '../people.ts';

/** What is kept of a reservation. */
export const reservation: Part = {
  'entities.reservation.identity': { says: 'issued', by: 'tomas' },
  'entities.reservation.identity.issued-by': 'Toolshed, when somebody reserves a tool.',
  'entities.reservation.identity-format': 'R-2026-0093 | r-2026-93 | the year',
  'entities.reservation.fields': {
    says: `
      Tool | link | Tool | always | | Member | Tile saw, T-0021
      Member | link | Member | always | whoever is signed in | Member | Aoife Byrne, M-0217
      Wanted from | date | | always | | Member | 2026-05-02
      Set aside on | date | | Ready | the day it is put on the shelf for them | Toolshed | 2026-05-01
      Keep until | computed | | | | Toolshed | 2026-05-04
      Note | text | | | | Member | Only on Saturdays, please`,
    by: 'ines',
    agree: ['tomas'],
  },
  'entities.reservation.fields.*.clock': 'day',
  'entities.reservation.fields.keep-until.formula': 'Set aside on + Set-aside time',
  'entities.reservation.fields.keep-until.override': 'no',
  'entities.reservation.relations': { na: 'It belongs to a tool and to a member, and both say so.' },
  'entities.reservation.volume': '30 reservations | 5 reservations | 4 000 reservations | 22 reservations in one day',
  'entities.reservation.volume.put-away': 'As soon as it is Collected or Dropped.',
  'entities.reservation.volume.search': '- Member\n- Tool',
  'entities.reservation.history': 'none',
  'entities.reservation.retention': 'delete',
  'entities.reservation.retention.from': 'The day it was over.',
  'entities.reservation.retention.hold': { na: 'Nobody has ever asked about an old reservation.' },
  'entities.reservation.retention-time': '3 months',
  'entities.reservation.brought-in': { na: 'Reservations neither come from files nor go out as files.' },
};
