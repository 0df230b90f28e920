import type { Part } from '../part.ts';

/** What can go wrong, and what people or programs read then. */
export const errors: Part = {
  'errors.messages': `
    Edited too late | somebody edits after the time limit | The time limit for editing this message has past | write another message | stop
    Not allowed | somebody tries what they may not | You do not have permission to do this. | ask an administrator | stop
    MOVE_MESSAGES_TIME_LIMIT_EXCEEDED | a topic holds messages past the time limit for moving | You only have permission to move some of the messages of this topic | ask a moderator to move it | stop
    REACTION_ALREADY_EXISTS | the same reaction is added twice | Reaction already exists. | choose another emoji | stop
    INVITATION_FAILED | an address has an account already | Already has an account. | leave it out; all other addresses still get their invitation | stop
    Cannot mute self | somebody mutes themselves | Cannot mute self | choose somebody else | stop
    User already muted | somebody is muted twice | User already muted | leave it as it is | stop
    USER_DEACTIVATED | a deactivated user makes a call | Account is deactivated | ask an administrator | stop
    The only organization owner | the last owner is deactivated | Cannot deactivate the only organization owner | make somebody else an owner first | stop
    The only owner | the last owner steps down | There must be at least one other owner | make somebody else an owner first | stop
    Only owners make owners | an administrator makes somebody an owner | Only an owner can make somebody an owner | ask an owner | stop
    Domain may not sign up | an address outside the allowed domains | Your email address does not belong to one of the allowed domains | use another address | stop
    More rights than one’s own | an inviter offers more rights than they have | You cannot invite somebody with more rights than your own | choose another role | stop
    Only default channels | an inviter without the right to add subscribers chooses other channels | You can only add new users to default channels | choose default channels | stop
    STREAM_WILDCARD_MENTION_NOT_ALLOWED | everybody in a large channel is mentioned | You do not have permission to use channel wildcard mentions in this channel. | mention single people | stop
    Channel is archived | somebody writes in an archived channel | This channel has been archived. | ask an administrator to unarchive it | stop
    Posting is restricted | somebody without the permission writes | You do not have permission to post in this channel. | ask an administrator | stop
    Message is empty | nothing is written | Message content must not be empty | write something | stop
    Message is too long | more than a message may have | Message is too long | shorten it | stop
    Topic is too long | more than a topic may have | Topic is too long | shorten it | stop
    Topics are required | a channel needs topics | Topics are required in this channel. | enter a topic | stop
    Only general chat | a topic in a channel without | Only the general chat topic is allowed in this channel. | leave the topic empty | stop
    General chat cannot be resolved | the general chat is marked as resolved | General chat cannot be marked as resolved | give the topic a name first | stop
    Name is too long | more than a channel’s name may have | Channel name is too long | shorten it | stop
    Description is too long | more than a description may have | Channel description is too long | shorten it | stop
    Not for private channels | a private channel becomes a default channel | Private channels cannot be default channels for new users | make it public first | stop
    Protected history is for private channels | an open channel with protected history | Only private channels can have protected history | choose shared history | stop
    Not allowed to be on the web | somebody without the permission makes a channel web-public | You do not have permission to create web-public channels | ask an administrator | stop
    Emoji name is not allowed | other characters in the name of an emoji | Emoji names may contain only a to z, 0 to 9, dashes and spaces | write another name | stop
    Too short for a draft | fewer than three characters | A draft needs at least 3 characters | go on writing | good to know
    Address is missing | no address for an email invitation | An email address is needed | enter one | stop
    Channel exists | a channel of this name is there | Channel already exists | choose another name | stop
    Email is taken | an address has an account | Email is already in use. | use another one | stop
    Already subscribed | somebody is subscribed twice | Already subscribed | leave it as it is | good to know
    Number is taken | two invitations of a kind have one number | This number is taken | take the next one | stop
    RATE_LIMIT_HIT | a user makes more calls than allowed | API usage exceeded rate limit | wait for the seconds in retry-after | take care`,
  'errors.messages.Not allowed.raised-by': '- Not allowed',
  'errors.messages.MOVE_MESSAGES_TIME_LIMIT_EXCEEDED.raised-by': '- Move topic\n- Rename topic',
  'errors.messages.REACTION_ALREADY_EXISTS.raised-by':
    '- Message, User, Emoji name may exist only once within all reactions',
  'errors.messages.User already muted.raised-by': '- Muted by, Muted person may exist only once within all muted users',
  'errors.messages.The only organization owner.raised-by': '- Deactivate',
  'errors.messages.General chat cannot be resolved.raised-by': '- Mark as resolved',
  'errors.messages.Email is taken.raised-by': '- Email may exist only once within all users',
  'errors.messages.Already subscribed.raised-by': '- User, Channel may exist only once within all subscriptions',
  'errors.messages.Number is taken.raised-by': '- Number, Kind may exist only once within all invitations',
  'errors.messages.Channel exists.raised-by': '- Name may exist only once within all channels',
  'errors.disclosure': 'denied',
  'errors.kept-work': 'form',
};
