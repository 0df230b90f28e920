import type { Part } from './part.ts';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Role | Assigned by | Who has it first
    Owner | whoever makes the team | nadia@tidepoolbooks.example
    Admin | Owner | oskar@tidepoolbooks.example
    Editor | Owner, Admin | lena@tidepoolbooks.example
    Billing | Owner, Admin | accounts@tidepoolbooks.example
    Viewer | Owner, Admin | viktor@tidepoolbooks.example
    Guest Editor | Owner, Admin | ines@kilnagency.example
    Guest Viewer | Owner, Admin | tom@harbourcafe.example
    Public | nobody, whoever looks | a reader`,
  'roles.grants.me': `
    Role | Is which record
    everybody | User`,
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.refusal': 'hidden',
  'roles.*.permissions.blank': 'forbidden',
  'roles.*.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | yes | yes
    Admin | yes | yes | yes | yes | yes
    Editor | yes | yes | yes | yes | yes
    Viewer | yes | yes | no | no | no
    Guest Editor | yes | yes | yes | yes | yes
    Guest Viewer | yes | yes | no | no | no
    Public | yes | yes | no | no | no`,
  'roles.*.visibility': { na: 'Whoever may open it may read all of it.' },
};
