import type { Part } from '../part.ts';
import { offered } from './offers.ts';

/** What goes out to other systems, and what is offered to other programs. */
export const calls: Part = {
  'calls.systems': `
    Server of an outgoing webhook | read and write | whoever made the bot | the page on outgoing webhooks | no
    Message server | read and write | the server administrator | the REST documentation | yes
    Sign-up page | read | the server administrator | the REST documentation | yes`,
  'calls.exchanges': `
    Post to an outgoing webhook | Server of an outgoing webhook | a message is created in which its bot is @-mentioned; or the bot gets a direct message | User: Email, User: Full name, Content, the Message | content, or response_not_required | now`,
  'calls.exchanges.*.address': 'POST | /',
  'calls.waiting': '10 seconds',
  'calls.inbound': `
    Message received | Message server | the number of the message, the time | 1000 a day
    Message not received | Message server | the message | 1 a day
    Account made | Sign-up page | the number of the invitation | 1 a day`,
  'calls.inbound.Message received.changes': 'It moves the Message to Sent: receive.',
  'calls.inbound.Message not received.changes': 'It moves the Message to Failed: fail.',
  'calls.inbound.Account made.changes': 'It moves the Invitation to Accepted: accept.',
  ...offered,
};
