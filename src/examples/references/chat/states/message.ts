import type { Part } from '../../part.ts';

const EVERYBODY = 'Owner, Administrator, Moderator, Member, Guest';
const IN_ACTIVE = 'Topic.Channel.State is Active';
const MUTED_TOPIC = 'none(User.Topic settings where Topic is this.Topic and Stored as == 1)';
const LISTENING = 'any(User.Topic settings where Topic is this.Topic and Stored as > 1)';
const UNMUTED = `${MUTED_TOPIC} and (Muted is no or ${LISTENING})`;
const NOT_OF_MUTED = 'none(all Muted users where Muted by is User and Muted person is this.Sender)';
const SUBSCRIBED = `Topic.Channel.Subscriptions where User is not this.Sender and ${NOT_OF_MUTED}`;
const NAMED = 'this.Content contains Mention';
const NEWLY = `all Users where ${NAMED} and not (this.Content before contains Mention)`;
const OWN_SETTING = 'Topic = Topic, User = Sender, Status = Followed';
const FOLLOWS = 'Sender.Follow topics automatically';
const UNSET = 'none(Topic.Topic settings where User is this.Sender)';

/** The topic that a call names by its title: in the channel that it names, or beside the present one. */
const IN_TO = 'To.Topics where Title is this.Topic title';
const BESIDE = 'Topic.Channel.Topics where Title is this.Topic title';
const ELSEWHERE = 'Topic.Title is not Topic title';
const MOVES = `make a snapshot (Message = this, By = me, What = Moved, Content = Text, Topic = Topic.Title) if ${ELSEWHERE}; Last moved = now if ${ELSEWHERE}`;

