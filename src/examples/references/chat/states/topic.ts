import type { Part } from '../../part.ts';

const BOT = 'first(all Users where Full name is "Notification Bot")';
const TITLE = 'Title = (if State is Resolved then "✔ " else "") + (if Name is empty then "general chat" else Name)';
/** Somebody has one setting for a topic; without one it is as in the channel. */
const mine = (status: string) =>
  `delete its Topic settings where User is me; make a topic setting (Topic = this, User = me, Status = ${status})`;
const LATE_MOVE =
  'Channel.State is Active and (Role is one of [Owner, Administrator, Moderator] or none(its Messages where State is Sent and Sent + Time limit for moving messages < now()))';

/** Where a topic can be, and what can be done with all of it. */
export const topic: Part = {
  'states.topic.list': `
    Open | the question, incident or task is still open | first
    Resolved | it is answered or done; a ✔ stands in front of its name | on the way`,
  'states.topic.list.Open.editable': '- Name\n- Channel',
  'states.topic.list.Resolved.editable': '- Name\n- Channel',
  'states.topic.list.*.visible-to': '- Owner\n- Administrator\n- Moderator\n- Member\n- Guest\n- Server administrator',
  'states.topic.transitions': `
    Open | Resolved | Mark as resolved | a person | Owner, Administrator, Moderator, Member | Name is not empty
    Resolved | Open | Mark as unresolved | a person | Owner, Administrator, Moderator, Member |
    Open | Open | Move topic | a person | Owner, Administrator, Moderator, Member | ${LATE_MOVE}
    Open | Open | Rename topic | a person | Owner, Administrator, Moderator, Member | ${LATE_MOVE}
    Resolved | Resolved | Move topic | a person | Owner, Administrator, Moderator, Member | ${LATE_MOVE}
    Resolved | Resolved | Rename topic | a person | Owner, Administrator, Moderator, Member | ${LATE_MOVE}
    Open | Open | Delete topic | a person | Owner, Administrator | Channel.State is Active
    Resolved | Resolved | Delete topic | a person | Owner, Administrator | Channel.State is Active`,
  'states.topic.transitions.Open → Open: Rename topic.where': 'Topic | Name',
  'states.topic.transitions.Resolved → Resolved: Rename topic.where': 'Topic | Name',
  'states.topic.transitions.Resolved → Resolved: Move topic.where': 'Topic | Channel',
  'states.topic.transitions.Open → Open: Move topic.where': 'Topic | Channel',
  'states.topic.transitions.*.where': 'Topic',
  'states.topic.effects': `
    a topic is created | clear Name if Name is "(no topic)" or Name is "general chat"; ${TITLE} | whoever reads it
    Mark as resolved | ${TITLE}; make a message (Topic = this, Sender = ${BOT}, Content = me.Full name + " has marked this topic as resolved.") | whoever follows it
    Mark as unresolved | ${TITLE}; make a message (Topic = this, Sender = ${BOT}, Content = me.Full name + " has marked this topic as unresolved.") if none(its Messages where Content contains "has marked this topic as resolved" and Sent + Time to take a resolution back >= now()); delete its Messages where Content contains "has marked this topic as resolved" and Sent + Time to take a resolution back >= now() | whoever follows it
    Rename topic | ${TITLE} | whoever follows it
    Delete topic | Delete message its Messages where State is Sent | everybody
    “Follow topic” is pressed | ${mine('Followed')} | whoever presses it
    “Mute topic” is pressed | ${mine('Muted')} | whoever presses it
    “Unmute topic” is pressed | ${mine('Unmuted')} | whoever presses it
    “Default for this topic” is pressed | ${mine('None')} | whoever presses it
    “Mark all messages as read” is pressed | Mark as read its Messages where State is Sent | whoever presses it
    “Mark all messages as unread” is pressed | Mark as unread its Messages where State is Sent | whoever presses it`,
};
