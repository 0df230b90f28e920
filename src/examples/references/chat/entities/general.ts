import type { Part } from '../../part.ts';

/** What is kept of everything alike. */
export const general: Part = {
  'entities.records': `
    User | Marta Kowal | Idris Bello | Clara Voss | Users
    Channel | general | design | announcements | Channels
    Subscription | Tomás Rey in design | Clara Voss in design | Idris Bello in hiring | Subscriptions
    Topic | logo for Voss | icon grid | second interview | Topics
    Topic setting | logo for Voss, followed | icon grid, muted | general chat, unmuted | Topic settings
    Message | 901 | 902 | 903 | Messages
    Message flag | 901 read by Tomás Rey | 902 starred by Hanna Lind | 903 read by Hanna Lind | Message flags
    Snapshot | 902 before it was edited | 904 before it was moved | 906 before it was emptied | Snapshots
    Reaction | thumbs_up on 902 | tada on 903 | soup-spoon on 905 | Reactions
    Custom emoji | soup-spoon | harbour | anchor | Custom emoji
    Invitation | noor@harbourlane.example | piet@vosspartners.example | a link for members | Invitations
    Muted user | Yuki Sato mutes Build Bot | Idris Bello mutes Build Bot | Hanna Lind mutes Build Bot | Muted users
    Alert word | invoice | harbour | logo | Alert words
    Draft | The third one is too | Could we meet | Soup again | Drafts
    Email domain | harbourlane.example | vosspartners.example | example.org | Email domains
    Email notification | 901 for Tomás Rey | 903 for Hanna Lind | 902 for Clara Voss | Email notifications`,
  'entities.*.identity': { na: 'Its page in the app is enough.' },
  'entities.relations': `
    Channel | Topic | any number | exactly one | yes | goes too
    Channel | Subscription | any number | exactly one | no | goes too
    Topic | Message | any number | exactly one | yes | goes too
    Topic | Topic setting | any number | exactly one | no | goes too
    Message | Message flag | any number | exactly one | no | goes too
    Message | Reaction | any number | exactly one | no | goes too
    Message | Snapshot | any number | exactly one | no | goes too
    Message | Email notification | any number | exactly one | no | goes too`,
};
