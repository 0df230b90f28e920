import type { Part } from '../part.ts';

const ALL = 'Owner, Administrator, Moderator, Member, Guest, with an API key';
const MEMBERS = 'Owner, Administrator, Moderator, Member, with an API key';
const MESSAGE = 'message_id | path | number | yes | the message';

/** What is answered: when all is well, what goes with it, and what can go wrong beside what goes wrong everywhere. */
const gives = (thing: string, more: string, when: string, ...wrong: readonly string[]) => `
    Done | 200 | ${thing} {result “success”, msg “”${more}} | ${when}
    ${['Wrong | 400 | | something that was sent is wrong', ...wrong, 'Not there | 404 | | it is not there'].join('\n    ')}
    Not allowed | 403 | | the caller may not do it
    USER_DEACTIVATED | 401 | | me.State is Deactivated
    RATE_LIMIT_HIT | 429 | | more calls than the limit allows`;

/** The calls on messages, topics, channels, users and invitations. */
export const offered: Part = {
  'calls.offers': `
    Send a message | POST | /api/v1/messages | ${ALL}
    Edit a message | PATCH | /api/v1/messages/:message_id | ${ALL}
    Delete message | DELETE | /api/v1/messages/:message_id | ${ALL}
    Add a reaction | POST | /api/v1/messages/:message_id/reactions | ${ALL}
    Add a personal flag | POST | /api/v1/messages/flags | ${ALL}
    Set a topic | POST | /api/v1/user_topics | ${ALL}
    Topics of a channel | GET | /api/v1/users/me/:channel_id/topics | ${ALL}
    Subscribe | POST | /api/v1/users/me/subscriptions | ${MEMBERS}
    Delete topic | POST | /api/v1/streams/:channel_id/delete_topic/:topic_id | Owner, Administrator, with an API key
    Mute a user | POST | /api/v1/users/me/muted_users/:muted_person | ${ALL}
    Deactivate a user | DELETE | /api/v1/users/:user_id | Owner, Administrator, with an API key
    List invitations | GET | /api/v1/invites | ${MEMBERS}
    Send invitations | POST | /api/v1/invites | ${MEMBERS}`,
  'calls.offers.Send a message.takes': `
    type | body | Kind of conversation | yes | channel or direct
    to | body | To | yes | a channel
    content | body | Content | yes | the message
    topic | body | Topic title | no | a topic that is not there is made; “(no topic)” is stored as an empty topic`,
  'calls.offers.Send a message.gives': gives('message', ', id', 'it is sent'),
  'calls.offers.Edit a message.takes': `
    ${MESSAGE}
    content | body | Content | no | the new content
    topic | body | Topic title | no | the new topic
    propagate_mode | body | Propagate mode | no | change_one, change_later or change_all: which messages are moved; change_one by default`,
  'calls.offers.Edit a message.gives': gives('message', '', 'it is changed'),
  'calls.offers.Delete message.takes': MESSAGE,
  'calls.offers.Delete message.gives': gives('message', '', 'it is gone for everybody'),
  'calls.offers.Add a reaction.takes': `
    ${MESSAGE}
    emoji_name | body | Emoji name | yes | the emoji
    emoji_code | body | Emoji code | no | its code
    reaction_type | body | Kind of emoji | no | the kind of emoji; unicode_emoji by default`,
  'calls.offers.Add a reaction.gives': gives(
    'reaction',
    '',
    'it is added',
    'REACTION_ALREADY_EXISTS | 400 | | the same reaction again',
  ),
  'calls.offers.Add a personal flag.takes': `
    message | body | Message | yes | the message
    flag | body | Flag | yes | read, starred or collapsed`,
  'calls.offers.Add a personal flag.gives': gives('message flag', '', 'it is added'),
  'calls.offers.Set a topic.takes': `
    stream_id | body | In channel | yes | the channel
    topic | body | Topic title | yes | the topic
    visibility_policy | body | Visibility policy | yes | 0 none, 1 muted, 2 unmuted, 3 followed`,
  'calls.offers.Set a topic.gives': gives('topic setting', '', 'always, even if the topic has no messages'),
  'calls.offers.Topics of a channel.takes': 'channel_id | path | number | yes | the channel',
  'calls.offers.Topics of a channel.gives': `
    The topics | 200 | list of topic {name Title, max_id Last message}, wrapped in topics | always
    Not there | 404 | | it is not there
    USER_DEACTIVATED | 401 | | me.State is Deactivated`,
  'calls.offers.Subscribe.takes': 'subscriptions | body | Channel name | yes | the name of the channel',
  'calls.offers.Subscribe.gives': gives(
    'subscription',
    ', subscribed Channel',
    'any named channel that does not exist yet is created',
  ),
  'calls.offers.Delete topic.takes': `
    channel_id | path | number | yes | the channel
    topic_id | path | text | yes | the topic`,
  'calls.offers.Delete topic.gives': gives(
    'topic',
    ', complete “yes”',
    'all messages are deleted',
    'Not all | 200 | {complete “no”} | it ran out of time before all messages were deleted',
  ),
  'calls.offers.Mute a user.takes': 'muted_person | path | number | yes | whom',
  'calls.offers.Mute a user.gives': gives(
    'muted user',
    '',
    'they are muted',
    'Cannot mute self | 400 | | muted_person is oneself',
  ),
  'calls.offers.Deactivate a user.takes': 'user_id | path | number | yes | whom',
  'calls.offers.Deactivate a user.gives': gives(
    'user',
    '',
    'they are deactivated',
    'The only organization owner | 400 | | no other owner is left',
  ),
  'calls.offers.List invitations.takes': `
    only those | fixed | State is Pending and (Expires is empty or Expires > now()) and (me.Role number <= 200 or Invited by is me) | | unexpired ones that the caller may manage`,
  'calls.offers.List invitations.gives': `
    The invitations | 200 | list of invitation {id, email, invited_as Invited as, link, expiry_date Expires}, wrapped in invites | only unexpired ones that the caller may manage
    Not allowed | 403 | | the caller may not do it
    USER_DEACTIVATED | 401 | | me.State is Deactivated`,
  'calls.offers.Send invitations.takes': `
    invitee_emails | body | the Email | yes | addresses, separated by commas or line breaks; one is sent here
    stream_ids | body | Channels | yes | the channels
    invite_as | body | Invited as | no | Member by default
    notify_referrer_on_join | body | Tell me when it is accepted | no | yes by default`,
  'calls.offers.Send invitations.gives': gives(
    'invitation',
    '',
    'it is sent',
    'INVITATION_FAILED | 400 | | an address already has an account; all others get their invitation',
  ),
  'calls.offers.common': `
    every answer | ignored_parameters_unsupported lists the parameters that the call does not know |
    every error | {result “error”, msg, code} | {"result": "error", "msg": "Account is deactivated", "code": "USER_DEACTIVATED"}
    every request | at most 200 a minute |
    every request | Authorization: Basic with the email and the API key | Basic dG9tYXNAaGFyYm91cmxhbmUuZXhhbXBsZTphUGlLZVk=`,
};
