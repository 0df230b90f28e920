import { ofEach, permissions } from '../../permissions.ts';
import type { Part } from '../part.ts';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Owner | whoever makes the project | mara@brightfold.example
    Manager | Owner | teo@teoshome.example
    Team Member | Manager | ines@brightfold.example
    Read-only | Manager | audit@kestrel.example`,
  'roles.grants.me': 'everybody | Account',
  'roles.account.permissions': permissions('Owner, Manager, Team Member, Read-only | yes | own | no | own | own'),
  'roles.project.permissions': permissions(`
    Owner | yes | yes | yes | yes | yes
    Manager, Team Member | yes | yes | yes | yes | no
    Read-only | yes | yes | no | no | no`),
  'roles.member.permissions': permissions(`
    Owner, Manager | yes | yes | yes | yes | yes
    Team Member | yes | yes | no | no | no
    Read-only | no | no | no | no | no`),
  'roles.check.permissions': permissions(`
    Owner, Manager, Team Member | yes | yes | yes | yes | yes
    Read-only | yes | yes | no | no | no`),
  'roles.ping.permissions': permissions(`
    Owner, Manager, Team Member | yes | yes | yes | no | yes
    Read-only | yes | yes | yes | no | no`),
  'roles.flip.permissions': permissions('Owner, Manager, Team Member, Read-only | yes | yes | no | no | no'),
  'roles.integration.permissions': permissions(`
    Owner, Manager, Team Member | yes | yes | yes | yes | yes
    Read-only | yes | yes | no | no | no`),
  'roles.badge.permissions': permissions(`
    Owner, Manager, Team Member | yes | yes | no | yes | no
    Read-only | yes | yes | no | no | no`),
  'roles.*.permissions.blank': 'forbidden',
  'roles.account.permissions.*.theirs': 'By the Email.',
  'roles.project.visibility': ofEach(`
    Field \\ Role | Owner | Manager | Team Member | Read-only
    API key, Read-only API key, Ping key | shown | shown | shown | hidden`),
  'roles.check.visibility': { na: 'Whoever may open a check may read all of it.' },
  'roles.refusal': 'hidden',
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.anonymous': '- About Heartbeat\n- What a badge shows',
};
