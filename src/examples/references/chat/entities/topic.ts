import type { Part } from '../../part.ts';

/** What is kept of a topic, and of how somebody has set it. */
export const topic: Part = {
  'entities.topic.fields': `
    Title | text | | | | Product | ✔ icon grid
    Name | text | | | | User | icon grid
    Channel | link | Channel | always | | User | design
    Started by | link | User | | whoever is signed in | Product | Hanna Lind
    Number of messages | computed | | | | Product | 3
    Last message | computed | | | | Product | 2026-05-31 11:02
    Participants | computed | | | | Product | Hanna Lind, Tomás Rey`,
  'entities.topic.fields.number-of-messages.formula': 'count(its Messages where State is Sent)',
  'entities.topic.fields.last-message.formula': 'latest Sent of its Messages where State is Sent',
  'entities.topic.fields.participants.formula':
    'join(distinct((its Messages where State is Sent).Sender.Full name by Sent, newest first))',
  'entities.topic.fields.*.override': 'no',

  'entities.topic-setting.fields': `
    Topic | link | Topic | In channel is empty | | User | logo for Voss
    In channel | link | Channel | | | User | design
    Topic title | text | | | | User | logo for Voss
    Visibility policy | whole number | | | | User | 3
    User | link | User | always | whoever is signed in | User | Tomás Rey
    Status | choice | | Visibility policy is empty | None | User | Followed
    Stored as | computed | | | | Product | 3`,
  'entities.topic-setting.fields.status.values': `
    None | stored as 0 | yes
    Muted | stored as 1 | yes
    Unmuted | stored as 2 | yes
    Followed | stored as 3 | yes`,
  'entities.topic-setting.fields.stored-as.formula':
    'if Status is None then 0 else if Status is Muted then 1 else if Status is Unmuted then 2 else 3',
  'entities.topic-setting.fields.*.override': 'no',
};
