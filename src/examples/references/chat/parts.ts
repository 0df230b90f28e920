import type { Part } from '../part.ts';

const READ = 'its Message flags where User is me and Flag is Read';
const UNREAD = `none(${READ})`;
const UNREAD_MESSAGES = `its Messages where State is Sent and ${UNREAD}`;
const MINE = (status: string) => `any(its Topic settings where User is me and Status is ${status})`;
const CHANNEL_MUTED = 'any(Channel.Subscriptions where User is me and Muted is yes)';
const QUIET = `(${MINE('Muted')} or (${CHANNEL_MUTED} and not (${MINE('Unmuted')} or ${MINE('Followed')})))`;
const ANY_UNREAD = `any(${UNREAD_MESSAGES})`;
const COUNTED = `channel, title (bold as “unread” if ${ANY_UNREAD}), count(${UNREAD_MESSAGES}) as Unread, last message; the line is grey as “muted” if ${QUIET}`;
const IN_INBOX = `${ANY_UNREAD}, any(Channel.Subscriptions where User is me)`;
const PRESSED = 'Read → Topic, Mark all messages as read';
const EMPTY = 'empty: “There are no unread messages in your inbox.”';
const WHO_REACTED =
  'if me.Show names of reacting users is yes and count(its Reactions) <= Most reactions shown with names then join(its Reactions.User.Full name) else text(count(its Reactions))';
const REACTIONS = `join(distinct(its Reactions.Emoji name)) as Reactions (highlighted as “one is mine” if any(its Reactions where mine)), ${WHO_REACTED} as Reacted`;
const MAY_MOVE =
  'Role is one of [Owner, Administrator, Moderator] or (Role is Member and Sent + Time limit for moving messages >= now())';
const MAY_DELETE = 'Role is one of [Owner, Administrator] or (mine and Sent + Time limit for deleting >= now())';
const MAY_REVOKE = 'Role is Owner or (Role is Administrator and Invited as is not Owner) or mine';
const MAY_EDIT =
  'mine and Topic.Channel.State is Active and Message editing is yes and Sent + Time limit for editing >= now()';

const IN_MINE = (more: string) =>
  `each of all Channels where State is Active and any(its Subscriptions where User is me and ${more}): by name (count(its Topics.Messages where State is Sent and ${UNREAD}))`;
const MINE_UNREAD = `count(all Messages where State is Sent and any(Topic.Channel.Subscriptions where User is me) and ${UNREAD})`;