/** Where a message can be, and what happens by itself when it is written, changed or read. */
export const message: Part = {
  'states.message.list': `
    Sending | written here, and not yet at the server | first
    Sent | the server has it; from then on its time stands beside it | on the way
    Failed | it did not reach the server | on the way
    Deleted | gone for everybody; a server administrator can still restore it | last`,
  'states.message.list.Sending.editable': '- Topic\n- Content\n- Kind of conversation\n- To\n- Topic title',
  'states.message.list.Sent.editable': '- Content\n- Topic title\n- Propagate mode',
  'states.message.list.*.editable': { na: 'It stays as it is.' },
  'states.message.list.Deleted.visible-to': '- Server administrator',
  'states.message.list.*.visible-to':
    '- Owner\n- Administrator\n- Moderator\n- Member\n- Guest\n- Server administrator',
  'states.message.transitions': `
    Sending | Sent | receive | another system | Message server |
    Sending | Failed | fail | another system | Message server |
    Failed | Sent | Resend | a person | ${EVERYBODY} | mine
    Failed | Deleted | Cancel | a person | ${EVERYBODY} | mine
    Sent | Sent | Move messages | a person | Owner, Administrator, Moderator, Member | ${IN_ACTIVE} and (Role is one of [Owner, Administrator, Moderator] or Sent + Time limit for moving messages >= now())
    Sent | Deleted | Delete message | a person | ${EVERYBODY} | ${IN_ACTIVE} and (Role is one of [Owner, Administrator] or (mine and Sent + Time limit for deleting >= now()))
    Deleted | Sent | Restore | a person | Server administrator | Deleted on + Time for restoring a deleted message >= now()
    Sent | Sent | Mark as read | a person | ${EVERYBODY} |
    Sent | Sent | Mark as unread | a person | ${EVERYBODY} | any(Topic.Channel.Subscriptions where User is me)`,
  'states.message.transitions.Sent → Sent: Move messages.where': 'Message | Topic',
  'states.message.transitions.Deleted → Sent: Restore.where': 'Deleted messages',
  'states.message.transitions.*.where': 'Topic',
  'states.message.transitions.*.system':
    'The message server, with the message Message received or Message not received.',
  'states.message.effects': `
    a message is created | Topic title = "general chat" if To is not empty and (Topic title is empty or Topic title is "(no topic)"); make a topic (Channel = To, Name = Topic title, Started by = Sender) if To is not empty and none(${IN_TO}); Topic = first(${IN_TO}) if To is not empty; Topic title = Topic.Title; Place = max((all Messages).Place) + 1; Sent = now; it becomes Sent; make a message flag (Message = this, User = Sender, Flag = Read) | its sender
    created | tell (${SUBSCRIBED} and Desktop in force and ${UNMUTED}).User by push: “{Sender.Full name} in {Topic.Title}: {Text}” | subscribers who have not muted the topic
    created | tell (Topic.Channel.Subscriptions where User is not this.Sender and Wildcards in force and ${UNMUTED}).User: “{Sender.Full name} mentioned everyone.” if Content contains Wildcard mention | the same, for a wildcard mention
    created | tell (all Users where ${NAMED}) by push: “{Sender.Full name} mentioned you in {Topic.Title}.” | whoever is named, also in a muted topic
    created | tell (all Alert words where this.Content contains Word and User is not this.Sender and ${MUTED_TOPIC}).User by push: “An alert word stands in {Topic.Title}.” | whoever listens for the word
    created | make a topic setting (${OWN_SETTING}) if ${UNSET} and ${FOLLOWS} is "Topics I send a message to"; make a topic setting (${OWN_SETTING}) if ${UNSET} and ${FOLLOWS} is "Topics I participate in"; make a topic setting (${OWN_SETTING}) if ${UNSET} and ${FOLLOWS} is "Topics I start" and Topic.Number of messages <= 1 | its sender
    created | for each of all Users where ${NAMED} and Channel messages by email is yes: make an email notification (Message = Message, Topic = Message.Topic, User = this) | whoever is named and has been away
    created | for each of all Users where ${NAMED} and Follow topics where I am mentioned is yes: make a topic setting (Topic = Message.Topic, User = this, Status = Followed) if none(its Topic settings where Topic is Message.Topic) | whoever is named and wants to follow
    created | for each of all Muted users where Muted person is this.Sender: make a message flag (Message = Message, User = Muted by, Flag = Read) | whoever has muted its sender
    created | the message Post to an outgoing webhook, if any(all Users where Bot type is "Outgoing webhook" and ${NAMED}) | the bot that is named
    Topic title changes | ${MOVES}; make a topic (Channel = Topic.Channel, Name = Topic title) if ${ELSEWHERE} and none(${BESIDE}); Moves to = first(${BESIDE}) if ${ELSEWHERE}; for each of (Topic.Messages where State is Sent and Place > this.Place): Topic = that Message.Moves to if that Message.Propagate mode is not change_one and has(that Message.Moves to); for each of (Topic.Messages where State is Sent and Place < this.Place): Topic = that Message.Moves to if that Message.Propagate mode is change_all and has(that Message.Moves to); Topic = Moves to if has(Moves to); clear Moves to; Propagate mode = change_one | whoever reads it
    Content changes | Last edited = now; make a snapshot (Message = this, By = me, What = Edited, Content = Content before, Topic = Topic.Title); tell (${NEWLY}) by push: “{Sender.Full name} mentioned you in {Topic.Title}.” | whoever is newly named
    “Delete content” is pressed | make a snapshot (Message = this, By = me, What = Edited, Content = Content, Topic = Topic.Title); clear Content; Last edited = now; cancel its Email notifications where State is Waiting | whoever waits for an email
    Move messages | Last moved = now; make a snapshot (Message = this, By = me, What = Moved, Content = Text, Topic = Topic.Title) | whoever reads it
    Delete message | Deleted on = now; cancel its Email notifications where State is Waiting | whoever waits for an email
    Mark as read | make a message flag (Message = this, User = me, Flag = Read) if none(its Message flags where User is me and Flag is Read); cancel its Email notifications where User is me and State is Waiting | whoever reads it
    Mark as unread | delete its Message flags where User is me and Flag is Read | whoever presses it
    “Star” is pressed | make a message flag (Message = this, User = me, Flag = Starred) | whoever presses it
    “Unstar” is pressed | delete its Message flags where User is me and Flag is Starred | whoever presses it
    every day | delete it if Topic.Channel.Retention in force >= 0 days and Sent + Topic.Channel.Retention in force < now() | everybody`,
};
