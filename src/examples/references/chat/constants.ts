import type { Part } from '../part.ts';

const OF_OLD = 'whatever the server says; always this before version 4.0';

/** Numbers, switches and choices that the organization, a server or a person sets. */
export const constants: Part = {
  'constants.values': `
    Message editing | on | | the organization |
    Time limit for editing | 10 | minutes | the organization |
    Time limit for deleting | 10 | minutes | the organization, but not whoever may delete any message |
    Time limit for moving messages | 7 | days | the organization, but not administrators and moderators |
    Edit history | All | | the organization | All, Moves only, None
    Who can create web-public channels | Administrators | | the organization | Owners, Administrators, Moderators, Nobody
    Who can add subscribers | Moderators | | the organization | Everyone, Moderators, Administrators, Nobody
    Who can mention everybody in a large channel | Moderators | | the organization | Everyone, Moderators, Administrators, Nobody
    Who can invite | Members | | the organization | Everyone, Members, Moderators, Administrators
    Limit sign-ups to domains | on | | the organization |
    Waiting period | 3 | days | new members |
    Message retention of the organization | -1 | days | every channel without one of its own; -1 is for ever |
    Validity of an invitation | 14400 | minutes | every invitation without a chosen expiry |
    Delay of email notifications | 120 | seconds | every user |
    Time counted as active | 140 | seconds | every user |
    Time before traffic is estimated | 7 | days | every channel |
    Time to take a resolution back | 1 | minutes | every topic |
    Wildcard mention | @**all** | | every message | text
    Wildcard limit | 15 | subscribers | every channel |
    Most reactions shown with names | 3 | reactions | every message |
    Shortest draft | 3 | characters | every draft |
    Longest channel name | 60 | code points | ${OF_OLD} |
    Longest channel description | 1024 | code points | ${OF_OLD} |
    Longest topic | 60 | code points | ${OF_OLD} |
    Longest message | 10000 | code points | ${OF_OLD} |
    API requests a minute | 200 | requests | every user |`,
  'constants.values.*.owner': 'The organization’s administrators, or whoever runs the server.',
  'constants.values.*.from': 'all',
  'constants.timers': `
    Time for restoring a deleted message | 30 days | it is gone for good
    Answer time of an outgoing webhook | 10 seconds | the call is given up`,
  'constants.timers.*.days': 'count',
  'constants.variants': `
    Number \\ For whom | Owner | Administrator | Moderator
    Time limit for moving messages | does not apply | does not apply | does not apply
    Time limit for deleting | does not apply | does not apply | the same`,
  'constants.money': { na: 'Nothing is paid here.' },
};
