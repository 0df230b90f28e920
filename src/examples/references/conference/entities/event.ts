import type { Part } from '../../part.ts';

/** What is kept of the event, which holds most settings. */
export const event: Part = {
  'entities.event.fields': `
    Name | text | | always | | Settings organiser | Lantern Conf 2026
    Slug | text | | always | | Settings organiser | lantern26
    Live | yes or no | | always | no | Settings organiser | yes
    First day | date | | always | | Settings organiser | 2026-10-09
    Last day | date | | always | | Settings organiser | 2026-10-10
    Time zone | time zone | | always | Europe/Berlin | Settings organiser | Europe/Berlin
    Reply to | email | | always | | Settings organiser | hello@lantern.example
    Call opens | date and time | | | | Settings organiser | 2026-03-01 09:00
    Call deadline | date and time | | | | Settings organiser | 2026-05-31 23:59
    Speakers may edit | yes or no | | always | yes | Settings organiser | yes
    Longest title | number | characters | always | 1000 | Settings organiser | 1000
    Ask for availability | yes or no | | always | no | Settings organiser | no
    Featured page | choice | | always | Before the schedule release | Settings organiser | Always
    Subject prefix | text | | | | Settings organiser | Lantern
    Signature | long text | | | | Settings organiser | Your programme team`,
  'entities.event.fields.featured-page.values': `
    Never | nobody sees it | yes
    Before the schedule release | until the first version is released | yes
    Always | also afterwards | yes`,
  'entities.event.fields.longest-title.range': '1 | 1000 | characters',
};
