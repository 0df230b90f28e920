import type { Part } from '../part.ts';
import { parts } from './parts.ts';

/** The screens, and the ways between them. */
export const screens: Part = {
  'screens.devices': '- phone\n- tablet\n- desk',
  'screens.languages': '- English',
  'screens.landing': `
    Owner | Inbox | read by topic, write a message, look after the organization
    Administrator | Inbox | read by topic, write a message, look after users and channels
    Moderator | Inbox | read by topic, write a message, move messages
    Member | Inbox | read by topic, write a message, follow or mute a topic
    Guest | Inbox | read by topic, write a message, react with an emoji
    Server administrator | Deleted messages | restore a deleted message`,
  'screens.inventory': `
    Every page | page | - | -
    Inbox | page | - | /inbox
    Recent conversations | page | - | /recent
    Starred messages | page | - | /starred
    Notification Bot | page | - | /dm/notification-bot
    Drafts | page | - | /drafts
    Channels | list | Channel | /channels
    Create channel | form | Channel | /channels/new
    Topics of the channel | page | Channel | /channels/:channel
    Channel settings | page | Channel | /channels/:channel/settings
    New topic | form | Topic | /channels/:channel/new-topic
    Topic | page | Topic | /topics/:topic
    Message | page | Message | /messages/:message
    Users | list | User | /organization/users
    Profile | page | User | /users/:user
    Invitations | page | - | /organization/invitations
    Invite users | form | Invitation | /invite
    Organization permissions | page | - | /organization/permissions
    Custom emoji | page | - | /organization/emoji
    Preferences | page | - | /settings/preferences
    Notifications | page | - | /settings/notifications
    Topics | page | - | /settings/topics
    Muted users | page | - | /settings/muted-users
    Alert words | page | - | /settings/alert-words
    Messages with alert words | page | - | /alert-words
    Deleted messages | page | - | /server/deleted`,
  'screens.Channels.columns': `
    Name | yes | no | yes
    Description | no | no | yes
    Type | no | no | no
    Subscribers | yes | no | no
    Weekly traffic | yes | no | no
    Kept under | no | yes | no`,
  'screens.Channels.order': 'By name.',
  'screens.Channels.page-size': '50 lines',
  'screens.Channels.bulk': { na: 'Channels are changed one by one.' },
  'screens.Users.columns': `
    Full name | yes | no | yes
    Email | no | no | yes
    Role | yes | yes | no
    Availability | no | no | no
    State | no | yes | no`,
  'screens.Users.order': 'By full name.',
  'screens.Users.page-size': '50 lines',
  'screens.Users.bulk': { na: 'Users are changed one by one.' },
  'screens.*.leaving': 'lost',
  ...parts,
  'screens.links': `
    Channels | Create channel | Create channel | Role is one of [Owner, Administrator, Moderator, Member]
    Channels | Topics of the channel | a line |
    Topics of the channel | New topic | New topic |
    Topics of the channel | Channel settings | Channel settings |
    Create channel | Topics of the channel | Create |
    New topic | Topic | Continue |
    Users | Profile | a line |
    Users | Invite users | Invite users | Role is one of [Owner, Administrator, Moderator, Member]
    Invite users | Invitations | Invite |`,
  'screens.links.back': 'lost',
  'screens.conditions': `
    Screen \\ When it is | empty | loading | partial | failed | forbidden
    Every screen | a message | what was there before | what was there before | a message | a message`,
  'screens.conditions.Every screen.words': `
    empty | There is nothing here yet.
    failed | The server cannot be reached. It is tried again by itself.
    forbidden | You do not have permission to see this.`,
  'screens.shared-links': `
    Topic | the topic where its channel is web-public; it stays at its address when it is renamed | Inbox, with a note
    Message | the message where its channel is web-public; it stays at its address when its topic is renamed | Inbox, with a note`,
  'screens.irreversible': `
    Archive channel | a question | nobody can write in it until it is unarchived
    Delete topic | a question | all its messages
    Delete message | a question | the message`,
};
