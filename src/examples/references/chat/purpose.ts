import type { Part } from '../part.ts';

/** What the chat is for. */
export const purpose: Part = {
  'purpose.name': 'Commons Chat',
  'purpose.what': `Lets teams, communities and classes talk in channels in which each message belongs to a named topic, so that
    people read and answer by topic.`,
  'purpose.kind': '- chat',
  'purpose.problem': `In a stream of messages nobody finds a conversation again; people read everything or miss what matters.
    Here every message of a channel belongs to a named topic, and people read by topic.`,
  'purpose.groups': `
    Owner | one or two | when the organization changes | a computer
    Administrator | a few | every week | a computer
    Moderator | some | every day | a computer, a phone
    Member | everybody in the organization | all day | a computer, a phone
    Guest | people from outside, in the channels they are subscribed to | now and then | a computer, a phone
    Server administrator | whoever runs the server | rarely | a terminal`,
  'purpose.groups.*.role': 'own',
  'purpose.replaces': 'Threads of other chat apps | topics take their place | nothing',
  'purpose.out-of-scope': `
    - Direct messages between people
    - User groups as such
    - Uploads, polls and scheduled messages
    - Billing, imports and signing in`,
};
