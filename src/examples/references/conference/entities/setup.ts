import type { Part } from '../../part.ts';

/** What is kept of session types, tracks, rooms and review phases. */
export const setup: Part = {
  'entities.session-type.fields': `
    Name | text | | always | | Settings organiser | Talk
    Default duration | whole number | minutes | always | 30 | Settings organiser | 45
    Deadline | date and time | | | | Settings organiser | 2026-08-31 23:59
    Access code needed | yes or no | | always | no | Settings organiser | no`,
  'entities.session-type.fields.default-duration.range': '0 | | minutes',

  'entities.track.fields': `
    Name | text | | always | | Settings organiser | Civic Data
    Description | long text | | | | Settings organiser | What towns know, and who may read it
    Colour | colour | | always | | Settings organiser | #2e7d6b
    Position | whole number | | always | count(all Tracks) | Settings organiser | 1`,
  'entities.track.fields.position.range': '0 | |',

  'entities.room.fields': `
    Name | text | | always | | Settings organiser | Loft
    Description | text | | | | Settings organiser | Second floor, lift at the back
    Information for speakers | text | | | | Settings organiser | HDMI only, 16:9
    Capacity | whole number | people | | | Settings organiser | 60
    Position | whole number | | always | count(all Rooms) | Settings organiser | 1`,
  'entities.room.fields.position.range': '0 | |',

  'entities.review-phase.fields': `
    Name | text | | always | | Settings organiser | First look
    Starts | date and time | | | | Settings organiser | 2026-06-01 00:00
    Ends | date and time | | | | Settings organiser | 2026-06-20 00:00
    Editing allowed | yes or no | | always | no | Settings organiser | no
    Active | computed | | | | Programme Desk | yes`,
  'entities.review-phase.fields.active.formula':
    '(Starts is empty or Starts <= now()) and (Ends is empty or Ends > now())',
  'entities.*.identity': 'natural',
  'entities.*.identity.lines': '- Name',
  'entities.*.fields.*.override': 'no',
  'entities.*.fields.*.clock': 'here',
  'entities.event.fields.first-day.clock': 'day',
  'entities.event.fields.last-day.clock': 'day',
};
