import type { Part } from '../../part.ts';

/** What is kept of speakers, and of the times at which they and the rooms are there. */
export const people: Part = {
  'entities.speaker.fields': `
    Name | text | | always | | Speaker | Nora Hjelm |
    Biography | long text | | | | Speaker | Builds radios from what others throw away. |
    Picture | image | | | | Speaker | nora.jpg |
    Email | email | | | | Speaker | nora@hjelm.example |
    User account | yes or no | | always | no | Programme Desk | yes |
    Managed | computed | | | | Programme Desk | no |
    Arrived | yes or no | | always | no | Organiser | no |
    Internal notes | long text | | | | Organiser | needs a quiet room before |
    Code | text | | always | a new code like NORA7K | Programme Desk | NORA7K | never`,
  'entities.speaker.fields.managed.formula': 'User account is no',
  'entities.speaker.fields.picture.files': 'JPEG or PNG picture | 10 MB',

  'entities.availability.identity.lines': '- Start\n- End',
  'entities.availability.fields': `
    Speaker | link | Speaker | | me | Speaker | Nora Hjelm
    Room | link | Room | | | Settings organiser | Loft
    Start | date and time | | always | | Speaker | 2026-10-09 00:00
    End | date and time | | always | | Speaker | 2026-10-10 00:00
    All day | computed | | | | Programme Desk | yes
    Goes on in another room | computed | | | | Programme Desk | no`,
  'entities.availability.fields.all-day.formula': 'Start == date(Start) and End - Start >= 24 hours',
  'entities.availability.fields.goes-on-in-another-room.formula':
    'any(other Availabilities where Room is not empty and Start <= this.End and End > this.End)',
};
