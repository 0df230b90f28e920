import type { Part } from '../../part.ts';

const BOT = 'first(all Users where Full name is "Notification Bot")';
const EVENTS = 'first(its Topics where Name is "channel events")';

/** A notice of the bot in the topic for the events of a channel, which is made where there is none. */
const noticed = (words: string) =>
  `make a topic (Channel = this, Name = "channel events") if none(its Topics where Name is "channel events"); make a message (Topic = ${EVENTS}, Sender = ${BOT}, Content = me.Full name + "${words}")`;

/** Where a channel can be, and what happens when it changes. */
export const channel: Part = {
  'states.channel.list': `
    Active | people write in it | first
    Archived | it is read and searched, and nothing in it changes | last`,
  'states.channel.list.Active.editable': `
    - Name
    - Description
    - Type
    - History
    - Who can post
    - Who can access all topics
    - Who can subscribe
    - Who can mention everyone
    - Topics policy
    - Message retention
    - Default channel`,
  'states.channel.list.Archived.editable': { na: 'What is archived stays as it was.' },
  'states.channel.list.*.visible-to':
    '- Owner\n- Administrator\n- Moderator\n- Member\n- Guest\n- Server administrator',
  'states.channel.transitions': `
    Active | Archived | Archive channel | a person | Owner, Administrator |
    Archived | Active | Unarchive channel | a person | Owner, Administrator |`,
  'states.channel.transitions.*.where': 'Channel settings',
  'states.channel.effects': `
    a channel is created | make a subscription (Channel = this, User = me); make a message (Topic = first(all Topics where Name is "new channels"), Sender = ${BOT}, Content = me.Full name + " created a new channel " + Name) if Type is not Private | everybody
    “Subscribe” is pressed | make a subscription (Channel = this, User = me) | whoever presses it
    “Unsubscribe” is pressed | delete its Subscriptions where User is me | whoever presses it
    Name changes | ${noticed(' renamed the channel.')} | its subscribers
    Description changes | ${noticed(' changed the description of this channel.')} | its subscribers
    Type changes | ${noticed(' changed the access permissions of this channel.')} | its subscribers
    Who can post changes | ${noticed(' changed the posting permissions of this channel.')} | its subscribers`,
};
