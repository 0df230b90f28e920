import type { Part } from '../../part.ts';
import { roleNumber } from './user.ts';

/** What is kept of who may come in, and of whom and what people listen to. */
export const others: Part = {
  'entities.invitation.fields': `
    Kind | choice | | always | Email | User | Email
    Number | number | | | | Product | 1
    Email | email | | Kind is "Email" | | User | noor@harbourlane.example
    Link | web address | | | | Product | https://commons.example/join/k3v9
    Invited as | choice | | always | Member | User | Member
    Role number | computed | | | | Product | 400
    Channels | links | Channel | | | User | general
    Tell me when it is accepted | yes or no | | always | yes | User | yes
    Invited by | link | User | always | whoever is signed in | Product | Idris Bello
    Invited on | date and time | | always | now | Product | 2026-05-28 10:00
    Expires | date and time | | | now() + Validity of an invitation | User | 2026-06-07 10:00`,
  'entities.invitation.fields.kind.values': `
    Email | for one person | yes
    Link | whoever has it may join, again and again | yes`,
  'entities.invitation.fields.invited-as.values': `
    Owner | | yes
    Administrator | | yes
    Moderator | | yes
    Member | | yes
    Guest | | yes`,
  'entities.invitation.fields.role-number.formula': roleNumber('Invited as'),
  'entities.invitation.fields.*.override': 'no',
  'entities.invitation.fields.number.range': '1 | 1000000 |',

  'entities.muted-user.fields': `
    Muted by | link | User | always | whoever is signed in | Product | Yuki Sato
    Muted person | link | User | always | | User | Build Bot
    Since | date | | always | today | Product | 2026-05-30`,
  'entities.alert-word.fields': `
    Word | text | | always | | User | invoice
    User | link | User | always | whoever is signed in | Product | Tomás Rey`,
  'entities.email-domain.fields': `
    Domain | text | | always | | Administrator | harbourlane.example
    Subdomains too | yes or no | | always | no | Administrator | no`,
};
