import type { Part } from '../../part.ts';
import { EVENT } from '../words.ts';

/** What is kept of emails, and of the templates that they are made from. */
export const mail: Part = {
  'entities.email.identity': 'issued',
  'entities.email.identity.issued-by': 'Programme Desk, when it is made.',
  'entities.email.identity.reuse': 'never',
  'entities.email.identity-format': 'M-005 | M 5 | the event',
  'entities.email.fields': `
    Subject | text | | always | | Organiser | [Lantern Conf 2026] You are in: What Bus Data Hides
    Text | long text | | always | | Organiser | Hello, we would love to have your session.
    Recipients | links | Speaker | always | | Organiser | Ada Lindqvist
    Proposals | links | Session | | | Programme Desk | What Bus Data Hides
    Template | link | Email template | | | Programme Desk | Proposal accepted
    Reply to | email | | | | Organiser | hello@lantern.example
    Calendar file | file | | | | Programme Desk | radios-from-scrap.ics
    Sent | date and time | | Sent | | Programme Desk | 2026-05-06 09:00
    To | computed | | | | Programme Desk | Ada Lindqvist
    Addresses | computed | | | | Programme Desk | ada@citydata.example
    Tracks | computed | | | | Programme Desk | Civic Data`,
  'entities.email.fields.to.formula': 'join(Recipients.Name)',
  'entities.email.fields.addresses.formula': 'join(Recipients.Email)',
  'entities.email.fields.tracks.formula': 'join(distinct(Proposals.Track.Name))',

  'entities.email-template.identity.lines': '- Used for',
  'entities.email-template.fields': `
    Name | text | | always | | Settings organiser | Acceptance
    Used for | choice | | always | | Settings organiser | Proposal accepted
    Subject | text | | always | | Settings organiser | You are in
    Text | long text | | always | | Settings organiser | We would love to have your session.
    Full subject | computed | | | | Programme Desk | [Lantern Conf 2026] You are in`,
  'entities.email-template.fields.used-for.values': `
    Proposal received | says that a proposal has arrived | yes
    Proposal accepted | | yes
    Proposal rejected | | yes
    New account | for a speaker whom an organiser adds | yes
    New schedule published | for speakers whose sessions are new or have moved | yes
    Composed | written by an organiser | yes`,
  'entities.email-template.fields.full-subject.formula': `"[" + (if ${EVENT}.Subject prefix is not empty then ${EVENT}.Subject prefix else ${EVENT}.Name) + "] " + Subject`,
};