/** What is on the pages, from top to bottom. */
export const parts: Part = {
  'screens.Every page.parts': `
    Menu | menu | | | at the side; Inbox (${MINE_UNREAD}), Recent conversations, Starred messages, Drafts (count(my Drafts)), Alert words → Messages with alert words (if any(my Alert words)), Notification Bot; Pinned channels: ${IN_MINE('Pinned is yes')}; Channels: ${IN_MINE('Pinned is no')}, All channels → Channels; Organization: Users, Invitations, Invite users, Organization permissions, Custom emoji; Settings: Preferences, Notifications, Topics, Muted users, Alert words |`,
  'screens.Inbox.parts': `
    Show | tabs | | | Standard view, All topics, Followed topics; as a dropdown |
    Standard view | table | all Topics | ${IN_INBOX}, not ${QUIET} | ${COUNTED}; last message, descending; search in title, channel; ${EMPTY} | ${PRESSED}
    All topics | table | all Topics | ${IN_INBOX} | ${COUNTED}; last message, descending; search in title, channel; ${EMPTY} | ${PRESSED}
    Followed topics | table | all Topics | ${IN_INBOX}, ${MINE('Followed')} | ${COUNTED}; last message, descending; search in title, channel; ${EMPTY} | ${PRESSED}`,
  'screens.Recent conversations.parts': `
    Conversations | table | all Topics | Number of messages > 0 | title (bold as “unread” if ${ANY_UNREAD}), channel, count(${UNREAD_MESSAGES}) as Unread, participants, last message; the line is grey as “muted” if ${QUIET}; last message, descending; 20 a page; search in title; filter by channel | Read → Topic, Follow topic, Mute topic`,
  'screens.Topic.parts': `
    The topic | record | this topic | | channel, started by, number of messages, join((its Topic settings where User is me).Status) as My setting | Mark as resolved, Mark as unresolved, Rename topic, Move topic, Follow topic, Mute topic, Unmute topic, Default for this topic, Mark all messages as read, Mark all messages as unread (if none(${UNREAD_MESSAGES})), Delete topic
    Messages | feed | its Messages | State is Sent | sender, sent, text (bold as “unread” if ${UNREAD}), ${REACTIONS}, label (if Last edited is not empty or Last moved is not empty); by number; 30; empty: “Nobody has written here yet.” | Edit → stays here (if ${MAY_EDIT}), React → Message, Star, Delete message (if ${MAY_DELETE})
    Not sent | feed | its Messages | State is Failed, mine | sender, text; empty: “Everything was sent.” | Resend, Cancel
    Write (if Channel.State is Active) | form | new message on this topic | | content | Send: stays here`,
  'screens.Message.parts': `
    The message | record | this message | | topic, sender, sent, text, label | Star, Unstar, Mark as unread, Delete content (if ${MAY_EDIT}), Move messages (if ${MAY_MOVE}), Delete message (if ${MAY_DELETE})
    Reactions | table | its Reactions | | emoji name, emoji code, kind of emoji, user; the line is highlighted if mine; empty: “Nobody has reacted.” | Delete
    React | form | new reaction on this message | | emoji name, emoji code, kind of emoji | Add emoji reaction: stays here
    Personal flags | table | its Message flags | User is me | flag; empty: “None.” | Delete
    Edit history | table | its Snapshots | Edit history is All or (Edit history is "Moves only" and What is Moved) | at, by, what, content, topic; oldest first; empty: “It was never changed, or its history is not shown.” |`,
  'screens.Topics of the channel.parts': `
    The channel | record | this channel | | description, type, subscribers | Subscribe (if none(its Subscriptions where User is me) and me.Role is not Guest), Unsubscribe (if any(its Subscriptions where User is me))
    Topics | table | its Topics | Number of messages > 0 | title (bold as “unread” if ${ANY_UNREAD}), state, count(${UNREAD_MESSAGES}) as Unread, last message; last message, descending; search in title; filter by state; empty: “No topics yet.” | Read → Topic, Follow topic, Mute topic`,
  'screens.Channel settings.parts': `
    The channel | record | this channel | | type, history, created by, created on, subscribers, weekly traffic, retention in force | Archive channel, Unarchive channel
    General and permissions | form | this channel | | name, description, type, history, who can post, who can access all topics, who can subscribe, who can mention everyone, topics policy, message retention, default channel | Save changes: stays here
    Personal | table | its Subscriptions | mine | colour, pinned, muted, desktop, desktop in force, email, email in force, phone, phone in force, sound, sound in force, wildcards, wildcards in force; empty: “You are not subscribed.” | Edit → stays here
    Subscribers | table | its Subscriptions | | user; by user; empty: “Nobody is subscribed.” | Remove
    Add subscribers | form | new subscription on this channel | | user | Add: stays here`,
  'screens.Profile.parts': `
    The user | record | this user | | email, role, role number, full member, groups, availability, joined, bot, bot type, bot owner | Deactivate, Reactivate
    Manage this user | form | this user | | full name, role, groups | Save changes: stays here`,
  'screens.Invitations.parts': `
    Pending invitations | table | all Invitations | Pending | kind, number, email, link, invited as, channels, invited by, invited on, expires; newest invited on first; search in email; empty: “There are no invitations.” | Revoke (if ${MAY_REVOKE}), Resend (if Kind is "Email" and (${MAY_REVOKE}))`,
  'screens.Preferences.parts': `
    My preferences | form | me | | read while scrolling, show names of reacting users | Save changes: stays here`,
  'screens.Notifications.parts': `
    Channel messages | form | me | | channel messages on the desktop, channel messages by email, channel messages on the phone, sound for channel messages, wildcard mentions, follow topics automatically, follow topics where I am mentioned | Save changes: stays here
    Words | buttons | | | | Alert words → Alert words`,
  'screens.Topics.parts': `
    Configured topics | table | all Topic settings | mine | topic, topic.channel as Channel, status, stored as; filter by status; search in topic; empty: “You have set no topic yet.” | Edit → stays here, Delete`,
  'screens.Muted users.parts': `
    Muted users | table | all Muted users | mine | muted person, since; search in muted person; empty: “You have not muted anybody.” | Delete
    Mute a user | form | new muted user | | muted person | Mute: stays here`,
  'screens.Alert words.parts': `
    Alert words | table | all Alert words | mine | word; by word; empty: “You have no alert words.” | Delete
    Add alert word | form | new alert word | | word | Add alert word: stays here`,
  'screens.Messages with alert words.parts': `
    What was said | table | all Messages | State is Sent, any(all Alert words where User is me and Content contains Word) | topic, sender, text, sent; newest first; empty: “Nothing was said with one of your alert words.” |`,
  'screens.Drafts.parts': `
    Drafts | table | all Drafts | mine | topic, content, saved; newest first; empty: “No drafts.” | Edit → stays here, Delete
    Keep a draft | form | new draft | | topic, content | Save draft: stays here`,
  'screens.Starred messages.parts': `
    Starred messages | table | all Message flags | mine, Flag is Starred | message.topic as Topic, message.sender as Sender, message.text as Text, message.sent as Sent; empty: “You have starred no messages.” | Delete`,
  'screens.Notification Bot.parts': `
    Notification Bot | inbox | | | empty: “The bot has told you nothing yet.” |
    Emails | table | all Email notifications | mine | topic, message, state; newest first; empty: “No email waits for you.” |`,
  'screens.Organization permissions.parts': `
    Joining the organization | text | | | “Invitations are valid for {Validity of an invitation}. New members wait for {Waiting period}.” |
    Email domains | table | all Email domains | | domain, subdomains too; empty: “Anybody may sign up.” | Edit → stays here, Delete
    Add a domain | form | new email domain | | domain, subdomains too | Add: stays here
    What may be said | text | | | “Messages can be edited for {Time limit for editing} and deleted for {Time limit for deleting}. History of edits: {Edit history}.” |`,
  'screens.Custom emoji.parts': `
    Custom emoji | table | all Custom emoji | | name, image, added by; by name; search in name | Delete
    Add a new emoji | form | new custom emoji | | name, image | Add emoji: stays here`,
  'screens.Deleted messages.parts': `
    Deleted messages | table | all Messages | State is Deleted | number, topic, sender, sent, deleted on, text; newest first; empty: “Nothing was deleted in the last days.” | Restore`,
};
