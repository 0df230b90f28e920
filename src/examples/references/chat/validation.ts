import type { Part } from '../part.ts';

const MAY_MENTION = (setting: string) =>
  `${setting} is Everyone or (${setting} is Moderators and me.Role number <= 300)`;
const MAY_ADD =
  'Who can add subscribers is Everyone or (Who can add subscribers is Moderators and me.Role number <= 300)';

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.channel.rules': `
    A short name | Name | this long | at most Longest channel name | is still fine | stop | Name is too long
    A short description | Description | this long | at most Longest channel description | is still fine | stop | Description is too long
    Only open channels for everybody | Default channel | fits together | Default channel is no or Type is not Private | | stop | Not for private channels
    Protected is private | History | fits together | History is Shared or Type is Private | | stop | Protected history is for private channels
    Allowed to be on the web | Type | fits together | Type is not Web-public or (Who can create web-public channels is Moderators and me.Role number <= 300) or (Who can create web-public channels is Administrators and me.Role number <= 200) or (Who can create web-public channels is Owners and me.Role number <= 100) | | stop | Not allowed to be on the web`,
  'validation.channel.unique': 'Name | all channels | no',
  'validation.channel.unique.*.found': 'stop',
  'validation.topic.rules': `
    A short topic | Name | this long | at most Longest topic | is still fine | stop | Topic is too long
    A topic where one is needed | Name | only sometimes | Channel.Topics policy is "Empty topic not allowed" | | stop | Topics are required
    No topic where none is allowed | Name | fits together | Name is empty or Channel.Topics policy is not "Only “general chat” topic allowed" | | stop | Only general chat
    Only in active channels | Channel | fits together | Channel.State is Active | | stop | Channel is archived`,
  'validation.message.rules': `
    Something is written | Content | only sometimes | Sent is empty | | stop | Message is empty
    No novel | Content | this long | at most Longest message | is still fine | stop | Message is too long
    Only in active channels | Topic | fits together | Topic.Channel.State is Active | | stop | Channel is archived
    Allowed to post | Topic | fits together | Topic.Channel.Who can post is Everyone or (Topic.Channel.Who can post is Moderators and me.Role number <= 300) or me.Role number <= 200 | | stop | Posting is restricted
    In time | Content | fits together | Sent is empty or Sent + Time limit for editing >= now() | is still fine | stop | Edited too late
    Not everybody in a large channel | Content | fits together | not (Content contains Wildcard mention) or Topic.Channel.Subscribers <= Wildcard limit or ${MAY_MENTION('Who can mention everybody in a large channel')} or ${MAY_MENTION('Topic.Channel.Who can mention everyone')} | | stop | STREAM_WILDCARD_MENTION_NOT_ALLOWED`,
  'validation.user.rules': `
    Owners make owners | Role | fits together | Role is not Owner or me.Role is Owner | | stop | Only owners make owners
    Never without an owner | Role | fits together | Role is Owner or any(other Users where Role is Owner) | | stop | The only owner
    A domain that may sign up | Email | fits together | Limit sign-ups to domains is no or any(all Email domains where this.Email ends with "@" + Domain or (Subdomains too is yes and this.Email ends with "." + Domain)) | | stop | Domain may not sign up`,
  'validation.user.unique': 'Email | all users | no',
  'validation.user.unique.*.found': 'stop',
  'validation.invitation.rules': `
    Not above oneself | Invited as | fits together | Role number >= me.Role number | is still fine | stop | More rights than one’s own
    No account yet | Email | fits together | Email is empty or none(all Users where Email is this.Email) | | stop | INVITATION_FAILED
    A domain that may sign up | Email | fits together | Email is empty or Limit sign-ups to domains is no or any(all Email domains where this.Email ends with "@" + Domain or (Subdomains too is yes and this.Email ends with "." + Domain)) | | stop | Domain may not sign up
    Default channels for everybody | Channels | fits together | ${MAY_ADD} or me.Role number <= 200 or none(Channels where Default channel is no) | | stop | Only default channels
    An address to write to | Email | only sometimes | Kind is "Email" | | stop | Address is missing`,
  'validation.invitation.unique': 'Number, Kind | all invitations | no',
  'validation.invitation.unique.*.found': 'stop',
  'validation.reaction.unique': 'Message, User, Emoji name | all reactions | no',
  'validation.reaction.unique.*.found': 'stop',
  'validation.subscription.unique': 'User, Channel | all subscriptions | no',
  'validation.subscription.unique.*.found': 'stop',
  'validation.custom-emoji.rules': `
    A plain name | Name | looks like | /^[a-z0-9 \\-]+$/ | | stop | Emoji name is not allowed`,
  'validation.muted-user.rules': `
    Somebody else | Muted person | fits together | Muted person is not me | | stop | Cannot mute self`,
  'validation.muted-user.unique': 'Muted by, Muted person | all muted users | no',
  'validation.muted-user.unique.*.found': 'stop',
  'validation.draft.rules': `
    Worth keeping | Content | this long | at least Shortest draft | is still fine | stop | Too short for a draft`,
  'validation.*.rules': { na: 'Whatever is filled in is fine.' },
  'validation.*.examples': { na: 'The rules say it exactly.' },
  'validation.*.required': { na: 'Said among the fields and the rules.' },
  'validation.*.unique': { na: 'It may be there several times.' },
  'validation.across': { na: 'Said among the rules of each thing.' },
  'validation.severity': { na: 'Each rule says for itself that it stops.' },
  'validation.moment': '- save',
};
