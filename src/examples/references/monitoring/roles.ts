import type { Part } from './part.ts';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Role | Assigned by | Who has it first
    Owner | whoever makes the project | mara@brightfold.example
    Manager | Owner | teo@teoshome.example
    Team Member | Manager | ines@brightfold.example
    Read-only | Manager | audit@kestrel.example`,
  'roles.grants.me': `
    Role | Is which record
    everybody | Account`,
  'roles.account.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | own | no | own | own
    Manager | yes | own | no | own | own
    Team Member | yes | own | no | own | own
    Read-only | yes | own | no | own | own`,
  'roles.project.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | yes | yes
    Manager | yes | yes | yes | yes | no
    Team Member | yes | yes | yes | yes | no
    Read-only | yes | yes | no | no | no`,
  'roles.member.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | yes | yes
    Manager | yes | yes | yes | yes | yes
    Team Member | yes | yes | no | no | no
    Read-only | no | no | no | no | no`,
  'roles.check.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | yes | yes
    Manager | yes | yes | yes | yes | yes
    Team Member | yes | yes | yes | yes | yes
    Read-only | yes | yes | no | no | no`,
  'roles.ping.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | no | yes
    Manager | yes | yes | yes | no | yes
    Team Member | yes | yes | yes | no | yes
    Read-only | yes | yes | yes | no | no`,
  'roles.flip.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | no | no | no
    Manager | yes | yes | no | no | no
    Team Member | yes | yes | no | no | no
    Read-only | yes | yes | no | no | no`,
  'roles.integration.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | yes | yes | yes
    Manager | yes | yes | yes | yes | yes
    Team Member | yes | yes | yes | yes | yes
    Read-only | yes | yes | no | no | no`,
  'roles.badge.permissions': `
    Role \\ What they may do | list | open | create | change | delete
    Owner | yes | yes | no | yes | no
    Manager | yes | yes | no | yes | no
    Team Member | yes | yes | no | yes | no
    Read-only | yes | yes | no | no | no`,
  'roles.*.permissions.blank': 'forbidden',
  'roles.account.permissions.*.theirs': 'By the Email.',
  'roles.project.visibility': `
    Field \\ Role | Owner | Manager | Team Member | Read-only
    API key | shown | shown | shown | hidden
    Read-only API key | shown | shown | shown | hidden
    Ping key | shown | shown | shown | hidden`,
  'roles.check.visibility': { na: 'Whoever may open a check may read all of it.' },
  'roles.refusal': 'hidden',
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.anonymous': '- About Heartbeat\n- What a badge shows',
};
