import type { Part } from './part.ts';

const OK = (more: string, when = '') => `Done | 200 | result, msg${more} | ${when}`;
const TAKES = 'Part | Where | Type | Must be there | It is';
const GIVES = 'Outcome | Status | Body | When';

/** What goes out to other systems, and what is offered to other programs. */
export const calls: Part = {
  'calls.systems': `
    System | We | Who runs it | Where it is described | Has a test copy
    Server of an outgoing webhook | read and write | whoever made the bot | the page on outgoing webhooks | no
    Message server | read and write | the server administrator | the REST documentation | yes
    Sign-up page | read | the server administrator | the REST documentation | yes`,
  'calls.exchanges': `
    What for | System | When | We send | We get back | May be up to this old
    Post to an outgoing webhook | Server of an outgoing webhook | a message is created in which its bot is @-mentioned; or the bot gets a direct message | User: Email, User: Full name, Content, the Message | content, or response_not_required | now`,
  'calls.exchanges.*.address': 'POST | /',
  'calls.waiting': '10 seconds',
  'calls.inbound': `
    What comes in | From | What is in it | How many
    Message received | Message server | the number of the message, the time | 1000 a day
    Message not received | Message server | the message | 1 a day
    Account made | Sign-up page | the number of the invitation | 1 a day`,
  'calls.inbound.Message received.changes': 'It moves the Message to Sent: receive.',
  'calls.inbound.Message not received.changes': 'It moves the Message to Failed: fail.',
  'calls.inbound.Account made.changes': 'It moves the Invitation to Accepted: accept.',
  'calls.offers': `
    Call | Method | Address | Who may
    Send a message | POST | /api/v1/messages | whoever may post there
    Edit a message | PATCH | /api/v1/messages/:message_id | its sender; for the topic whoever may move it
    Delete a message | DELETE | /api/v1/messages/:message_id | whoever may delete it
    Add a reaction | POST | /api/v1/messages/:message_id/reactions | whoever may read the message
    Update personal flags | POST | /api/v1/messages/flags/narrow | everybody, for themselves
    Set a topic | POST | /api/v1/user_topics | everybody, for themselves
    Topics of a channel | GET | /api/v1/users/me/:stream_id/topics | whoever may read the channel
    Subscribe | POST | /api/v1/users/me/subscriptions | members; for others whoever may add subscribers
    Delete a topic | POST | /api/v1/streams/:stream_id/delete_topic | administrators
    Mute a user | POST | /api/v1/users/me/muted_users/:muted_user_id | everybody, for themselves
    Deactivate a user | DELETE | /api/v1/users/:user_id | administrators
    List invitations | GET | /api/v1/invites | whoever may invite
    Send invitations | POST | /api/v1/invites | whoever may invite`,
  'calls.offers.Send a message.takes': `
    ${TAKES}
    type | body | text | yes | channel or direct
    to | body | text | yes | a channel or users
    content | body | text | yes | the message
    topic | body | text | no | “(no topic)” is stored as an empty topic`,
  'calls.offers.Send a message.gives': `
    ${GIVES}
    ${OK(', id, automatic_new_visibility_policy')}
    No such channel | 400 | STREAM_DOES_NOT_EXIST | the channel is not there`,
  'calls.offers.Edit a message.takes': `
    ${TAKES}
    message_id | path | number | yes | the message
    content | body | text | no | the new content
    topic | body | text | no | the new topic
    stream_id | body | number | no | the new channel; never together with content
    propagate_mode | body | change_one, change_later or change_all | no | which messages are moved; change_one by default
    send_notification_to_old_thread | body | yes or no | no | no by default
    send_notification_to_new_thread | body | yes or no | no | yes by default`,
  'calls.offers.Edit a message.gives': `
    ${GIVES}
    ${OK('')}
    Too late | 400 | The time limit for editing this message has past | after the time limit
    Not theirs | 400 | You don't have permission to edit this message | it is another one’s
    Too many to move | 400 | MOVE_MESSAGES_TIME_LIMIT_EXCEEDED, first_message_id_allowed_to_move, total_messages_allowed_to_move, total_messages_in_topic | a whole topic holds messages past the time limit`,
  'calls.offers.Add a reaction.takes': `
    ${TAKES}
    message_id | path | number | yes | the message
    emoji_name | body | text | yes | the emoji
    emoji_code | body | text | no | its code
    reaction_type | body | text | no | the kind of emoji`,
  'calls.offers.Add a reaction.gives': `
    ${GIVES}
    ${OK('')}
    There already | 400 | REACTION_ALREADY_EXISTS | the same reaction again`,
  'calls.offers.Update personal flags.takes': `
    ${TAKES}
    anchor | body | text | yes | where to begin
    op | body | add or remove | yes | what to do
    flag | body | read, starred or collapsed | yes | which flag`,
  'calls.offers.Update personal flags.gives': `
    ${GIVES}
    ${OK(', ignored_because_not_subscribed_channels', 'messages in channels without a subscription are skipped when marking as unread')}`,
  'calls.offers.Set a topic.takes': `
    ${TAKES}
    stream_id | body | number | yes | the channel
    topic | body | text | yes | the topic
    visibility_policy | body | 0, 1, 2 or 3 | yes | none, muted, unmuted or followed`,
  'calls.offers.Set a topic.gives': `
    ${GIVES}
    ${OK('', 'always, even if the topic has no messages')}`,
  'calls.offers.Subscribe.takes': `
    ${TAKES}
    subscriptions | body | list | yes | names and descriptions of channels
    principals | body | list | no | the users, if not oneself`,
  'calls.offers.Subscribe.gives': `
    ${GIVES}
    ${OK(', subscribed, already_subscribed, unauthorized', 'any named channel that does not exist yet is created')}`,
  'calls.offers.Delete a topic.takes': `
    ${TAKES}
    stream_id | path | number | yes | the channel
    topic_name | body | text | yes | the topic`,
  'calls.offers.Delete a topic.gives': `
    ${GIVES}
    ${OK(', complete: yes', 'all messages are deleted')}
    Not all | 200 | complete: no | it ran out of time before all messages were deleted`,
  'calls.offers.Mute a user.gives': `
    ${GIVES}
    ${OK('')}
    Oneself | 400 | Cannot mute self | muted_user_id is one’s own`,
  'calls.offers.Deactivate a user.gives': `
    ${GIVES}
    ${OK('')}
    The last owner | 400 | Cannot deactivate the only organization owner | no other owner is left`,
  'calls.offers.List invitations.gives': `
    ${GIVES}
    ${OK(', invites', 'only unexpired ones that the caller may manage')}`,
  'calls.offers.Send invitations.takes': `
    ${TAKES}
    invitee_emails | body | text | yes | addresses, separated by commas or line breaks
    stream_ids | body | list of numbers | yes | the channels
    invite_expires_in_minutes | body | number | no | 14400 by default
    invite_as | body | number | no | 400 by default
    notify_referrer_on_join | body | yes or no | no | yes by default`,
  'calls.offers.Send invitations.gives': `
    ${GIVES}
    ${OK('')}
    Some failed | 400 | INVITATION_FAILED, errors: “Already has an account.”, sent_invitations: yes | an address already has an account; all others get their invitation`,
  'calls.offers.*.takes': { na: 'What stands in its address.' },
  'calls.offers.*.gives': { na: 'As every answer.' },
  'calls.offers.common': `
    Of | Has | Example
    every answer | result, msg; ignored_parameters_unsupported lists the parameters that the call does not know | success
    every error | code | 401 USER_DEACTIVATED for a deactivated user, 429 RATE_LIMIT_HIT with retry-after
    every request | HTTP Basic with the email and the API key; 200 a minute | X-RateLimit-Remaining`,
};
