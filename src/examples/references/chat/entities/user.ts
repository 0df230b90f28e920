import type { Part } from '../../part.ts';

const ROLE_FIELD = `
  Owner | stored as 100 | yes
  Administrator | stored as 200 | yes
  Moderator | stored as 300 | yes
  Member | stored as 400 | yes
  Guest | stored as 600 | yes`;

/** The number under which a role is stored; the lower, the more rights. */
export const roleNumber = (field: string) =>
  `if ${field} is Owner then 100 else if ${field} is Administrator then 200 else if ${field} is Moderator then 300 else if ${field} is Member then 400 else 600`;

/** What is kept of a user, and what each of them has set for themselves. */
export const user: Part = {
  'entities.user.fields': `
    Full name | text | | always | | User | Marta Kowal
    Email | email | | always | | User | marta@harbourlane.example
    Role | choice | | always | Member | Administrator | Owner
    Role number | computed | | | | Product | 100
    Joined | date and time | | always | now | Product | 2024-02-12 09:00
    Mention | computed | | | | Product | @**Marta Kowal**
    Full member | computed | | | | Product | yes
    Groups | tags | | | | Administrator | Designers
    Last in focus | date and time | | | | Product | 2026-06-01 11:59
    Availability | computed | | | | Product | Active
    Bot | yes or no | | always | no | Administrator | no
    Bot type | choice | | | | Administrator | Outgoing webhook
    Bot owner | link | User | | | Administrator | Tomás Rey
    Channel messages on the desktop | yes or no | | always | no | User | no
    Channel messages by email | yes or no | | always | no | User | no
    Channel messages on the phone | yes or no | | always | no | User | no
    Sound for channel messages | yes or no | | always | no | User | no
    Wildcard mentions | yes or no | | always | yes | User | yes
    Follow topics automatically | choice | | always | Topics I start | User | Topics I start
    Follow topics where I am mentioned | yes or no | | always | yes | User | yes
    Read while scrolling | choice | | always | Always | User | Always
    Show names of reacting users | yes or no | | always | yes | User | yes`,
  'entities.user.fields.role.values': ROLE_FIELD,
  'entities.user.fields.role-number.formula': roleNumber('Role'),
  'entities.user.fields.mention.formula': '"@**" + Full name + "**"',
  'entities.user.fields.full-member.formula': 'Role is Member and Joined + Waiting period <= now()',
  'entities.user.fields.availability.formula':
    'if State is Deactivated or Last in focus is empty then "Offline" else if Last in focus + Time counted as active >= now() then "Active" else "Idle"',
  'entities.user.fields.*.override': 'no',
  'entities.user.fields.bot-type.values': `
    Generic | stored as 1 | yes
    Incoming webhook | stored as 2 | yes
    Outgoing webhook | stored as 3 | yes
    Embedded | stored as 4 | yes`,
  'entities.user.fields.follow-topics-automatically.values': `
    Topics I participate in | by a message or a reaction | yes
    Topics I send a message to | | yes
    Topics I start | | yes
    Never | | yes`,
  'entities.user.fields.read-while-scrolling.values': `
    Always | | yes
    Only in conversation views | | yes
    Never | | yes`,
};
