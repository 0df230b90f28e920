import type { Part } from '../../part.ts';

const ROW = 'subject, to, addresses, join(Proposals.Title) as Proposals, template, tracks';
const LIST = '20 a page; search in to, addresses, subject; filter by tracks';

/** What waits to be sent, and what was sent. */
export const mail: Part = {
  'screens.Outbox.parts': `
    What this is | text | | | “Nothing here has been sent. Read it, change it or discard it first.” |
    Outbox | table | all Emails | In the outbox | ${ROW}; by subject; ${LIST}; empty: “No email waits to be sent.” | Send, Edit → Email page, Discard, Send all (all)
    New email | form | new Email | | subject, text, recipients, reply to | Put it into the outbox: stays here`,
  'screens.Sent emails.parts': `
    Sent | table | all Emails | State is Sent | ${ROW}, sent; newest sent first; ${LIST}; empty: “Nothing has been sent yet.” | Copy to draft`,
  'screens.Email page.parts': `
    The email | record | this email | | subject, to, addresses, text, join(Proposals.Title) as Proposals, template, calendar file, sent | Send, Discard, Copy to draft
    Change it (if State is "In the outbox") | form | this email | | subject, text, recipients, reply to | Save: stays here`,
  'screens.Email templates.parts': `
    Templates | table | all Email templates | | name, used for, full subject, text; by name | Edit: stays here`,
};
