import type { Part } from '../people.ts';

/** Where a reservation can be, and what moves it on. */
export const reservation: Part = {
  'states.reservation.list': {
    says: `
      Waiting | somebody wants it, it is not set aside yet | first
      Ready | it lies under the counter for them | on the way
      Collected | they have it | last
      Dropped | nobody came for it, or it is no longer wanted | last`,
    by: 'ines',
    agree: ['tomas'],
  },
  'states.reservation.list.Waiting.responsible': 'The volunteers at the counter.',
  'states.reservation.list.Ready.responsible': 'The member.',
  'states.reservation.list.*.responsible': 'Nobody; it is over.',
  'states.reservation.list.Waiting.editable': '- Wanted from\n- Note',
  'states.reservation.list.Ready.editable': '- Note',
  'states.reservation.list.*.editable': { na: 'It is over and stays as it was.' },
  'states.reservation.list.*.visible-to': '- Member\n- Volunteer\n- Steward',
  'states.reservation.list.Waiting.longest-stay': '2 months',
  'states.reservation.list.Ready.longest-stay': '3 days',
  'states.reservation.transitions': {
    says: `
      Waiting | Ready | set aside | a person | Volunteer, Steward | Wanted from <= today() + 1 week
      Ready | Collected | collect | a person | Volunteer, Steward |
      Ready | Dropped | run out | the clock | Set-aside time |
      Waiting | Dropped | cancel | a person | Member, Volunteer, Steward |
      Ready | Dropped | cancel | a person | Member, Volunteer, Steward |`,
    by: 'tomas',
    agree: ['ines'],
  },
  'states.reservation.transitions.*.where': 'Reservation page',
  'states.reservation.transitions.Ready → Dropped: run out.after': '3 days',
  'states.reservation.effects': 'set aside | Set aside on = today; the message Say that it is ready | Member',
  'states.reservation.effects.*.fails': 'continue',
  'states.reservation.matrix': `
    Now it is \\ Somebody tries to | set aside | collect | cancel
    Waiting | allow | refuse | allow
    Ready | ignore | allow | allow
    Collected | refuse | ignore | refuse
    Dropped | refuse | refuse | ignore`,
  'states.reservation.matrix.Waiting.refusal': 'collect | Not set aside yet',
  'states.reservation.matrix.Collected.refusal': `
    set aside | Reservation is over
    cancel | Reservation is over`,
  'states.reservation.matrix.Dropped.refusal': `
    set aside | Reservation is over
    collect | Reservation is over`,
  'states.reservation.reversal': { na: 'Whoever still wants the tool reserves it again.' },
  'states.reservation.idle': 'Ready | 2 days | remind | Member',
  'states.reservation.idle.days': 'count',
};
