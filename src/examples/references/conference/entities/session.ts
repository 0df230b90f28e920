import type { Part } from '../../part.ts';
import { EVENT } from '../words.ts';

/** What is kept of a session, which is called a proposal until it is accepted. */
export const session: Part = {
  'entities.session.identity.lines': '- Title',
  'entities.session.fields': `
    Title | text | | always | | Speaker | Radios from Scrap |
    Session type | link | Session type | always | first(all Session types) | Speaker | Talk |
    Track | link | Track | | | Speaker | Open Hardware |
    Speakers | links | Speaker | | me | Speaker | Nora Hjelm |
    Abstract | long text | | | | Speaker | Every broken radio holds a working one. |
    Description | long text | | | | Speaker | We take three of them apart on the stage. |
    Notes | long text | | | | Speaker | I bring the radios. |
    Internal notes | long text | | | | Organiser | opening candidate |
    Own duration | whole number | minutes | | | Organiser | 30 |
    Duration | computed | minutes | | | Programme Desk | 45 |
    Number of times | whole number | times | always | 1 | Organiser | 1 |
    Starting state | choice | | always | Submitted | Organiser | Submitted | when it is made
    Pending state | choice | | | | Organiser | Accepted |
    Featured | yes or no | | always | no | Organiser | yes |
    Do not record | yes or no | | always | no | Speaker | no |
    Language | choice | | always | English | Speaker | English |
    Called | computed | | | | Programme Desk | Session |
    Call is open | computed | | | | Programme Desk | yes |
    Open to its speakers | computed | | | | Programme Desk | yes |
    Code | text | | always | a new code like KX3VHA | Programme Desk | KX3VHA | never`,
  'entities.session.fields.starting-state.values': `
    Draft | not handed in yet | yes
    Submitted | handed in | yes
    Accepted | taken into the programme | yes
    Confirmed | the speakers come | yes
    Rejected | not taken | yes
    Canceled | it does not take place | yes
    Withdrawn | taken back | yes`,
  'entities.session.fields.pending-state.values': `
    Draft | it becomes a draft when it is applied | yes
    Submitted | it goes back to the proposals when it is applied | yes
    Accepted | it is accepted when it is applied | yes
    Confirmed | it is confirmed when it is applied | yes
    Rejected | it is rejected when it is applied | yes
    Canceled | it is canceled when it is applied | yes
    Withdrawn | it is withdrawn when it is applied | yes`,
  'entities.session.fields.language.values': `
    English | | yes
    German | | yes`,
  'entities.session.fields.number-of-times.range': '1 | | times',
  'entities.session.fields.duration.formula':
    'if Own duration is not empty then Own duration else Session type.Default duration',
  'entities.session.fields.called.formula':
    'if State is one of [Accepted, Confirmed, Canceled] then "Session" else "Proposal"',
  'entities.session.fields.call-is-open.formula': `${EVENT}.Live is yes and (${EVENT}.Call opens is empty or ${EVENT}.Call opens <= now()) and (if Session type.Deadline is not empty then Session type.Deadline >= now() else (${EVENT}.Call deadline is empty or ${EVENT}.Call deadline >= now()))`,
  'entities.session.fields.open-to-its-speakers.formula': `(State is Draft and Call is open is yes) or (State is Submitted and Call is open is yes and ${EVENT}.Speakers may edit is yes) or (State is Submitted and Call is open is no and any(all Review phases where Active is yes and Editing allowed is yes)) or (State is one of [Accepted, Confirmed] and ${EVENT}.Speakers may edit is yes)`,
};
